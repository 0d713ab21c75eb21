// `npm run check`: everything that can be said without running the project.
import { content, format, types, unused } from './lib/checks.ts';
import { readOptions } from './lib/options.ts';
import { runTask } from './lib/progress.ts';
import { runStages } from './lib/stages.ts';

await runTask(async () => {
  readOptions(process.argv.slice(2), {});
  const { failed } = await runStages([format, content, types, unused]);
  return failed === 0 ? 0 : 1;
});
