import { range } from '#engine/core/lists.ts';
import { figures } from '#generated/fort.ts';
import type { CardId } from '../../cards/ids.ts';
import type { CleanupMove, DrawMove, SkipMove } from '../../format/move.ts';
import { takeOut } from '../../state/zones.ts';
import { deciding } from '../table/deciding.ts';
import { atLeast, cardsIn, countOf, isWhole, playedBy } from '../table/described.ts';
import type { Table } from '../table/described-table.ts';
import { onMyTurn } from '../table/timing.ts';
import { judgeRecruit } from './recruit.ts';

/** Cleanup: the whole Yard to the discard pile; none on the first turn. */
export function judgeCleanup(table: Table, { cleanup }: CleanupMove): void {
  const { on, me, yard } = table;
  onMyTurn(table, 'cleanup');
  if (me['first-turn']) {
    if (cleanup !== 'none') on.no('cleanup.first-turn', 'nothing-to-clean');
    on.effect('cleanup', { count: 0 });
    return;
  }
  if (cleanup === 'all') {
    const count = atLeast(me.yard);
    if (count > 0 && isWhole(me.yard)) on.effect('cleanup', { count });
    return;
  }
  const named = cleanup === 'none' ? [] : cleanup;
  for (const card of named)
    if (!yard.take(card)) on.no('cleanup.yard', 'not-there', { card, from: 'yard' });
  const left = yard.count;
  // Where the number of cards is not described, one that stays is enough to break the rule.
  const stays = isWhole(me.yard) ? left : Math.max(1, atLeast(me.yard) - named.length);
  if (left > 0) on.no('cleanup.yard', 'yard-left', { count: stays });
  else on.effect('cleanup', { count: named.length });
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

/** Draw 5, shuffling the discard pile when the deck runs out; fewer only when there are no more. */
function checkCount(table: Table, { draw: cards, reshuffle }: DrawMove): void {
  const { on, me, hand, situation } = table;
  const { phase = 'draw', turn = 'me' } = situation;
  if (phase !== 'draw' || turn !== 'me') {
    on.no('draw.only', 'not-now', { phase, player: turn });
    return;
  }
  const kept = atLeast(me.hand);
  // Recycling brings one card at any time of the turn, and is then gone.
  const recycled =
    kept === 1 &&
    !me.perks?.length &&
    (me.fort ?? 2) > 1 &&
    (me.perks !== undefined || on.whether('me.perks', 'recycled', { is: 'so' })) &&
    (me.fort !== undefined || me.perks === undefined || on.whether('me.fort'));
  for (const card of recycled ? [] : hand.named) on.no('discard.yard', 'kept', { card });
  if (!recycled && kept > hand.named.length) on.no('discard.yard', 'kept', { card: '' });
  const five = figures.handSize;
  /** How many cards there are; of an open pile no more matter than are drawn. */
  const size = (name: 'deck' | 'discard'): number => {
    const least = atLeast(me[name]);
    const sizes = isWhole(me[name]) ? [least] : range(Math.min(least, five), five).reverse();
    return on.ask(`me.${name}`, sizes, `me.${name}#`, { is: 'amount' });
  };
  const deck = size('deck');
  const short = deck < five && cards <= five;
  const all = short ? deck + size('discard') : five;
  const need = Math.min(five, all);
  if (all < five) on.readings.add('draw.reshuffle');
  if (cards !== need) {
    const rule = all < five || (short && cards === deck) ? 'draw.reshuffle' : 'draw.five';
    on.no(rule, 'draw-count', { cards, need });
  }
  if (short && reshuffle === false && need > deck)
    on.no('draw.reshuffle', 'must-reshuffle', { deck, need });
  if (reshuffle && deck >= five) on.no('draw.reshuffle', 'deck-not-empty', { deck });
  on.effect('draw', { count: cards });
}

export function judgeDraw(table: Table, move: DrawMove): void {
  checkCount(table, move);
  if (move.drawn) checkDrawn(table, move.drawn, move.draw);
}

/** Declining to follow, when it is one's turn to decide (follow.when). */
export function judgeDecline(table: Table): void {
  deciding(table, 'follow.when');
  table.on.effect('decline');
}

/** Only Play can be skipped; every other phase is carried out (play.skip, turn.phases). */
export function judgeSkip(table: Table, { skip }: SkipMove): void {
  const { on, me } = table;
  if (skip === 'recruit') judgeRecruit(table, { recruit: 'none' });
  else if (skip === 'cleanup') judgeCleanup(table, { cleanup: 'none' });
  else if (skip === 'follow') judgeDecline(table);
  else onMyTurn(table, skip);
  if (skip === 'draw' || skip === 'discard') on.no('turn.phases', 'phase-skipped', { phase: skip });
  const card = playedBy(me);
  if (skip === 'play' && card) on.no('play.skip', 'played-already', { card });
  else if (skip === 'play') on.effect('skip');
}
