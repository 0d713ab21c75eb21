import { figures } from '../../../generated/fort.ts';
import { type CardId, isBestFriend } from '../describe/cards.ts';
import type { CleanupMove, DiscardMove, DrawMove, SkipMove } from '../describe/move.ts';
import { onMyTurn, playedBy } from './frame.ts';
import { judgeRecruit } from './recruit.ts';
import type { Table } from './table.ts';
import { range } from './tokens.ts';

/** Cleanup: the whole Yard to the discard pile; none on the first turn. */
export function judgeCleanup(table: Table, { cleanup }: CleanupMove): void {
  const { on, me, yard } = table;
  onMyTurn(table, 'cleanup');
  if (me['first-turn']) {
    if (cleanup !== 'none') on.no('cleanup.first-turn', 'nothing-to-clean');
    return;
  }
  if (cleanup === 'all') {
    const count = yard.named.length;
    if (count > 0) on.effect('cleanup', { count });
    return;
  }
  const said = cleanup === 'none' ? [] : cleanup;
  for (const card of said)
    if (!yard.take(card)) on.no('cleanup.yard', 'not-there', { card, from: 'yard' });
  const left = yard.count;
  if (left > 0) on.no('cleanup.yard', 'yard-left', { count: left });
  else on.effect('cleanup', { count: said.length });
}

/** Takes cards out of a list, one for one; what is not there comes back. */
function without(from: CardId[], cards: readonly CardId[]): CardId[] {
  return cards.filter((card) => {
    const at = from.indexOf(card);
    if (at >= 0) from.splice(at, 1);
    return at < 0;
  });
}

/** Discard: used cards and Best Friends to the pile, the rest of the hand to the Yard. */
export function judgeDiscard(table: Table, { discard }: DiscardMove): void {
  const { on, me, hand } = table;
  onMyTurn(table, 'discard');
  const { pile, yard, keep = [], lookout = [] } = discard;
  const used = [...[playedBy(me) ?? []].flat(), ...(me.added ?? [])];
  for (const card of lookout) on.no('discard.lookout', 'lookout-discarded', { card });
  for (const card of keep) {
    const rule = used.includes(card) || isBestFriend(card) ? 'discard.used' : 'discard.yard';
    on.no(rule, 'kept', { card });
  }
  for (const card of yard ?? []) {
    if (isBestFriend(card)) on.no('card.best-friend', 'friend-in-yard', { player: 'me', card });
    else if (used.includes(card) && !hand.named.includes(card))
      on.no('discard.used', 'used-to-yard', { card });
    else if (!hand.take(card)) on.no('discard.yard', 'not-there', { card, from: 'hand' });
  }
  const toPile = [...used];
  for (const card of without(toPile, pile ?? [])) {
    const inLookout = table.lookout.some((shown) => shown.card === card);
    if (inLookout && !hand.named.includes(card))
      on.no('discard.lookout', 'lookout-discarded', { card });
    else if (!isBestFriend(card)) on.no('discard.yard', 'unused-to-pile', { card });
    else if (!hand.take(card)) on.no('discard.used', 'not-there', { card, from: 'hand' });
  }
  if (on.violations.length > 0) return;
  const friends = hand.named.filter(isBestFriend);
  const rest = hand.named.filter((card) => !isBestFriend(card));
  if (pile)
    for (const card of [...toPile, ...friends]) on.no('discard.used', 'left-over', { card });
  if (yard) for (const card of rest) on.no('discard.yard', 'left-over', { card });
  for (const card of [...used, ...friends]) on.effect('discard', { card });
  for (const card of [...(yard ?? []), ...(yard ? [] : rest)]) on.effect('to-yard', { card });
}

const size = (pile: Table['me']['deck']): number | undefined =>
  typeof pile === 'object' ? (pile.includes('more') ? undefined : pile.length) : pile;

/** Draw 5, shuffling the discard pile when the deck runs out; fewer only when there are no more. */
export function judgeDraw(table: Table, move: DrawMove): void {
  const { on, me, hand, situation } = table;
  const { phase = 'draw', turn = 'me' } = situation;
  if (phase !== 'draw' || turn !== 'me') {
    on.no('draw.only', 'not-now', { phase, player: turn });
    return;
  }
  const { cards, reshuffle } =
    typeof move.draw === 'number' ? { cards: move.draw, reshuffle: undefined } : move.draw;
  for (const card of hand.named) on.no('discard.yard', 'kept', { card });
  const five = figures.handSize;
  const deck = size(me.deck) ?? on.ask('me.deck', [five, 4, 3, 2, 1, 0]);
  if (cards > five) on.no('draw.five', 'draw-count', { cards, need: five });
  else if (deck < five) {
    // Here every number counts, so an undescribed pile is asked for itself.
    const pile = size(me.discard) ?? on.ask('me.discard', range(0, five), 'me.discard#');
    const all = deck + pile;
    const need = Math.min(five, all);
    if (all < five) on.readings.add('draw.reshuffle');
    if (cards !== need)
      on.no(all < five || cards === deck ? 'draw.reshuffle' : 'draw.five', 'draw-count', {
        cards,
        need,
      });
    if (reshuffle === false && need > deck)
      on.no('draw.reshuffle', 'must-reshuffle', { deck, need });
  } else if (cards < five) on.no('draw.five', 'draw-count', { cards, need: five });
  if (reshuffle && deck >= five) on.no('draw.reshuffle', 'deck-not-empty', { deck });
  on.effect('draw', { count: cards });
}

/** Only Play can be skipped; every other phase is carried out (play.skip, turn.phases). */
export function judgeSkip(table: Table, { skip }: SkipMove): void {
  const { on, me } = table;
  if (skip === 'recruit') judgeRecruit(table, { recruit: 'none' });
  else if (skip === 'cleanup') judgeCleanup(table, { cleanup: 'none' });
  else if (skip !== 'follow') onMyTurn(table, skip);
  if (skip === 'draw' || skip === 'discard') on.no('turn.phases', 'phase-skipped', { phase: skip });
  const card = playedBy(me);
  if (skip === 'play' && card) on.no('play.skip', 'played-already', { card });
  else if (skip === 'play') on.effect('skip');
}
