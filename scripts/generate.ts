// Writes src/generated from content/ and checks the content; with --release also what only a release needs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { iconIds } from '#icons/index.ts';
import { checkContent } from '#model/check/content.ts';
import { checkRelease } from '#model/check/release.ts';
import { readFacts } from '#model/facts.ts';
import { projectRoot } from '#model/files.ts';
import { assertNone, ContentError } from '#model/finding.ts';
import { dobroModule, fortModule } from '#model/generate-games.ts';
import { nounsModule } from '#model/generate-nouns.ts';
import { uiKeysModule, uiModule } from '#model/generate-ui.ts';
import { readResources } from '#model/interface-texts.ts';
import { readOptions } from './lib/options.ts';
import { runTask } from './lib/progress.ts';

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

await runTask(async () => {
  const { release } = readOptions(process.argv.slice(2), { release: { type: 'boolean' } });
  try {
    const facts = readFacts();
    write('fort.ts', fortModule(facts.fort));
    write('dobro.ts', dobroModule(facts.dobro));
    const resources = readResources();
    write('ui.ts', uiModule(resources));
    write('ui-keys.ts', uiKeysModule(resources));
    write('nouns.ts', nounsModule());
    assertNone(checkContent({ root: projectRoot, iconIds }));
    if (release === true) assertNone(checkRelease(projectRoot));
    return 0;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return 1;
  }
});
