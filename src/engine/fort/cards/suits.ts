import type { CardSymbol, Suit } from '../notation/tree.ts';
import type { CardId } from './ids.ts';
import { printedOn } from './printed.ts';

/** A card with what its coin counts as; without `coin`, a coin on it counts as nothing else. */
export interface Added {
  readonly card: CardId;
  /** `none`: a coin that counts as nothing, not even as itself. */
  readonly coin?: Suit | 'none';
}

/** Symbols of one suit on a card; its coin counts as the one suit named (card.coin, play.coin-one-suit). */
export function symbolsFor({ card, coin }: Added, suit: CardSymbol): number {
  let count = 0;
  for (const symbol of printedOn(card).symbols)
    if ((symbol === 'coin' ? (coin ?? symbol) : symbol) === suit) count++;
  return count;
}

export const hasCoin = (card: CardId): boolean => printedOn(card).symbols.includes('coin');

/** The suit that a card's coin is described as counting as, as a fact of a verdict: it could have been any other. */
export const coinFact = ({ card, coin }: Added): { readonly coin?: Suit } =>
  coin && coin !== 'none' && hasCoin(card) ? { coin } : {};

/** Followers match the suit that is declared for a coin (follow.coin-declared). */
export const declaresSuit = (card: CardId): boolean =>
  printedOn(card).public !== null && hasCoin(card);

/** The suits followers have to match: those of the played card, or the declared one of a coin card. */
export function suitsToMatch(card: CardId, declared: Suit | null): readonly CardSymbol[] {
  return declared !== null && hasCoin(card) ? [declared] : printedOn(card).symbols;
}
