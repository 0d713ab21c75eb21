import { isRecord } from '../unknown-data.ts';

type Path = readonly string[];
type Described = Readonly<Record<string, unknown>>;

/** The facts of a description that can be left out one by one: keys, and keys inside those. */
const factsIn = (described: Described, deep: number): Path[] =>
  Object.entries(described).flatMap(([key, value]) => [
    [key],
    ...(deep > 1 && isRecord(value)
      ? factsIn(value, deep - 1).map((path): Path => [key, ...path])
      : []),
  ]);

function without(described: Described, [key = '', ...inside]: Path): Described {
  const { [key]: value, ...rest } = described;
  if (inside.length === 0 || !isRecord(value)) return rest;
  return { ...described, [key]: without(value, inside) };
}

const has = (described: Described, [key = '', ...inside]: Path): boolean => {
  const value = described[key];
  if (inside.length === 0) return key in described;
  return isRecord(value) && has(value, inside);
};

const depth = 3;

/** A description without the facts that make no difference; those that `keep` names stay in any case. */
export function thinOut(
  described: Described,
  isSame: (thinner: Described) => boolean,
  keep: readonly string[],
): Described {
  let thin = described;
  for (const path of factsIn(described, depth)) {
    const name = path.join('.');
    const isKept = (kept: string) =>
      `${kept}.`.startsWith(`${name}.`) || name.startsWith(`${kept}.`);
    if (keep.some(isKept)) continue;
    if (!has(thin, path)) continue;
    const thinner = without(thin, path);
    if (isSame(thinner)) thin = thinner;
  }
  return thin;
}

/** The facts that the answer depends on: without one of these it would be another. */
export const decidingFacts = (
  described: Described,
  isSame: (thinner: Described) => boolean,
): unknown[] =>
  factsIn(described, depth).flatMap((path) => {
    const fact = path.reduce<unknown>(
      (value, key) => (isRecord(value) ? value[key] : undefined),
      described,
    );
    // Of a part, the facts inside it are counted.
    const isPart = isRecord(fact) && path.length < depth;
    return isPart || isSame(without(described, path)) ? [] : [fact];
  });
