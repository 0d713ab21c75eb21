import { wantsHelp } from '../../scripts/lib/options.ts';
import { type Answer, asJson, exitCodes, nothingRead } from './answer.ts';
import { type Arguments, readArguments, UsageError, usage } from './arguments.ts';

/** Runs a command: answers go to standard output, complaints about the command line to standard error. */
export function runCommand(task: string, answer: (args: Arguments) => Answer): void {
  // A reader that has seen enough (`| head`) closes the pipe: the verdict is still the exit code.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const args = process.argv.slice(2);
  if (wantsHelp(args)) {
    process.stdout.write(`${usage(task)}\n`);
    return;
  }
  try {
    const { output, code } = answer(readArguments(task, args, process.env));
    process.stdout.write(output);
    process.exitCode = code;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    // Machines always get an answer, even where there was nothing to read.
    if (args.includes('--json')) process.stdout.write(asJson(nothingRead(error.message)));
    process.exitCode = exitCodes.unreadable;
  }
}
