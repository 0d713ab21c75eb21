import { advancesOn, type CardId, isBestFriend, symbolsOf } from '../cards/ids.ts';
import type { EntryPile as Pile, SheetEntry } from '../format/sheet.ts';
import type { Tokens } from '../format/values.ts';
import { ownZones } from '../format/vocabulary.ts';
import { type Suit, suits } from '../notation/tree.ts';
import { stuffHolds } from '../state/capacity.ts';

export const sizeOf = (pile: Pile | undefined): number | undefined =>
  typeof pile === 'object' ? pile.length : pile;

const sum = (numbers: readonly (number | undefined)[]): number | undefined =>
  numbers.reduce<number | undefined>(
    (total, number) => (total === undefined || number === undefined ? undefined : total + number),
    0,
  );

/** Every card a player has, when all are named (rule.count-all). */
const ownCards = (entry: SheetEntry): readonly CardId[] | undefined => {
  if (typeof entry.cards === 'object') return entry.cards;
  const piles = ownZones.map((zone) => entry[zone]);
  return piles.every((pile) => typeof pile === 'object') ? piles.flat() : undefined;
};

/** All cards that are named: enough to find what is impossible. */
export const namedCards = (entry: SheetEntry): readonly CardId[] =>
  ownCards(entry) ??
  ownZones.flatMap((zone) => {
    const pile = entry[zone];
    return typeof pile === 'object' ? pile : [];
  });

export const cardCount = (entry: SheetEntry): number | undefined =>
  sizeOf(entry.cards) ?? sum(ownZones.map((zone) => sizeOf(entry[zone])));

/** How many cards are described, by name or by number. */
export const knownCards = (entry: SheetEntry): number =>
  sizeOf(entry.cards) ?? ownZones.reduce((total, zone) => total + (sizeOf(entry[zone]) ?? 0), 0);

export const lookoutCount = (entry: SheetEntry): number | undefined => sizeOf(entry.lookout);

/** How many of a kind are in a place, if that is known. */
export const inPlace = (tokens: Tokens | number | undefined, kind: 'pizza' | 'toys') =>
  typeof tokens === 'object' ? tokens[kind] : tokens === 0 ? 0 : undefined;

export const tokensOnBoard = (entry: SheetEntry, kind: 'pizza' | 'toys'): number | undefined =>
  sum([inPlace(entry.stuff, kind), inPlace(entry.pack, kind)]);

/** How many tokens of a kind are certainly there: there may be more. */
export const knownTokens = (entry: SheetEntry, kind: 'pizza' | 'toys'): number =>
  (inPlace(entry.pack, kind) ?? 0) +
  // Of the tokens in Stuff, four at most are of the other kind.
  (typeof entry.stuff === 'number'
    ? Math.max(0, entry.stuff - stuffHolds)
    : (inPlace(entry.stuff, kind) ?? 0));

export const packCount = (entry: SheetEntry): number | undefined =>
  typeof entry.pack === 'object' ? sum([entry.pack.pizza, entry.pack.toys]) : entry.pack;

/** How many resources are described in the Pack. */
export const knownInPack = ({ pack = 0 }: SheetEntry): number =>
  typeof pack === 'object' ? (pack.pizza ?? 0) + (pack.toys ?? 0) : pack;

const fromCards = (entry: SheetEntry, count: (cards: readonly CardId[]) => number) => {
  const cards = ownCards(entry);
  return cards && count(cards);
};

export const symbolCount = (entry: SheetEntry, suit: Suit): number | undefined =>
  fromCards(entry, (cards) => cards.flatMap(symbolsOf).filter((symbol) => symbol === suit).length);

export const suitCount = (entry: SheetEntry): number | undefined =>
  fromCards(entry, (cards) => {
    const shown = new Set(cards.flatMap(symbolsOf));
    return suits.filter((suit) => shown.has(suit)).length;
  });

/** Dot shows two and counts two (rule.big-plans). */
export const advanceCount = (entry: SheetEntry): number | undefined =>
  fromCards(entry, (cards) => cards.reduce((total, card) => total + advancesOn(card), 0));

export const bestFriendCount = (entry: SheetEntry): number | undefined =>
  fromCards(entry, (cards) => cards.filter(isBestFriend).length);
