import fc from 'fast-check';

/** A kind of input, and what has to hold whatever of that kind comes. */
export interface Attack {
  readonly name: string;
  /** Runs it so often; the outcome names the smallest input that fails, if one does. */
  run(settings: { readonly runs: number; readonly seed?: number }): Promise<string | undefined>;
}

/** Seconds of work that one input may cost; those of other processes on the machine don't count. */
const mostSeconds = 2;

async function inTime<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1_000_000;
  if (seconds > mostSeconds) throw new Error(`took ${seconds.toFixed(1)} s`);
  return result;
}

/** An attack that generates inputs; `hold` throws where something does not hold. */
export const attack = <Input>(
  name: string,
  inputs: fc.Arbitrary<Input>,
  hold: (input: Input) => void | Promise<void>,
): Attack => ({
  name,
  run: async ({ runs, seed }) => {
    const property = fc.asyncProperty(inputs, (input) => inTime(() => hold(input)));
    const details = await fc.check(property, {
      numRuns: runs,
      ...(seed === undefined ? {} : { seed }),
    });
    return details.failed ? fc.defaultReportMessage(details) : undefined;
  },
});
