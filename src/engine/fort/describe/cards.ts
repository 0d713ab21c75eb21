import { type BestFriendId, cards } from '../../../generated/fort.ts';
import { type BoxFacts, factsOf, programOf } from '../facts.ts';
import type { CardSymbol } from '../notation/tree.ts';
import type { BoxName, CardId } from '../state.ts';

export type { BoxName, CardId };

export const symbolsOf = (card: CardId): readonly CardSymbol[] => factsOf(card).symbols;

export const isBestFriend = (card: CardId): card is BestFriendId => factsOf(card).friend;

/** The two Best Friends of one board belong together (setup.board). */
export const pairOf = (card: BestFriendId): BestFriendId | undefined => cards[card].pair;

const advancesIn = (box: BoxFacts | null): number =>
  box ? programOf(box, 1).filter(({ step }) => step.do === 'advance').length : 0;

/** Advance Fort icons on a card: Dot shows two (rule.big-plans). */
export const advancesOn = (card: CardId): number =>
  advancesIn(factsOf(card).public) + advancesIn(factsOf(card).private);
