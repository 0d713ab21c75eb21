import { existsSync } from 'node:fs';
import { readAddress, readReport } from './address.ts';
import { fingerprint, newest } from './fingerprint.ts';
import { generateWhileWorking } from './generated.ts';
import { Problem } from './problem.mjs';
import { say, withProgress } from './progress.ts';
import { makeOnce } from './remembered.ts';
import { inProject } from './root.ts';
import { type Outcome, runNode, runTool } from './run.ts';

interface Step {
  name: string;
  run: () => Promise<Outcome | undefined>;
}

function scriptStep(name: string, file: string): Step[] {
  const script = inProject('scripts', file);
  return existsSync(script) ? [{ name, run: () => runNode(script, [], { output: 'keep' }) }] : [];
}

/** In this order: the PDFs are put beside the pages, the worker lists them all. */
const steps: Step[] = [
  { name: 'Content', run: () => generateWhileWorking({ output: 'keep' }) },
  { name: 'Pages', run: () => runTool('astro', ['build'], { output: 'keep' }) },
  ...scriptStep('PDFs', 'print.ts'),
  ...scriptStep('Offline worker', 'worker.ts'),
];

async function runSteps(): Promise<boolean> {
  for (const { name, run } of steps) {
    await withProgress(name, async () => {
      const outcome = await run();
      if (!outcome || outcome.code === 0) return;
      process.stderr.write(outcome.output);
      throw new Problem(
        `The build stopped at "${name}".`,
        'The reason stands above; mend it and run the command again.',
      );
    });
  }
  return true;
}

const sources = [
  'content',
  'public',
  'scripts',
  'src',
  'astro.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

/** Files that check or measure the site, or that are generated from the others. */
const besideTheSite =
  /^(?:src\/(?:generated|testing)\/|scripts\/(?:audit|bench|mutate)(?:\/|\.ts$)|scripts\/(?:check|dev|fix|judge|lock|look|score|simulate|start|test)\.ts$)|\.test[.-]/;

const makesNoDifference = (file: string) => besideTheSite.test(file);

/** No source was changed after the last step of a build, the offline worker, was made. */
export const isBuiltSince = (): boolean =>
  newest({ root: inProject(), paths: ['dist/sw.js'] }) >
  newest({ root: inProject(), paths: sources, except: makesNoDifference });

/** Builds dist, unless it has already been built from the same sources and for the same address. */
export async function build(): Promise<void> {
  const settings = { ...readAddress(process.env), report: readReport(process.env) };
  const root = inProject();
  const result = await makeOnce({
    name: 'build',
    inputs: () => fingerprint({ root, paths: sources, except: makesNoDifference, settings }),
    outputs: () => fingerprint({ root, paths: ['dist'] }),
    make: runSteps,
  });
  if (result === 'kept') say('✓ Nothing changed since the last build');
}
