import { isPerson } from './frames.ts';
import { type Item, means, numberOf, whichOf } from './items.ts';

/** What a few words together stand for: an amount, a card with its coin, a place with its owner. */
export type Chunk = { readonly from: readonly Item[] } & (
  | { readonly is: 'amount'; readonly kind: string; readonly count: number | undefined }
  | {
      readonly is: 'card';
      readonly card: string;
      readonly coin?: string;
      /** The form says that it is what something is done with, or whose it is. */
      readonly form?: 'tool' | 'owner';
    }
  | { readonly is: 'symbol'; readonly symbol: string; readonly count: number | undefined }
  | { readonly is: 'cards'; readonly count: number | undefined }
  | {
      readonly is: 'place';
      readonly place: string;
      readonly way: 'in' | 'from' | 'into' | undefined;
      readonly owner: Item | undefined;
    }
  | { readonly is: 'level'; readonly level: number | undefined }
  | { readonly is: 'points'; readonly count: number | undefined }
  | { readonly is: 'players'; readonly count: number }
  | { readonly is: 'figure'; readonly figure: string; readonly count: number | undefined }
  | { readonly is: 'named'; readonly kind: 'perk' | 'rule' | 'phase' | 'box'; readonly id: string }
  | { readonly is: 'person'; readonly person: Item }
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'word'; readonly word: string }
);

/** Words that matter to a frame although they stand for nothing on the table. */
const words = [
  'empty',
  'full-up',
  'only',
  'both',
  'each',
  'in-full',
  'in-part',
  'once',
  'twice',
  'times',
  'none',
  'all',
  'top',
  'first-turn',
  'turn-of',
  'next',
  'already',
  'end',
  'over',
  'set-up',
  'left',
  'with',
  'as',
  'nobody',
  'phase-word',
  'symbol',
  'action',
  'rule-question',
  'from',
  'into',
  'in',
  'pair',
  'joker',
  'climb',
  'value',
  'middle',
  'late',
  'forgetful',
  'clockwise',
  'counterclockwise',
  'out',
  'opened',
  'took',
  'forgot',
  'skip',
  'follow-past',
  'decline-past',
  'then',
];

const isSmall = (item: Item): boolean =>
  ['filler', 'ask', 'and'].some((meaning) => means(item, meaning)) || item.mark;

/** The way that leads to a place, by the small word before it and, where that is not enough, by its case. */
function wayTo(
  place: Item,
  meaning: string,
  before: readonly Item[],
): 'in' | 'from' | 'into' | undefined {
  const small = before.findLast(
    (item) => means(item, 'in') || means(item, 'from') || means(item, 'into'),
  );
  if (small === undefined) return undefined;
  const cases = place.cases.get(meaning);
  const can = (way: string) => means(small, way);
  if (can('from') && !(can('in') || can('into'))) return 'from';
  if (can('in') && can('into') && cases !== undefined)
    return cases.some((name) => name === 'pre' || name === 'loc') ? 'in' : 'into';
  if (can('in')) return 'in';
  return can('into') ? 'into' : 'from';
}

/** «Капитаном» is what it is done with, «Шпиона» and “Bug's” whose action it is. */
function formOf(item: Item, card: string, next: Item | undefined): 'tool' | 'owner' | undefined {
  const cases = item.cases.get(`card:${card}`) ?? [];
  if (cases.length > 0 && cases.every((name) => name === 'ins')) return 'tool';
  if (next?.text === 's' || (cases.includes('gen') && !cases.includes('nom'))) return 'owner';
  return undefined;
}

