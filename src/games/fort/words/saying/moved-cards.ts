import { same } from '#engine/core/same.ts';
import { isList, isRecord } from '#engine/core/unknown-data.ts';
import {
  counted,
  oneOf,
  type Phrase,
  standingFor,
  text,
  when,
  word,
} from '#words/saying/phrase.ts';
import { list } from '#words/saying/several.ts';
import { card, cardIds, exceptYard, nounOf, other, place } from './values.ts';

/** Cards that move, in words: which, and where they are from. */

const movedCard = (() => {
  const own = { at: 'card', phrase: card };
  const from = { at: 'from', phrase: place };
  const of = { at: 'of', phrase: other };
  // A Yard that is nobody's in particular is a rival's, never one's own.
  const elsewhere = { at: 'from', phrase: exceptYard };
  return oneOf(
    word([...cardIds, '?'], nounOf),
    ...(
      [
        ['item', own],
        ['item.unnamed', { noun: 'some-card' }],
      ] as const
    ).flatMap(([key, which]) => [
      text('item.from', { card: which, place: elsewhere }),
      standingFor({ from: 'yard', of: 'me' }, text('item.from-my-yard', { card: which })),
      standingFor({ of: 'me' }, text(`${key}.from-mine`, { card: which, place: from })),
      text('item.from-of', { card: which, place: from, player: of }),
      standingFor({ of: 'me' }, text(`${key}.mine`, { card: which })),
      text(`${key}.of`, { card: which, player: of }),
      standingFor({ from: 'yard' }, text('item.from-yard', { card: which })),
    ]),
  );
})();
/** Cards that are not named are counted: “2 cards”. */
const unnamedCards: Phrase = (() => {
  const { say, read } = counted('card');
  const isCounted = (count: number): boolean => count > 1 && count < 100;
  const isUnnamed = (value: unknown): value is readonly unknown[] =>
    isList(value) && isCounted(value.length) && value.every((each) => each === '?');
  return {
    say: (value, ...rest) => (isUnnamed(value) ? say(value.length, ...rest) : undefined),
    *read(...rest) {
      for (const { value, end } of read(...rest))
        if (isCounted(Number(value))) yield { value: Array(Number(value)).fill('?'), end };
    },
  };
})();
/** The same from one place: “2 cards from the Park deck”. */
const unnamedFrom: Phrase = (() => {
  const { say, read } = text('item.several-from', {
    cards: { at: 'cards', phrase: unnamedCards },
    place: { at: 'from', phrase: exceptYard },
  });
  const source = (value: unknown): unknown =>
    isList(value) && isRecord(value[0]) && Object.keys(value[0]).join() === 'from'
      ? value[0].from
      : undefined;
  return {
    say: (value, path, ...rest) => {
      const from = source(value);
      if (!isList(value) || from === undefined) return undefined;
      const isSame = value.every((each) => same(each, { from }));
      const said = isSame ? say({ cards: value.map(() => '?'), from }, path, ...rest) : undefined;
      // Both refer to the whole list, not to a single card of it.
      return said?.map(({ text: words }) => ({ text: words, path }));
    },
    *read(...rest) {
      for (const { value, end } of read(...rest))
        if (isRecord(value) && isList(value.cards))
          yield { value: value.cards.map(() => ({ from: value.from })), end };
    },
  };
})();
/** Named cards from one place, which is mentioned once: “Bug, Dash, and Doc from the Park”. */
const namedFrom: Phrase = (() => {
  const { say, read } = text('item.several-from', {
    cards: { at: 'cards', phrase: list(card, 2) },
    place: { at: 'from', phrase: exceptYard },
  });
  const isFrom = (value: unknown, from: unknown): boolean =>
    isRecord(value) && Object.keys(value).toSorted().join() === 'card,from' && value.from === from;
  return {
    say: (value, path, ...rest) => {
      const [first] = isList(value) ? value : [];
      if (!isList(value) || !isRecord(first)) return undefined;
      const { from } = first;
      if (!value.every((each) => isFrom(each, from))) return undefined;
      const cards = value.map((each) => (isRecord(each) ? each.card : undefined));
      return say({ cards, from }, [], ...rest)?.map(({ text: words, path: at = [] }) => {
        const [key, nth] = at;
        if (key === 'cards' && typeof nth === 'number')
          return { text: words, path: [...path, nth, 'card'] };
        // The place refers to the whole list.
        return key === 'from' ? { text: words, path } : { text: words };
      });
    },
    *read(...rest) {
      for (const { value, end } of read(...rest))
        if (isRecord(value) && isList(value.cards))
          yield { value: value.cards.map((each) => ({ card: each, from: value.from })), end };
    },
  };
})();

const hasPlace = (value: unknown): boolean => isRecord(value) && value.from !== undefined;
/** Only the last has a place: “Tiny, and also Doc from my discard pile” makes clear that the others don't. */
const isLastPlaced = (value: unknown): boolean =>
  isList(value) && hasPlace(value.at(-1)) && !hasPlace(value.at(-2));

/** Cards that move: one, or several. */
export const moved = oneOf(
  movedCard,
  unnamedCards,
  unnamedFrom,
  namedFrom,
  when(isLastPlaced, list(movedCard, 2, { text: 'item.also', isBeforeLast: true })),
  list(movedCard, 2),
);
