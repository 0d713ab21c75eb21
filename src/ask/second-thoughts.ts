import { type Item, means, whichOf } from './items.ts';
import { isSmall } from './small-talk.ts';

/** How far back something may stand that is taken back, and how far ahead what replaces it. */
const reach = 6;

/** What an item names, so far as another one could stand in its place: a card, a number, what is done. */
function sortOf(item: Item, verbs: readonly string[]): string | undefined {
  if (item.mark) return undefined;
  const kind = item.meanings.find((meaning) => meaning.includes(':'))?.replace(/:.*/, '');
  if (kind !== undefined) return kind;
  if (item.names.length > 0) return 'name';
  return item.meanings.some((meaning) => verbs.includes(meaning)) ? 'verb' : undefined;
}

/** The words stay where they are, and say nothing any more. */
const muted = (item: Item): Item => ({
  ...item,
  meanings: ['filler'],
  cases: new Map(),
  names: [],
  slipped: false,
  mark: false,
});

const isBetween = (item: Item): boolean =>
  item.mark || means(item, 'correct', 'be') || item.meanings.some(isSmall);

const isMarked = (unit: Item): boolean => unit.mark;

/** Small words before a thing that belong to it: “from the Park, no, from Ann's Yard”. */
const isLead = (item: Item | undefined): boolean =>
  means(item, 'in', 'from', 'into', 'with', 'the', 'article', 'to');

/** “Bug, no wait, Moose”, «Корешем, то есть Рыжиком»: what was said first is taken back. */
function withoutTakenBack(all: readonly Item[], verbs: readonly string[]): Item[] {
  const items = [...all];
  for (const [at, item] of items.entries()) {
    // “Wait, can I …”
    if (at === 0 && means(item, 'correct')) items[at] = muted(item);
    const isNo = means(item, 'no') && items[at - 1]?.mark === true && items[at + 1]?.mark === true;
    if (!means(item, 'correct') && !isNo) continue;
    const rest = items.slice(at + 1, at + 1 + reach);
    const away = rest.findIndex((each) => sortOf(each, verbs) !== undefined);
    const next = rest[away];
    const between = rest.slice(0, away);
    // A comma right behind the word, but nothing that ends what it is about.
    if (next === undefined || !between.every(isBetween) || between.slice(1).some(isMarked))
      continue;
    const sort = sortOf(next, verbs);
    const first = Math.max(0, at - reach);
    let from = items.slice(first, at).findLastIndex((each) => sortOf(each, verbs) === sort);
    if (from < 0) continue;
    from += first;
    if (between.some(isLead)) while (isLead(items[from - 1])) from -= 1;
    for (let index = from; index < at + 1 + away; index++) {
      const each = items[index];
      if (each && (index <= at || each.mark || means(each, 'be'))) items[index] = muted(each);
    }
  }
  return items;
}

/** “not from my hand but from the Lookout”, «с вышки, а не с руки»: what is not so goes without saying. */
function withoutContrast(all: readonly Item[], verbs: readonly string[]): Item[] {
  const items = [...all];
  const thingFrom = (at: number): number => {
    let thing = at;
    while (isLead(items[thing])) thing += 1;
    return thing;
  };
  for (const [at, item] of items.entries()) {
    if (!means(item, 'not') || item.meanings.some((each) => verbs.includes(each))) continue;
    const denied = thingFrom(at + 1);
    const sort = sortAt(items, denied, verbs);
    if (sort === undefined || sort === 'verb') continue;
    // «в руку, а не в сброс»: the second is a phase as well, but both are places.
    const isAlike = (other: number): boolean =>
      sortAt(items, other, verbs) === sort ||
      [other, denied].every((each) => whichOf(items[each], 'place') !== undefined);
    let but = denied + 1;
    while (items[but]?.text === ',') but += 1;
    const isBut = means(items[but], 'but') && isAlike(thingFrom(but + 1));
    const before = items.findLastIndex(
      (each, index) => index < at && !isLead(each) && !means(each, 'but') && each.text !== ',',
    );
    const isAfter = isAlike(before) && (items[at - 1]?.mark || means(items[at - 1], 'but'));
    if (!isBut && !isAfter) continue;
    for (let index = at; index < (isBut ? but + 1 : denied + 1); index++) {
      const each = items[index];
      if (each) items[index] = muted(each);
    }
  }
  return items;
}

const sortAt = (
  items: readonly Item[],
  at: number,
  verbs: readonly string[],
): string | undefined => {
  const item = items[at];
  return item && sortOf(item, verbs);
};

/** “Bug or Moose”: the second of two things of a kind cannot be in the same description; it is not understood. */
function withOneOf(items: readonly Item[], verbs: readonly string[]): Item[] {
  return items.map((item, at) => {
    if (means(item, 'or')) {
      const isChoice = isSecond(items, at + 1, verbs);
      return { ...item, meanings: isChoice ? [] : ['and'] };
    }
    return isSecond(items, at, verbs) ? { ...item, meanings: [], names: [] } : item;
  });
}

/** Things that one speaks of as the one or the other. */
const choosable = ['card', 'playing-card', 'number', 'cards', 'suit', 'perk', 'level', 'name'];

/** A thing behind “or”, with one of the same kind before it. */
function isSecond(items: readonly Item[], at: number, verbs: readonly string[]): boolean {
  let own = at;
  while (isLead(items[own])) own += 1;
  const thing = items[own];
  const sort = thing && sortOf(thing, verbs);
  const or = items.slice(0, at).findLastIndex((item) => !isLead(item));
  if (sort === undefined || !choosable.includes(sort) || !means(items[or], 'or')) return false;
  const before = items.slice(0, or).findLast((item) => sortOf(item, verbs) !== undefined);
  return before !== undefined && sortOf(before, verbs) === sort;
}

/** “you” is a rival where the asker speaks of himself too; else it is anybody, and so the asker. */
function withYou(items: readonly Item[]): Item[] {
  const isThere = items.some((item) => means(item, 'me') && !means(item, 'you'));
  const who = isThere ? 'rival' : 'me';
  return items.map((item) =>
    means(item, 'you')
      ? { ...item, meanings: item.meanings.map((each) => (each === 'you' ? who : each)) }
      : item,
  );
}

/** “Dan says it is over”: whoever says so need not be part of it, and is not where something may be done. */
const withSpeakers = (items: readonly Item[]): Item[] =>
  items.map((item, at) => {
    if (!means(items[at + 1], 'says')) return item;
    const isOutside = !item.mark && items.some((each) => means(each, 'permission'));
    return isOutside
      ? { ...item, names: [], meanings: ['says'] }
      : { ...item, meanings: [...item.meanings, 'says'] };
  });

/** “…, no?”, „…, nie?”: asks whether it is so, and denies nothing. */
const withTags = (items: readonly Item[]): Item[] =>
  items.map((item, at) => {
    const next = items[at + 1];
    const isTag =
      means(item, 'no') && items[at - 1]?.text === ',' && (next === undefined || next.text === '?');
    return isTag ? { ...item, meanings: ['ask'] } : item;
  });

/** What was taken back, offered as a choice, or said to somebody, as the grammar can read it. */
export const onSecondThoughts = (items: readonly Item[], verbs: readonly string[]): Item[] =>
  withSpeakers(
    withYou(withOneOf(withoutContrast(withoutTakenBack(withTags(items), verbs), verbs), verbs)),
  );
