// `npm run fix`: formats everything and mends what the linter can mend by itself.
import { runTask } from './lib/progress.ts';
import { runTool } from './lib/run.ts';

await runTask(
  async () => (await runTool('@biomejs/biome', ['check', '--write', '--error-on-warnings'])).code,
);
