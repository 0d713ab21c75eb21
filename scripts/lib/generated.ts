import { fingerprint } from './fingerprint.ts';
import { makeOnce } from './remembered.ts';
import { inProject } from './root.ts';
import { type Outcome, type RunOptions, runNode } from './run.ts';

const generator = 'scripts/generate.ts';

/** Writes src/generated and checks the content down to the last translation. */
export const generate = (options: RunOptions = {}): Promise<Outcome> =>
  runNode(inProject(generator), [], options);

/** The same during work: translations may lag behind, texts may be unused. */
export const generateWhileWorking = (options: RunOptions = {}): Promise<Outcome> =>
  runNode(inProject(generator), ['--while-working'], options);

/** The same, but only if something has changed; for tasks that must answer at once. */
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
      ({ code } = await generateWhileWorking({ output: 'stderr' }));
      return code === 0;
    },
  });
  return code;
}
