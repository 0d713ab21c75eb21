import { type CardId, isBestFriend } from '../../cards/ids.ts';
import type { DescribedMove } from '../../format/move.ts';
import { takeOut } from '../../state/zones.ts';
import { cardsIn, countOf, isWhole } from '../table/described.ts';
import type { Table } from '../table/described-table.ts';

/**
 * The Park is refilled card for card, as long as its deck lasts (recruit.park). Who names some of the cards
 * leaves the others open; an empty list says that there were none.
 */
function checkTurnedUp({ on, situation }: Table, cards: readonly CardId[]): void {
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

/** Cards that are drawn come out of the deck, and out of the discard pile once that is shuffled. */
function checkDrawn({ on, me }: Table, drawn: readonly CardId[], draw: number): void {
  const { deck, discard } = me;
  const count = drawn.length;
  if (count !== draw) on.no('draw.five', 'drawn-differs', { count, draw });
  const size = countOf(deck);
  const short = size === undefined || size < draw;
  const places = short ? [deck, discard] : [deck];
  const named = places.every(
    (pile) => typeof pile === 'object' && isWhole(pile) && !pile.includes('?'),
  );
  if (!named) return;
  for (const card of takeOut(places.flatMap(cardsIn), drawn))
    on.no('draw.five', 'not-there', { card, from: 'deck' });
}

/** Cards that a move shows, where they are named. */
export function checkRevealed(table: Table, move: DescribedMove): void {
  if ('turned-up' in move && move['turned-up']) checkTurnedUp(table, move['turned-up']);
  if ('draw' in move && move.drawn) checkDrawn(table, move.drawn, move.draw);
}
