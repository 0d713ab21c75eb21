import { type Answer, asJson, exitCodes, nothingRead } from './answer.ts';
import { type Arguments, readArguments, UsageError } from './arguments.ts';

/** Runs a command: answers go to standard output, complaints about the command line to standard error. */
export function runCommand(task: string, answer: (args: Arguments) => Answer): void {
  try {
    const { output, code } = answer(readArguments(task, process.argv.slice(2), process.env));
    process.stdout.write(output);
    process.exitCode = code;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    // Machines always get an answer, even where there was nothing to read.
    if (process.argv.includes('--json')) process.stdout.write(asJson(nothingRead(error.message)));
    process.exitCode = exitCodes.unreadable;
  }
}
