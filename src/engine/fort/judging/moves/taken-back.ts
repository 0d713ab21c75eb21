import type { CardId } from '../../cards/ids.ts';
import type { BoxUse } from '../../format/spelling.ts';
import { reportRecycling } from '../boxes/step-effects.ts';
import type { Table } from '../table/described-table.ts';
import { cardsMoved } from '../table/named-in-move.ts';

/** Recycling during the play brings a card into the hand, to be used from there (perk.recycling). */
export function takeBack(table: Table, card: CardId, before: readonly BoxUse[]): void {
  const { on, hand, discard } = table;
  // An action before it may have brought the perk, or the card (fort.level-2, action.recruit).
  const chosen = before.some(({ choices }) => choices.choose === 'recycling');
  const brought = before.some(({ choices: { recruit } }) =>
    cardsMoved([{ recruit }]).includes(card),
  );
  if (chosen) table.spent = 'recycling';
  else {
    if (table.perk() !== 'recycling') on.no('perk.recycling', 'no-perk', { card: 'recycling' });
    else if (table.counts.perk !== 'recycling')
      on.no('perk.recycling', 'perk-used', { card: 'recycling' });
    table.counts.perk = null;
  }
  if (brought || discard.take(card)) hand.named.push(card);
  else on.no('perk.recycling', 'not-there', { card, from: 'discard' });
  reportRecycling(table, card);
}
