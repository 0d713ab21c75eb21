import fc from 'fast-check';

/** A kind of input, and what has to hold for all input of that kind. */
export interface Attack {
  readonly name: string;
  /** Runs it this many times; returns the smallest input that fails, if any. */
  run(settings: { readonly runs: number; readonly seed?: number }): Promise<string | undefined>;
}

/** CPU seconds that one answer may take, other processes on the machine not counted. */
const mostSeconds = 2;

async function inTime<Result>(
  answers: number,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1_000_000;
  if (seconds > mostSeconds * answers) throw new Error(`took ${seconds.toFixed(1)} s`);
  return result;
}

/** An attack that generates inputs; `hold` throws where something does not hold, and returns the number of answers. */
export const attack = <Input>(
  name: string,
  inputs: fc.Arbitrary<Input>,
  hold: (input: Input) => void | Promise<void>,
  answers = 1,
): Attack => ({
  name,
  run: async ({ runs, seed }) => {
    const property = fc.asyncProperty(inputs, (input) => inTime(answers, () => hold(input)));
    const details = await fc.check(property, {
      numRuns: runs,
      ...(seed === undefined ? {} : { seed }),
    });
    if (!details.failed) return undefined;
    const { errorInstance: error } = details;
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `${reason}\n${fc.defaultReportMessage(details)}`;
  },
});
