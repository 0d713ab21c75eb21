// Writes src/generated from content/ and checks the content. With --while-working translations that lag
// behind are only counted.
import { games } from './lib/generated-games.ts';
import { readOptions } from './lib/options.ts';
import { runTask } from './lib/progress.ts';

await runTask(async () => {
  const options = readOptions(process.argv.slice(2), { 'while-working': { type: 'boolean' } });
  await games();
  // Everything else may ask which games there are, so it comes after.
  const { generateAll } = await import('./lib/generate-all.ts');
  return generateAll({ working: options['while-working'] === true });
});
