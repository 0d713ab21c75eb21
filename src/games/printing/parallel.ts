import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '#model/files.ts';
import { fileName, type Variant } from '#print/variant.ts';
import type { Printed } from './store.ts';
import type { Finished, Job } from './worker.ts';

export interface PrintOptions {
  readonly folder: string;
  /** Where in the folder a file goes; at its top by default. */
  readonly place?: (variant: Variant) => string;
  readonly preview?: (variant: Variant) => boolean;
  readonly onFile?: (done: number, file: string, printed: Printed) => void;
}

/** Documents that could not be made, each with its reason. */
export class PrintError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'PrintError';
  }
}

/** Below this number, a second thread would take longer to start than the files take to make. */
const worthAThread = 12;

/** Makes files on all cores. The threads run the sources themselves, also when a page is bundled. */
export async function printInParallel(
  all: readonly Variant[],
  { folder, place = fileName, preview = () => false, onFile }: PrintOptions,
): Promise<Map<string, Printed>> {
  const jobs: Job[] = all.map((variant) => ({
    variant,
    folder,
    file: place(variant),
    preview: preview(variant),
  }));
  const threads = Math.max(
    1,
    Math.min(availableParallelism(), 4, Math.ceil(jobs.length / worthAThread)),
  );
  const made = new Map<string, Printed>();
  const problems: string[] = [];
  let next = 0;
  const runThread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(join(projectRoot, 'src/games/printing/worker.ts'));
      const hand = (): void => {
        const job = jobs[next];
        next += 1;
        if (job === undefined) void worker.terminate().then(() => resolve());
        else worker.postMessage(job);
      };
      worker.on('error', reject);
      worker.on('message', (answer: Finished) => {
        if ('problem' in answer) problems.push(`${answer.file}: ${answer.problem}`);
        else {
          made.set(answer.file, answer.printed);
          onFile?.(made.size, answer.file, answer.printed);
        }
        hand();
      });
      hand();
    });
  await Promise.all(Array.from({ length: threads }, runThread));
  if (problems.length > 0) throw new PrintError(problems.sort());
  return made;
}
