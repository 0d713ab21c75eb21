import { type BestFriendId, cardBoxes, faces, type PlayableId } from '#generated/fort.ts';
import type { CardSymbol, Step } from '../notation/tree.ts';
import { iconsIn } from './steps.ts';

/** A kid or a Best Friend. Copies of a kid can't be told apart. */
export type CardId = PlayableId;

// Straight from the printed facts: a score page needs no machinery for carrying out boxes.

/** Whether something of unknown origin is the id of a kid or a Best Friend. */
export const isCard = (given: unknown): given is CardId =>
  typeof given === 'string' && Object.hasOwn(faces, given);

export const cardIds: readonly CardId[] = Object.keys(faces).filter(isCard);

export const symbolsOf = (card: CardId): readonly CardSymbol[] => faces[card].suits;

export const isBestFriend = (card: CardId): card is BestFriendId => faces[card].pair !== undefined;

export const kidCount = cardIds.filter((card) => !isBestFriend(card)).length;

/** The two Best Friends of one board belong together (setup.board). */
export const pairOf = (card: BestFriendId): BestFriendId | undefined => faces[card].pair;

/** The icons of both boxes of a card. */
export const iconsOn = (card: CardId): readonly Step[] => [
  ...iconsIn(cardBoxes[card].public),
  ...iconsIn(cardBoxes[card].private),
];

/** Advance Fort icons on a card: Dot shows two (rule.big-plans). */
export const advancesOn = (card: CardId): number => faces[card].advances ?? 0;
