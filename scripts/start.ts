// `npm start`: builds the site and the PDFs where something changed, and serves them.
import { build } from './lib/build.ts';
import { checkPort } from './lib/listen.ts';
import { readOptions, readPort } from './lib/options.ts';
import { runTask } from './lib/progress.ts';
import { serveSite } from './lib/serve.ts';

await runTask(async () => {
  const options = readOptions(process.argv.slice(2), {
    port: { type: 'string' },
    host: { type: 'string' },
  });
  const place = { host: options.host ?? '127.0.0.1', port: readPort(options.port) };
  await checkPort(place);
  await build();
  await serveSite(place);
  return 0;
});
