import { generate } from './generated.ts';
import { runTool } from './run.ts';
import type { Stage } from './stages.ts';

export const format: Stage = {
  name: 'Formatting and lint',
  hint: 'Much of it mends itself with: npm run fix',
  run: () => runTool('@biomejs/biome', ['check', '--error-on-warnings'], { output: 'keep' }),
};

/** Comes first: all other checks read the generated code. */
export const content: Stage = {
  name: 'Content',
  hint: 'Mend the entries named above; the README says how content/ is laid out.',
  run: () => generate({ output: 'keep' }),
};

export const types: Stage = {
  name: 'Types',
  hint: 'Mend the places named above.',
  run: () => runTool('astro', ['check'], { output: 'keep' }),
};

export const unused: Stage = {
  name: 'Unused files, exports and packages',
  hint: 'Remove what is named above, or use it.',
  run: () =>
    runTool('knip', ['--no-progress', '--treat-config-hints-as-errors'], { output: 'keep' }),
};
