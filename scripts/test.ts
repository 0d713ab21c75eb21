// `npm test`: every check there is. The last line says how many tests passed and failed.
import { build } from './lib/build.ts';
import { content, format, types } from './lib/checks.ts';
import { readOptions } from './lib/options.ts';
import { runTask, say } from './lib/progress.ts';
import { runStages, type Stage, together } from './lib/stages.ts';
import { vitestStage } from './lib/vitest-stage.ts';

const buildStage: Stage = {
  name: 'Build',
  hint: 'The reason stands above.',
  run: async () => {
    await build();
    return { code: 0, output: '' };
  },
};

await runTask(async () => {
  readOptions(process.argv.slice(2), {});
  const { passed, failed } = await runStages([
    format,
    content,
    together(types, buildStage),
    vitestStage('Unit and property tests', 'unit'),
    vitestStage('Tests in a browser', 'browser'),
  ]);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
