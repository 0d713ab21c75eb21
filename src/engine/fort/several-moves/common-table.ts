import { isRecord } from '#engine/core/unknown-data.ts';
import type { Situation } from '../format/situation.ts';
import type { ShownCard } from '../format/values.ts';
import { countOf } from '../judging/table/described.ts';

/** Piles have no order. */
const inOrder = (_: string, value: unknown): unknown =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
    ? [...value].sort()
    : value;

/** Equal for tables that differ in nothing but the order of a pile. */
export const keyOf = (situation: unknown): string => JSON.stringify(situation, inOrder);

const piles = ['hand', 'deck', 'discard', 'yard', 'lookout', 'park'];

const isPile = (value: unknown): value is readonly ShownCard[] | number =>
  typeof value === 'number' || Array.isArray(value);

/** What the values have in common; undefined where that is nothing. */
function inAll(key: string, [first, ...others]: readonly unknown[]): unknown {
  if (others.every((other) => keyOf(other) === keyOf(first))) return first;
  const all = [first, ...others];
  if (piles.includes(key) && all.every(isPile)) {
    const counts = new Set(all.map(countOf));
    return counts.size === 1 ? countOf(all[0]) : undefined;
  }
  if (!all.every(isRecord)) return undefined;
  const [one = {}] = all;
  const common = Object.keys(one).flatMap((name) => {
    const value = inAll(
      name,
      all.map((each) => each[name]),
    );
    return value === undefined ? [] : [[name, value]];
  });
  return common.length > 0 || key === 'me' ? Object.fromEntries(common) : undefined;
}

/** What is known whichever of these tables it is. */
export function commonTable(tables: readonly Situation[]): Situation;
export function commonTable(tables: readonly object[]): object {
  const common = inAll('me', tables);
  return isRecord(common) ? common : {};
}
