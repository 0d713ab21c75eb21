import { type BestFriendId, cards } from '../../../generated/fort.ts';
import type { CardSymbol } from '../notation/tree.ts';
import type { BoxName, CardId } from '../state.ts';

export type { BoxName, CardId };

// Straight from the printed facts: a score page needs no machinery for carrying out boxes.

export const symbolsOf = (card: CardId): readonly CardSymbol[] => cards[card].suits;

export const isBestFriend = (card: CardId): card is BestFriendId => cards[card].pair !== undefined;

/** The two Best Friends of one board belong together (setup.board). */
export const pairOf = (card: BestFriendId): BestFriendId | undefined => cards[card].pair;

/** Advance Fort icons on a card: Dot shows two (rule.big-plans). */
export const advancesOn = (card: CardId): number =>
  `${cards[card].public} ${cards[card].private}`.split('advance').length - 1;
