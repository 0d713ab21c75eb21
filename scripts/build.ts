// `npm run build`: the site and the PDFs, into dist.
import { build } from './lib/build.ts';
import { readOptions } from './lib/options.ts';
import { runTask } from './lib/progress.ts';

await runTask(async () => {
  readOptions(process.argv.slice(2), {});
  await build();
  return 0;
});
