import {
  type BestFriendId,
  bestFriendIds,
  cards,
  type PlayableId,
} from '../../../generated/fort.ts';
import { parseBox } from '../notation/parse.ts';
import type { Box, CardSymbol } from '../notation/tree.ts';

export type CardId = PlayableId;
export type BoxName = 'public' | 'private';

export const symbolsOf = (card: CardId): readonly CardSymbol[] => cards[card].suits;

export const isBestFriend = (card: CardId): card is BestFriendId =>
  bestFriendIds.some((friend) => friend === card);

/** The two Best Friends of one board belong together (setup.board). */
export const pairOf = (card: BestFriendId): BestFriendId | undefined => cards[card].pair;

const parsed = new Map<string, Box | null>();

/** A box as a tree; null when it is empty or the card has no boxes (play.blank). */
export const boxOf = (card: CardId, name: BoxName): Box | null => {
  const text = cards[card][name] ?? '';
  let box = parsed.get(text);
  if (box === undefined) {
    box = parseBox(text);
    parsed.set(text, box);
  }
  return box;
};

const advancesIn = (box: Box | null): number => {
  if (box === null) return 0;
  if ('do' in box) return box.do === 'advance' ? 1 : 0;
  if ('all' in box) return box.all.reduce((total, part) => total + advancesIn(part), 0);
  if ('first' in box) return advancesIn(box.first) + advancesIn(box.then);
  return advancesIn(box.each);
};

/** Advance Fort icons on a card: Dot shows two (rule.big-plans). */
export const advancesOn = (card: CardId): number =>
  advancesIn(boxOf(card, 'public')) + advancesIn(boxOf(card, 'private'));
