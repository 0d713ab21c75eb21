// Writes src/generated from content/ and checks the content; with --release also what only a release needs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkContent } from '#content/check-content.ts';
import { checkRelease } from '#content/check-release.ts';
import { readFacts } from '#content/facts.ts';
import { projectRoot } from '#content/files.ts';
import { assertNone, ContentError } from '#content/finding.ts';
import { dobroModule, fortModule } from '#content/generate-games.ts';
import { readResources } from '#i18n/files.ts';
import { uiKeysModule, uiModule } from '#i18n/generate-ui.ts';
import { iconIds } from '#icons/index.ts';
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
    assertNone(checkContent({ root: projectRoot, iconIds }));
    if (release === true) assertNone(checkRelease(projectRoot));
    return 0;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return 1;
  }
});
