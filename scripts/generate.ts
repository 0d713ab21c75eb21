import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readFacts } from '../src/content/facts.ts';
import { projectRoot } from '../src/content/files.ts';
import { ContentError } from '../src/content/finding.ts';
import { dobroModule, fortModule } from '../src/content/generate-games.ts';
import { readResources } from '../src/i18n/files.ts';
import { uiKeysModule, uiModule } from '../src/i18n/generate-ui.ts';

/** Writes only what changed: a watching bundler is not woken for nothing. */
function write(file: string, text: string): void {
  const path = join(projectRoot, 'src/generated', file);
  mkdirSync(dirname(path), { recursive: true });
  try {
    if (readFileSync(path, 'utf8') === text) return;
  } catch {
    // Not there yet.
  }
  writeFileSync(path, text);
}

try {
  const facts = readFacts();
  write('fort.ts', fortModule(facts.fort));
  write('dobro.ts', dobroModule(facts.dobro));
  const resources = readResources();
  write('ui.ts', uiModule(resources));
  write('ui-keys.ts', uiKeysModule(resources));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
