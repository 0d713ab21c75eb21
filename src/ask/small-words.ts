import { type Item, means, whichOf } from './items.ts';
import type { Way } from './unit.ts';

/** Small words that lead up to what follows. */
export const leadings = [
  'in',
  'from',
  'into',
  'with',
  'without',
  'to',
  'as',
  'for',
  'of-whom',
  'after',
];
/** Nouns that are counted, or that a number may stand behind. */
const counted = ['resource', 'suit', 'figure', 'players', 'card', 'level', 'score', 'times'];

/** Words that say nothing to anybody. */
export const passed = [
  'filler',
  'possessive',
  'more',
  'the',
  'own',
  'each',
  'perk-word',
  'phase-word',
  'action',
  'relative',
];

export const isCounted = (item: Item): boolean =>
  counted.some((kind) => means(item, kind) || whichOf(item, kind) !== undefined);

export const numberIn = (item: Item | undefined): number | undefined => {
  const found = whichOf(item, 'number');
  return found === undefined ? undefined : Number(found);
};

/** “another kid”: what is counted stands right behind. */
export const nounBehind = (items: readonly Item[], at: number): boolean => {
  const next = items[at + 1];
  return (
    (next !== undefined && isCounted(next) && whichOf(next, 'card') === undefined) ||
    numberIn(next) !== undefined
  );
};

/** The way that leads to a place, by the small word before it and, where that is not enough, by its case. */
export function wayTo(leads: readonly Item[], cases: readonly string[]): Way | undefined {
  const small = leads.findLast((item) => means(item, 'in', 'from', 'into'));
  if (small === undefined) return leads.some((item) => means(item, 'top')) ? 'into' : undefined;
  if (means(small, 'from') && !means(small, 'in')) return 'from';
  if (means(small, 'in') && means(small, 'into')) {
    if (cases.length === 0) return 'in';
    return cases.some((name) => name === 'pre' || name === 'loc' || name === 'nom') &&
      !(cases.includes('acc') && !cases.includes('pre') && !cases.includes('loc'))
      ? 'in'
      : 'into';
  }
  return means(small, 'in') ? 'in' : 'into';
}

/** “Is a 9 on a 9 okay?”, “… is fine”: what is, is no fact of the table. */
export function isOnlyAsking(items: readonly Item[], at: number): boolean {
  if (!means(items[at], 'be')) return false;
  if (means(items[at + 1], 'ask')) return true;
  if (at > 0 && !items[at - 1]?.mark) return false;
  const end = items.findIndex((item, index) => index > at && /^[.;?!\n]$/.test(item.text));
  const sentence = items.slice(at + 1, end < 0 ? undefined : end);
  return (
    sentence.some((item) => means(item, 'ask')) &&
    !sentence.some((item) => whichOf(item, 'place') !== undefined || means(item, 'empty'))
  );
}
