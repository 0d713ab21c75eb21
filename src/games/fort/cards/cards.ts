import type { Box, CardSymbol, Suit } from '#engine/fort/notation/tree.ts';
import {
  type BestFriendId,
  bestFriendIds,
  type CardId,
  cardBoxes,
  cardIds,
  cards,
  kidIds,
  madeUpRuleIds,
  type PlayableId,
  type PrintedCard,
  perkIds,
} from '#generated/fort.ts';

export const fortKinds = ['kid', 'best-friend', 'made-up-rule', 'perk', 'other'] as const;

/** A kid or a Best Friend: a card with suits, and with two boxes unless it only improves others. */
export interface PlayCard {
  readonly id: PlayableId;
  readonly kind: 'kid' | 'best-friend';
  readonly suits: readonly CardSymbol[];
  /** False: the card has no boxes at all. A box that is there but empty is null. */
  readonly hasBoxes: boolean;
  readonly public: Box | null;
  readonly private: Box | null;
  readonly frame?: Suit;
  readonly pair?: BestFriendId;
  readonly board?: PrintedCard['board'];
}

interface TextCard {
  readonly id: Exclude<CardId, PlayableId>;
  readonly kind: 'made-up-rule' | 'perk' | 'other';
}

export type FortCard = PlayCard | TextCard;

const includes = <Id extends string>(ids: readonly Id[], id: string): id is Id =>
  ids.some((known) => known === id);

export function playCard(id: PlayableId): PlayCard {
  const { suits, frame, pair, board, ...boxes } = cards[id];
  return {
    id,
    kind: includes(bestFriendIds, id) ? 'best-friend' : 'kid',
    suits,
    hasBoxes: boxes.public !== null || boxes.private !== null,
    public: cardBoxes[id].public,
    private: cardBoxes[id].private,
    ...(frame === undefined ? {} : { frame }),
    ...(pair === undefined ? {} : { pair }),
    ...(board === undefined ? {} : { board }),
  };
}

export const isPlayableId = (id: string): id is PlayableId =>
  includes(kidIds, id) || includes(bestFriendIds, id);

export function fortCard(id: CardId): FortCard {
  if (isPlayableId(id)) return playCard(id);
  if (includes(madeUpRuleIds, id)) return { id, kind: 'made-up-rule' };
  return { id, kind: includes(perkIds, id) ? 'perk' : 'other' };
}

export const isPlayCard = (card: FortCard): card is PlayCard =>
  card.kind === 'kid' || card.kind === 'best-friend';

/** Every card in the order of content/fort/cards.yaml. */
export const fortCards: readonly FortCard[] = cardIds.map(fortCard);
export const playCards: readonly PlayCard[] = fortCards.filter(isPlayCard);
