/** Descriptions that differ a little from one table, and what a move changes on it. */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first with the changes of the second; null takes away. */
export function changedBy(one: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  const known = isObject(one) ? one : {};
  const changed = Object.entries(change).map(([key, value]) => [key, changedBy(known[key], value)]);
  const all = Object.entries({ ...known, ...Object.fromEntries(changed) });
  return Object.fromEntries(all.filter(([, value]) => value !== null));
}

/** What is different in the second, each fact by its path. */
function difference(one: unknown, other: unknown, path: readonly string[]): [string, unknown][] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (!isObject(one) || !isObject(other)) return [[path.join('.'), other ?? 'unknown']];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.flatMap((key) => difference(one[key], other[key], [...path, key]));
}

export const whatChanged = (one: unknown, other: unknown): unknown =>
  Object.fromEntries(difference(one, other, []));
