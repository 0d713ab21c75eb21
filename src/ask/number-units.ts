import { means, whichOf } from './items.ts';
import { isCounted, nounBehind, numberIn } from './small-words.ts';
import type { UnitRow } from './unit-row.ts';

/** What may stand between a number and what it counts. */
const between = [
  'filler',
  'article',
  'in',
  'possessive',
  'more',
  'me',
  'own',
  'last',
  'left',
  'relative',
  'add',
];

/** Reads a number; false where the item is none. */
export function readNumber(row: UnitRow, at: number): boolean {
  const { items, rules } = row;
  const item = items[at];
  if (item === undefined) return false;
  const number =
    numberIn(item) ??
    (means(item, 'another') && nounBehind(items, at) ? 1 : undefined) ??
    // “both toys”, but not “both toys and pizza”
    (means(item, 'both') &&
    whichOf(items[at + 1], 'resource') !== undefined &&
    !means(items[at + 2], 'and')
      ? 2
      : undefined);
  const noun = row.ahead(at, isCounted, between);
  if (rules.readCount?.(row, item, number, noun)) return true;
  if (number === undefined || whichOf(item, 'players') !== undefined) return false;
  // «ещё одну 5», “another one, a 5”: one of the cards that are named behind it.
  if (number === 1 && !/^\d/.test(item.text) && numberIn(items[at + 1]) !== undefined) {
    row.leads = [...row.leads, item];
    return true;
  }
  const repeats = row.ahead(
    at,
    (next) => (whichOf(next, 'cards') ?? whichOf(next, rules.cardKind)) !== undefined,
    ['filler', 'of'],
  );
  row.dropCount();
  row.count = { item, number };
  // “9 joker” in a row of cards is two of them.
  const isRow = number > 4 || (row.last?.is === 'number' && /^\d/.test(item.text));
  if (!noun && !(repeats && rules.cardKind !== 'card' && !isRow)) row.dropCount();
  return true;
}
