import { factsOf } from './facts.ts';
import type { Added } from './move.ts';
import type { CardSymbol, Suit } from './notation/tree.ts';
import type { CardId } from './state.ts';

/** Symbols of one suit on a card; its coin counts as the one suit said (card.coin, play.coin-one-suit). */
export function symbolsFor({ card, coin }: Added, suit: CardSymbol): number {
  let count = 0;
  for (const symbol of factsOf(card).symbols)
    if ((symbol === 'coin' ? (coin ?? symbol) : symbol) === suit) count++;
  return count;
}

export const hasCoin = (card: CardId): boolean => factsOf(card).symbols.includes('coin');

/** Followers match the suit that is declared for a coin (follow.coin-declared). */
export const declaresSuit = (card: CardId): boolean =>
  factsOf(card).public !== null && hasCoin(card);

/** The suits followers have to match: those of the played card, or the declared one of a coin card. */
export function suitsToMatch(card: CardId, declared: Suit | null): readonly CardSymbol[] {
  return declared !== null && hasCoin(card) ? [declared] : factsOf(card).symbols;
}
