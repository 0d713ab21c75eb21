import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inProject } from '../lib/root.ts';
import {
  isListed,
  noticedAs,
  type Place,
  survivedAs,
  survivorAsText,
  survivorOf,
} from './report.ts';

interface Tried {
  readonly status: string;
  readonly fileName: string;
  readonly replacement: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

const every = 20;

/**
 * A reporter for StrykerJS that tells each survivor when it is found, and how far the run is: one that is
 * stopped half way has said something.
 */
class TellAtOnce {
  private tried = 0;
  private noticed = 0;
  private survived = 0;

  onMutantTested({ status, fileName, replacement, location }: Tried): void {
    if (noticedAs.includes(status)) this.noticed += 1;
    if (survivedAs.includes(status)) {
      const file = relative(inProject(), fileName);
      const source = readFileSync(fileName, 'utf8');
      const survivor = survivorOf(file, source, location, replacement);
      if (!isListed(survivor)) {
        this.survived += 1;
        process.stdout.write(`${survivorAsText(survivor)}\n`);
      }
    }
    this.tried += 1;
    if (this.tried % every === 0)
      process.stdout.write(
        `So far ${this.noticed} were noticed, ${this.survived} were not; ${this.tried} tried.\n`,
      );
  }
}

/** What StrykerJS looks for in a plugin. */
export const strykerPlugins = [
  { kind: 'Reporter', name: 'tell-at-once', injectableClass: TellAtOnce },
];
