// `npm run changes`: what has changed in the rules texts; `-- --record`: makes a version of it.
import { readFileSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { changesFile, isNothing, nextVersion, readChanges, textHistory } from '#model/changes.ts';
import { readOptions } from './lib/options.ts';
import { runTask, say } from './lib/progress.ts';
import { inProject } from './lib/root.ts';

const usage = `Usage: npm run changes -- [--record]
Shows what has changed in the rules texts since the last version of them.
  --record  makes a new version, as the About page shows it`;

function show(): void {
  const { version, date, since } = textHistory();
  say(`Version ${version} of the rules texts, ${date}.`);
  for (const [game, own] of since) {
    const { added, changed, removed } = own;
    if (isNothing(own)) say(`${game}: nothing has changed since.`);
    for (const [what, ids] of Object.entries({ added, changed, removed }))
      if (ids.length > 0) say(`${game}, ${what}: ${ids.join(', ')}`);
  }
}

function record(): void {
  const next = nextVersion(readChanges(), new Date().toISOString().slice(0, 10));
  if (next === undefined) {
    say('Nothing has changed: there is nothing to record.');
    return;
  }
  const file = inProject(changesFile);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${stringify([next], { lineWidth: 0 })}`);
  say(`Version ${next.version} of the rules texts is recorded in ${changesFile}.`);
}

await runTask(async (args) => {
  const { record: wanted } = readOptions(args, { record: { type: 'boolean', default: false } });
  if (wanted) record();
  else show();
  return 0;
}, usage);
