import { type CardId, isBestFriend } from '../../cards/ids.ts';
import type { Table } from '../table/described-table.ts';

/**
 * The Park is refilled card for card, as long as its deck lasts (recruit.park). A description that names some cards
 * leaves the others open; an empty list means that there were none.
 */
export function checkTurnedUp({ on, situation }: Table, cards: readonly CardId[]): void {
  const taken = (place: string) =>
    on.effects.filter(({ facts }) => facts.from === place && facts.card !== undefined).length;
  const { 'park-deck': deck } = situation;
  const most = taken('park');
  const need = deck === undefined ? most : Math.min(most, deck - taken('park-deck'));
  const count = cards.length;
  if (count > need || (deck !== undefined && count === 0 && need > 0))
    on.no('recruit.park', 'turned-up-differs', { count, need });
  for (const card of cards)
    if (isBestFriend(card)) on.no('card.best-friend', 'friend-in-park', { card });
}
