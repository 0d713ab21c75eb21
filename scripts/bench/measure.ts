/** The median of some numbers, which a busy moment of the machine does not affect. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2;
}

/** How many of what `work` returns are done per second. */
export function perSecond(work: () => number): number {
  const started = performance.now();
  const count = work();
  return (count / (performance.now() - started)) * 1000;
}

export interface Rates {
  readonly median: number;
  readonly best: number;
}

/** Measures several tasks in turn, so that other load on the machine affects them all alike. */
export function sideBySide<Name extends string>(
  works: Readonly<Record<Name, () => number>>,
  rounds: number,
): Map<string, Rates> {
  const all: [string, () => number, number[]][] = Object.entries<() => number>(works).map(
    ([name, work]) => [name, work, []],
  );
  for (const [, work] of all) work();
  for (let round = 0; round < rounds; round++)
    for (const [, work, rates] of all) rates.push(perSecond(work));
  return new Map(
    all.map(([name, , rates]) => [
      name,
      { median: Math.round(median(rates)), best: Math.round(Math.max(...rates)) },
    ]),
  );
}
