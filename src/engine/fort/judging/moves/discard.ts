import { type CardId, iconsOn, isBestFriend } from '../../cards/ids.ts';
import type { DiscardMove } from '../../format/move.ts';
import { takeOut } from '../../state/zones.ts';
import { atLeast, inUse, isWhole, playedBy } from '../table/described.ts';
import type { Table } from '../table/described-table.ts';
import { onMyTurn } from '../table/timing.ts';

/** The card may be back in the box by now, by its own action (action.trash-this). */
const mayBeTrashed = (card: CardId): boolean =>
  iconsOn(card).some((icon) => icon.do === 'trash-this');

/** Discard: used cards and Best Friends to the pile, the rest of the hand to the Yard. */
export function judgeDiscard(table: Table, { discard }: DiscardMove): void {
  const { on, me, hand, lookout } = table;
  onMyTurn(table, 'discard');
  const { 'to-pile': pile, 'to-yard': yard } = discard;
  const played = playedBy(me);
  // It is not described whether it went back to the box by its own action, and what goes to the pile depends on that.
  const isTrashed =
    me['rough-housed'] ??
    (pile !== undefined &&
      played !== undefined &&
      mayBeTrashed(played) &&
      on.whether('me.rough-housed', 'me.rough-housed', { is: 'other' }));
  const used = inUse({ ...me, 'rough-housed': isTrashed });
  for (const card of discard['from-lookout'] ?? [])
    on.no('discard.lookout', 'lookout-discarded', { card });
  for (const card of discard.keep ?? []) {
    const rule = used.includes(card) || isBestFriend(card) ? 'discard.used' : 'discard.yard';
    on.no(rule, 'kept', { card });
  }
  const toPile = [...used, ...hand.named.filter(isBestFriend)];
  const toYard = hand.named.filter((card) => !isBestFriend(card));
  /** How many Best Friends may be among the unnamed cards, if the pile leaves that open. */
  const friends = pile ? 0 : 2 - toPile.filter(isBestFriend).length;
  const whole = isWhole(me.hand);
  let nameless = atLeast(me.hand) - hand.named.length;
  const unsure = nameless > 0 || !whole;
  const amongNameless = () => nameless-- > 0 || !whole;
  /** Used cards that nobody described: one may have been played, and any number added to it. */
  let undescribed = me.played ? 0 : me.added ? 1 : 60;

  const unfound = takeOut(toYard, yard ?? []);
  // Of a hand without a name in it only the number can be wrong, whichever cards they are.
  const counted = whole && hand.named.length === 0 && nameless > 0 && yard !== undefined;
  if (
    counted &&
    yard.length > nameless &&
    !yard.some((card) => isBestFriend(card) || used.includes(card))
  ) {
    on.no('discard.yard', 'source-short', { from: 'hand', need: yard.length, done: nameless });
    return;
  }
  for (const card of unfound) {
    if (isBestFriend(card)) on.no('card.best-friend', 'friend-in-yard', { player: 'me', card });
    else if (amongNameless()) continue;
    else if (used.includes(card)) on.no('discard.used', 'used-to-yard', { card });
    else on.no('discard.yard', 'not-there', { card, from: 'hand' });
  }
  for (const card of takeOut(toPile, pile ?? [])) {
    const friend = isBestFriend(card);
    if ((friend && amongNameless()) || undescribed-- > 0) continue;
    if (card === played && isTrashed)
      if (mayBeTrashed(card))
        // Such a card was trashed by its own action or by a rival: it is not described which.
        on.no('action.trash-this', 'trashed', { card });
      else on.no('discard.used', 'rough-housed', { card });
    else if (lookout.some((shown) => shown.card === card))
      on.no('discard.lookout', 'lookout-discarded', { card });
    else if (friend || !hand.named.includes(card))
      on.no('discard.used', 'not-there', { card, from: 'hand' });
    else on.no('discard.yard', 'unused-to-pile', { card });
  }
  const leftOver = (card: CardId | '', place: 'discard' | 'yard') => {
    // What was put in a wrong place was reported already.
    if (!on.violations.some(({ facts }) => facts.card === card))
      on.no(place === 'yard' ? 'discard.yard' : 'discard.used', 'left-over', { card, place });
  };
  for (const card of pile ? toPile : []) leftOver(card, 'discard');
  for (const card of yard ? toYard : []) leftOver(card, 'yard');
  if (on.violations.length > 0) return;
  if (yard && nameless > friends) leftOver('', 'yard');
  // Cards that nobody described have to be there exactly as they are put away.
  if ((pile || yard) && unsure && !on.whether('me.hand')) leftOver('', 'yard');
  if (pile && !me.played && !on.whether('me.played')) leftOver('', 'discard');
  for (const card of pile ?? toPile) on.effect('discard', { card });
  for (const card of yard ?? toYard) on.effect('to-yard', { card });
}
