import { wantsHelp } from './options.ts';
import { describeProblem, Problem } from './problem.mjs';

/** How long something took, as people say it. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 90) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

// A reader that has seen enough (`| head`) closes the pipe: the rest is dropped, and the task goes on.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Reports what begins, how it went and how long it took. */
export async function withProgress<T>(name: string, work: () => Promise<T>): Promise<T> {
  say(`▸ ${name} …`);
  const started = performance.now();
  const took = () => duration(performance.now() - started);
  try {
    const result = await work();
    say(`✓ ${name}, ${took()}`);
    return result;
  } catch (error) {
    say(`✗ ${name}, ${took()}`);
    throw error;
  }
}

/** The frame of a task: `--help` prints its usage; a problem is reported in words, anything else with its stack. */
export async function runTask(
  task: (args: string[]) => Promise<number>,
  usage?: string,
): Promise<void> {
  const args = process.argv.slice(2);
  try {
    if (usage !== undefined && wantsHelp(args)) say(usage);
    else process.exitCode = await task(args);
  } catch (error) {
    if (error instanceof Problem) process.stderr.write(describeProblem(error));
    else console.error(error);
    process.exitCode = 1;
  }
}
