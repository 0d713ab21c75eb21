// `npm run lock`, after every change of a dependency: completes package-lock.json for `npm ci`.
import { readFileSync, writeFileSync } from 'node:fs';
import { completeLock, type LockFile } from './lib/lock-file.ts';
import { runTask, say } from './lib/progress.ts';
import { inProject } from './lib/root.ts';

await runTask(async () => {
  const file = inProject('package-lock.json');
  const before: LockFile = JSON.parse(readFileSync(file, 'utf8'));
  const { lock, added } = completeLock(before);
  for (const name of added) say(`+ ${name.replace('node_modules/', '')}`);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  say(added.length > 0 ? `${added.length} entries added.` : 'Nothing is missing.');
  return 0;
});