export function chunksOf(items: readonly Item[]): Chunk[] {
  const chunks: Chunk[] = [];
  const used = new Set<Item>();
  const take = (...taken: readonly (Item | undefined)[]): Item[] => {
    const found = taken.filter((item) => item !== undefined);
    for (const item of found) used.add(item);
    return found;
  };
  /** The next item that says something, at most two small words away. */
  const after = (at: number, accept: (item: Item) => boolean): Item | undefined => {
    for (const item of items.slice(at + 1, at + 4)) {
      if (accept(item)) return item;
      const isPassed = ['me', 'in', 'into'].some((meaning) => means(item, meaning));
      if (item.mark || !(isSmall(item) || isPassed)) return undefined;
    }
    return undefined;
  };
  const previous = (at: number, accept: (item: Item) => boolean): Item | undefined =>
    items
      .slice(Math.max(0, at - 2), at)
      .findLast((item) => !item.mark && accept(item) && !used.has(item));

  for (const [at, item] of items.entries()) {
    if (used.has(item) || item.mark) continue;
    const count = numberOf(item);
    if (count !== undefined) {
      const noun = after(at, (next) => !isSmall(next) && !means(next, 'me'));
      const resource = whichOf(noun, 'resource');
      const symbol = whichOf(noun, 'suit');
      if (resource !== undefined)
        chunks.push({ is: 'amount', kind: resource, count, from: take(item, noun) });
      else if (means(noun, 'resource'))
        chunks.push({ is: 'amount', kind: 'any', count, from: take(item, noun) });
      else if (symbol !== undefined)
        chunks.push({ is: 'symbol', symbol, count, from: take(item, noun) });
      else if (means(noun, 'level'))
        chunks.push({ is: 'level', level: count, from: take(item, noun) });
      else if (means(noun, 'score')) chunks.push({ is: 'points', count, from: take(item, noun) });
      else if (whichOf(noun, 'figure') !== undefined)
        chunks.push({
          is: 'figure',
          figure: whichOf(noun, 'figure') ?? '',
          count,
          from: take(item, noun),
        });
      else if (means(noun, 'players'))
        chunks.push({ is: 'players', count, from: take(item, noun) });
      else if (means(noun, 'card')) chunks.push({ is: 'cards', count, from: take(item, noun) });
      else if (
        means(
          previous(at, (one) => means(one, 'level')),
          'level',
        )
      )
        chunks.push({ is: 'level', level: count, from: take(item) });
      else chunks.push({ is: 'number', number: count, from: take(item) });
      continue;
    }
    const players = whichOf(item, 'players');
    if (players !== undefined) {
      chunks.push({ is: 'players', count: Number(players), from: take(item) });
      continue;
    }
    const figure = whichOf(item, 'figure');
    if (figure !== undefined) {
      const number = items.slice(at + 1, at + 5).find((next) => numberOf(next) !== undefined);
      chunks.push({ is: 'figure', figure, count: numberOf(number), from: take(item, number) });
      continue;
    }
    if (means(item, 'level')) {
      const number = after(at, (next) => numberOf(next) !== undefined);
      const again = items.slice(at + 1, at + 5).filter((next) => means(next, 'level'));
      chunks.push({ is: 'level', level: numberOf(number), from: take(item, number, ...again) });
      continue;
    }
    const place = whichOf(item, 'place');
    if (place !== undefined) {
      const before = items.slice(Math.max(0, at - 3), at).filter((one) => !one.mark);
      const owner =
        before.findLast((one) => isPerson(one)) ??
        after(at, (next) => next.named || means(next, 'rival'));
      chunks.push({
        is: 'place',
        place,
        way: wayTo(item, `place:${place}`, before),
        owner,
        from: take(
          item,
          ...before.filter((one) => ['in', 'from', 'into'].some((way) => means(one, way))),
          owner,
        ),
      });
      continue;
    }
    const card = whichOf(item, 'card');
    if (card !== undefined) {
      const link = after(at, (next) => means(next, 'as'));
      const suit = link && items.slice(items.indexOf(link) + 1).find((next) => !isSmall(next));
      const coin = whichOf(suit, 'suit');
      const form = formOf(item, card, items[at + 1]);
      const rest = form === undefined ? {} : { form };
      chunks.push(
        coin === undefined
          ? { is: 'card', card, ...rest, from: take(item) }
          : { is: 'card', card, coin, ...rest, from: take(item, link, suit) },
      );
      continue;
    }
    const resource = whichOf(item, 'resource');
    const symbol = whichOf(item, 'suit');
    const kind = (['perk', 'rule', 'box', 'phase'] as const).find((each) => whichOf(item, each));
    if (resource !== undefined)
      chunks.push({ is: 'amount', kind: resource, count: undefined, from: take(item) });
    else if (symbol !== undefined)
      chunks.push({ is: 'symbol', symbol, count: undefined, from: take(item) });
    else if (kind !== undefined)
      chunks.push({ is: 'named', kind, id: whichOf(item, kind) ?? '', from: take(item) });
    else if (means(item, 'score')) {
      const number = after(at, (next) => numberOf(next) !== undefined);
      chunks.push({ is: 'points', count: numberOf(number), from: take(item, number) });
    } else if (means(item, 'card'))
      chunks.push({ is: 'cards', count: undefined, from: take(item) });
    else if (means(item, 'resource'))
      chunks.push({ is: 'amount', kind: 'any', count: undefined, from: take(item) });
    else if (isPerson(item)) chunks.push({ is: 'person', person: item, from: take(item) });
    else {
      const word = words.find((each) => means(item, each));
      // «с вышки»: the small word belongs to the place behind it.
      const leadsOn = ['with', 'from', 'in', 'into'].some((way) => means(item, way));
      const leads =
        leadsOn && after(at, (next) => !isSmall(next) && !isPerson(next) && !means(next, 'top'));
      if (leads && whichOf(leads, 'place') !== undefined) continue;
      if (word !== undefined) chunks.push({ is: 'word', word, from: take(item) });
    }
  }
  return chunks;
}
