import { isList, isRecord } from '#engine/core/unknown-data.ts';
import { sources, tokenPlaces } from '#engine/fort/format/vocabulary.ts';
import { boxNames, resources, suits } from '#engine/fort/notation/tree.ts';
import { bestFriendIds, kidIds, madeUpRuleIds, perkIds } from '#generated/fort.ts';
import { people } from '#words/saying/people.ts';
import {
  constant,
  counted,
  number,
  oneOf,
  type Phrase,
  standingFor,
  text,
  when,
  word,
} from '#words/saying/phrase.ts';
import { countingAlike, facts, list } from '#words/saying/several.ts';

/** The values of Fort's descriptions as parts of a sentence. */

const noun = (id: string): string => `fort/${id}`;

/** Places and boxes go by the words for them. */
const nounsOf: Readonly<Record<string, string>> = {
  discard: 'fort/discard-pile',
  played: 'fort/played-card',
  public: 'fort/public-action',
  private: 'fort/private-action',
  '?': 'some-card',
  more: 'other-cards',
};
export const nounOf = (id: string): string => nounsOf[id] ?? noun(id);

export const { person, other, anybody } = people({ word: 'rival', noun: 'fort/rival' });

export const cardIds = [...kidIds, ...bestFriendIds];
const symbolIds = [...suits, 'coin'];

export const card = word(cardIds, nounOf);
export const symbol = word(symbolIds, nounOf);
export const resource = word(resources, nounOf);
/** What a resource is converted from: the other of the two. */
export const converted = word(resources, (id) => nounOf(id === 'pizza' ? 'toys' : 'pizza'));
export const perk = word(perkIds, nounOf);
/** Several of them, each in the quotation marks of the language. */
export const perks = list(text('item.perk', { value: { phrase: perk } }));
export const rule = word(madeUpRuleIds, nounOf);
export const reward = word([...madeUpRuleIds, ...perkIds], nounOf);
export const place = word(sources, nounOf);
export const exceptYard = word(
  sources.filter((source) => source !== 'yard'),
  nounOf,
);
export const box = word(boxNames, nounOf);

/** Cards of a pile: of some nothing may be known but that they are there. */
export const piled = list(word([...cardIds, '?', 'more'], nounOf));

const shown = text('item.shown', {
  card: { noun: 'card' },
  suits: { at: 'shows', phrase: list(symbol) },
});
/** Symbols that are alike are counted: “2 shovels and a book”. */
const severalSymbols: Phrase = oneOf(
  ...symbolIds.map((id): Phrase => {
    const { say, read } = counted(noun(id));
    return {
      say: (value, ...rest) =>
        isRecord(value) && value.thing === id ? say(value.count, ...rest) : undefined,
      *read(...rest) {
        for (const { value, end } of read(...rest))
          if (Number(value) > 1 && Number(value) < 100)
            yield { value: { thing: id, count: value }, end };
      },
    };
  }),
);
export const inLookout = countingAlike(
  oneOf(word([...cardIds, ...symbolIds, '?', 'more'], nounOf), shown),
  severalSymbols,
);

/** “2 pizza and 1 toy”; “2 toys but no pizza” */
export const tokens: Phrase = (() => {
  const amountOf = (kind: string) => ({ at: kind, phrase: counted(noun(kind)) });
  const lacking = (kind: string, other: string): Phrase =>
    when(
      (value) => isRecord(value) && value[kind] === 0 && Number(value[other]) > 0,
      text('item.some-but-none', {
        some: amountOf(other),
        none: { at: kind, phrase: constant(0, `item.none-${kind}`) },
      }),
    );
  return oneOf(
    lacking('pizza', 'toys'),
    lacking('toys', 'pizza'),
    facts(resources.map((kind) => ({ at: [kind], phrase: amountOf(kind).phrase }))),
  );
})();

