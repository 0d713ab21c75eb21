// Writes src/generated from content/ and checks the content; with --release also what only a release needs.
import { games } from './lib/generated-games.ts';
import { readOptions } from './lib/options.ts';
import { runTask } from './lib/progress.ts';

await runTask(async () => {
  const { release } = readOptions(process.argv.slice(2), { release: { type: 'boolean' } });
  games();
  // Everything else may ask which games there are, so it comes after.
  const { generateAll } = await import('./lib/generate-all.ts');
  return generateAll({ release: release === true });
});
