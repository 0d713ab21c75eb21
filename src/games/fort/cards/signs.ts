import type { IconId } from '#icons/index.ts';
import { type FortCard, isPlayCard } from './cards.ts';

/** The icons at the head of a card: its symbols, or what kind of card it is. */
export function signsOf(card: FortCard): readonly IconId[] {
  if (isPlayCard(card)) return card.suits;
  if (card.id === 'macaroni-sculpture' || card.id === 'first-player') return [card.id];
  return [card.kind === 'perk' ? 'perk' : 'made-up-rule'];
}