/** What a step of the Fort costs: “2 toys and 1 resource of either kind”. */
export const cost: Phrase = (() => {
  const priced = [...resources, 'any'];
  const any = text('item.any', { value: { phrase: counted(noun('resource')) } });
  const { say, read } = facts(
    priced.map((kind) => ({ at: [kind], phrase: kind === 'any' ? any : counted(noun(kind)) })),
  );
  const numberOf = (kind: string, price: readonly unknown[]): number =>
    price.filter((each) => each === kind).length;
  return {
    say: (value, path, ...rest) => {
      if (!isList(value) || value.length === 0) return undefined;
      const amounts = priced
        .map((kind): [string, number] => [kind, numberOf(kind, value)])
        .filter(([, amount]) => amount > 0);
      // The whole price is one value of the description, however many kinds it has.
      return say(Object.fromEntries(amounts), path, ...rest)?.map(({ text: words }) => ({
        text: words,
        path,
      }));
    },
    *read(...rest) {
      for (const { value, end } of read(...rest)) {
        const amounts = isRecord(value) ? value : {};
        yield {
          value: priced.flatMap((kind) => Array(Number(amounts[kind] ?? 0)).fill(kind)),
          end,
        };
      }
    },
  };
})();

const tokenPlace = (where: string): Phrase =>
  text('item.paid', { tokens: { phrase: tokens }, place: { noun: noun(where) } });

/** “1 pizza from Stuff and 1 toy from the Pack” */
export const payment = oneOf(
  when((value) => isRecord(value) && resources.some((kind) => kind in value), tokens),
  facts(tokenPlaces.map((where) => ({ at: [where], phrase: tokenPlace(where) }))),
);

export const conversion = (() => {
  const into = { at: 'into', phrase: resource };
  const where = { at: 'in', phrase: word(['stuff', 'pack'], nounOf) };
  const times = { at: 'times', phrase: number };
  const other = { at: 'into', phrase: converted };
  return oneOf(
    text('item.converted', { into, other }),
    text('item.converted-in', { into, other, place: where }),
    text('item.converted-times', { into, times }),
    text('item.converted-all', { into, place: where, times }),
  );
})();

/** A card that helps: what its coin counts as, and where it is from. */
function helper(helping: Phrase): Phrase {
  const own = { at: 'card', phrase: helping };
  const coin = { at: 'coin', phrase: oneOf(symbol, list(symbol, 2)) };
  const from = { at: 'from', phrase: place };
  return oneOf(
    helping,
    standingFor({ coin: 'none' }, text('item.no-coin', { card: own })),
    standingFor({ coin: 'none' }, text('item.no-coin-from', { card: own, place: from })),
    text('item.coin', { card: own, coin }),
    text('item.coin-from', { card: own, coin, place: from }),
    text('item.from', { card: own, place: from }),
  );
}

export const helpers = list(helper(card));
export const followers = oneOf(helper(card), list(helper(card), 2));
/** A card that is only known by its coin is named by the coin. */
const bareCoin = standingFor(
  { card: 'coin' },
  text('item.bare-coin', { card: { noun: noun('coin') }, coin: { at: 'coin', phrase: symbol } }),
);
export const lookoutHelpers = list(
  oneOf(bareCoin, helper(word([...cardIds, ...symbolIds], nounOf))),
);

/** Whether a card is described as somebody else's. */
export const isOfRival = (value: unknown): boolean => {
  const cards: readonly unknown[] = isList(value) ? value : [value];
  return cards.some((each) => isRecord(each) && each.of !== undefined && each.of !== 'me');
};

/** Places with nothing in them, by the words for them: “Lookout and discard pile”. */
export function emptyPlaces(places: readonly string[], least = 2): Phrase {
  const named = list(word(places, nounOf), least);
  return {
    say: (value, path, ...rest) => {
      const own: readonly [string, unknown][] = isRecord(value) ? Object.entries(value) : [];
      if (own.some(([, held]) => held !== 0)) return undefined;
      const said = named.say(
        own.map(([place]) => place),
        path,
        ...rest,
      );
      return said?.map(({ text: words }) => ({ text: words }));
    },
    *read(...rest) {
      for (const { value, end } of named.read(...rest))
        if (isList(value))
          yield { value: Object.fromEntries(value.map((place) => [String(place), 0])), end };
    },
  };
}
