import { range, repeat } from '#engine/core/lists.ts';
import { type CardId, cardIds, symbolsOf } from '../../cards/ids.ts';
import { printedOn } from '../../cards/printed.ts';
import { type Added, hasCoin } from '../../cards/suits.ts';
import { spelledOut } from '../../format/spelling.ts';
import type { Helper, HelpingCard } from '../../format/values.ts';
import { type BoxName, type CardSymbol, isSuit, type Suit, suits } from '../../notation/tree.ts';
import { suitOf } from '../../rules/tasks.ts';
import type { Table } from '../table/described-table.ts';
import type { Shown } from '../table/piles.ts';

/** What a coin may count as here: one of the wanted suits, or nothing. */
function coinOptions(card: CardId, wanted: readonly CardSymbol[]): (Suit | undefined)[] {
  const useful = wanted.filter(isSuit);
  const others = symbolsOf(card).some((symbol) => isSuit(symbol) && wanted.includes(symbol));
  return others || useful.length === 0 ? [...useful, undefined] : useful;
}

/** A helping card with its coin settled: as described, or chosen (card.coin, play.coin-one-suit). */
export function settleCoin(table: Table, entry: HelpingCard, wanted: readonly CardSymbol[]): Added {
  const { card, coin } = spelledOut<Helper>(entry);
  if (typeof coin === 'object') {
    table.on.editions.add('play.coin-one-suit');
    table.on.no('play.coin-one-suit', 'coin-two-suits', { card, suits: coin });
    return { card, coin: coin[0] };
  }
  if (coin === 'none' && !hasCoin(card)) return { card };
  return {
    card,
    coin: coin ?? (hasCoin(card) ? table.on.choose(coinOptions(card, wanted)) : coin),
  };
}

const inOrder = (symbols: readonly CardSymbol[]): string => [...symbols].sort().join();

export const sameSymbols = (one: readonly CardSymbol[], two: readonly CardSymbol[]): boolean =>
  inOrder(one) === inOrder(two);

const cardsBySymbols = Map.groupBy(cardIds, (card) => inOrder(symbolsOf(card)));

/** Any card with the same symbols, since nothing else shows in a Lookout, but none that the move names. */
const standIn = (
  symbols: readonly CardSymbol[],
  isNamed: (card: CardId) => boolean = () => false,
): CardId | undefined => {
  const alike = cardsBySymbols.get(inOrder(symbols)) ?? [];
  return alike.find((card) => !isNamed(card)) ?? alike[0];
};

export const lookoutCard = (
  { card, symbols }: Shown,
  isNamed: (card: CardId) => boolean,
): CardId | undefined => card ?? standIn(symbols, isNamed);

const matches = (card: CardId, wanted: readonly CardSymbol[]): boolean =>
  symbolsOf(card).some(
    (symbol) => wanted.includes(symbol) || (symbol === 'coin' && wanted.some(isSuit)),
  );

/**
 * Every selection of the matching cards, from none to all of them. Of cards that count alike
 * it does not matter which, unless every way is wanted; those mentioned elsewhere in the move come last.
 */
export function cardsToAdd(
  cards: readonly CardId[],
  wanted: readonly CardSymbol[],
  mentioned: readonly CardId[],
  everyWay: boolean,
): CardId[][] {
  const alike = new Map<string, CardId[]>();
  const isMentioned = (card: CardId) => Number(mentioned.includes(card));
  for (const card of [...cards].sort((one, two) => isMentioned(one) - isMentioned(two))) {
    if (!matches(card, wanted)) continue;
    const counting = symbolsOf(card).filter((each) => each === 'coin' || wanted.includes(each));
    const key = everyWay ? card : counting.join();
    alike.set(key, [...(alike.get(key) ?? []), card]);
  }
  let all: CardId[][] = [[]];
  for (const group of alike.values())
    all = all.flatMap((some) =>
      range(0, group.length).map((count) => [...some, ...group.slice(0, count)]),
    );
  return all;
}

/** Cards that nobody described: as few as can show this many symbols of a suit. */
export const unseenCards = (wanted: readonly CardSymbol[], most: number): CardId[][] =>
  wanted.flatMap((suit) => {
    const [one, two] = [standIn([suit]), standIn([suit, suit])];
    return range(1, most).map((count) =>
      [...repeat(count >> 1, () => two), ...repeat(count % 2, () => one)].flatMap(
        (card) => card ?? [],
      ),
    );
  });

/** The suits that boxes go by; `named` stands for “any one suit”. */
export const wantedSuits = (
  card: CardId,
  boxes: readonly BoxName[],
  named: CardSymbol | undefined,
): CardSymbol[] => [
  ...new Set(
    boxes.flatMap((box) => {
      const facts = printedOn(card)[box];
      return (facts && suitOf(facts, { named })) ?? [];
    }),
  ),
];

const allSymbols: readonly CardSymbol[] = [...suits, 'coin'];

/** Symbols that may be named: those in sight, and one in place of all others, since any of them would do equally well. */
export function symbolsToName(seen: readonly CardSymbol[]): CardSymbol[] {
  const [other] = allSymbols.filter((symbol) => !seen.includes(symbol));
  return allSymbols.filter((symbol) => symbol === other || seen.includes(symbol));
}
