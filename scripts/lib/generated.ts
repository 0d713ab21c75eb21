import { fingerprint } from './fingerprint.ts';
import { makeOnce } from './remembered.ts';
import { inProject } from './root.ts';
import { type Outcome, type RunOptions, runNode } from './run.ts';

const generator = 'scripts/generate.ts';

/** Checks the content and writes src/generated, whether or not anything changed. */
export const generate = (options: RunOptions = {}): Promise<Outcome> =>
  runNode(inProject(generator), [], options);

/** Also what may be so while one works, but not when it is published. */
export const generateForRelease = (options: RunOptions = {}): Promise<Outcome> =>
  runNode(inProject(generator), ['--release'], options);

/** The same, only where something changed since; for the tasks that must answer at once. */
export async function generateIfChanged(): Promise<number> {
  const root = inProject();
  let code = 0;
  await makeOnce({
    name: 'generated',
    inputs: () =>
      fingerprint({
        root,
        paths: ['content', 'src', generator, 'package-lock.json'],
        except: (file) => file.startsWith('src/generated/') || file.includes('.test.'),
      }),
    outputs: () => fingerprint({ root, paths: ['src/generated'] }),
    make: async () => {
      ({ code } = await generate({ output: 'stderr' }));
      return code === 0;
    },
  });
  return code;
}
