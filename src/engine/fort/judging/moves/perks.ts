import { advancePayments, checkAdvance } from '../../actions/advance.ts';
import { isPlayable } from '../../cards/printed.ts';
import type { PerkMove } from '../../format/move.ts';
import { paidCount, waysToPay } from '../boxes/described-steps.ts';
import { reportLevel, reportRecycling } from '../boxes/step-effects.ts';
import { withoutPrint } from '../boxes/unprinted-cost.ts';
import { deciders, deciding, leadersCard, stillWaiting } from '../table/deciding.ts';
import { atLeast, isWhole, playedBy, seatsOf } from '../table/described.ts';
import type { Table } from '../table/described-table.ts';
import { inPhase } from '../table/timing.ts';
import { checkDoOver, checkTiming, ownTurn } from './perk-beside.ts';
import { judgeRecruit } from './recruit.ts';

/** The second card has to be one that can be played (play.one-card, play.blank). */
function secondCard({ on, me, hand }: Table): void {
  if (hand.named.some(isPlayable)) return;
  const [card] = hand.named;
  const unsure = !isWhole(me.hand) || atLeast(me.hand) > hand.named.length;
  if (unsure && on.whether('me.hand')) return;
  if (card) on.no('play.blank', 'no-boxes', { card });
  else on.no('play.one-card', 'source-empty', { from: 'hand' });
}

function diy(table: Table, { pay }: PerkMove): void {
  const { on, me, counts } = table;
  const played = playedBy(me);
  if (played) on.no('perk.diy', 'instead-of-playing', { card: played });
  if (pay) table.paid = { costs: [paidCount(pay) - 1], all: true };
  const ways = pay ? waysToPay(pay) : advancePayments(counts, 1);
  const payable = ways.filter((way) => !checkAdvance(counts, way, 1));
  const payment = on.wantsEveryWay ? on.choose(payable) : payable[0];
  if (!payment) {
    const [way] = ways;
    const refused = way ? checkAdvance(counts, way, 1) : null;
    const refusal = refused && withoutPrint(table, refused, counts.level, 1, pay && ways);
    on.ok(refusal?.code === 'wrong-payment' ? { ...refusal, rule: 'perk.diy' } : refusal);
    return;
  }
  reportLevel(table, counts.level + 1, payment);
  const advance = { do: 'advance', pay: payment } as const;
  table.happened.push({ move: advance, level: counts.level + 1 });
  on.effect('perk-trashed', { card: 'diy' });
  on.example = { perk: 'diy', pay: payment };
}

function recycling(table: Table, { take }: PerkMove): void {
  const { on, discard } = table;
  if (take ? !discard.take(take) : discard.count === 0)
    on.no('perk.recycling', 'not-there', { card: take ?? '', from: 'discard' });
  reportRecycling(table, take);
}

/** Instead of following, when all other rivals have followed or declined (perk.rough-housing). */
function roughHousing(table: Table): void {
  const { on, rivals, situation } = table;
  const rule = 'perk.rough-housing';
  const lead = leadersCard(table, rule);
  if (lead.followed || lead.declined) {
    const others = rivals.map(({ name }) => name).filter((name) => name !== situation.turn);
    const waiting = stillWaiting(table, lead, others);
    if (waiting) on.no(rule, 'still-deciding', { player: waiting });
  } else {
    // Where it is not described, those before `me` have decided; nothing is known about those after.
    const behind = deciders(situation)?.at(-1) !== 'me' && seatsOf(situation) !== 2;
    if (behind && !on.whether('leader.followed', 'all-decided', { is: 'so' }))
      on.no(rule, 'still-deciding', { player: '' });
  }
  const { played = '' } = lead;
  on.effect('trash-played', { card: played });
  on.effect('perk-trashed', { card: 'rough-housing' });
}

/** A perk used by itself; those that change an action are judged with it. */
export function judgePerk(table: Table, move: PerkMove): void {
  const { perk } = move;
  checkTiming(table, perk);
  const phase = ownTurn[perk];
  // Do-Over comes once all rivals have decided, which is still a part of following.
  if (phase && !(perk === 'do-over' && table.situation.phase === 'follow'))
    inPhase(table, phase, `perk.${perk}`);
  if (perk === 'diy') diy(table, move);
  else if (perk === 'recycling') recycling(table, move);
  else if (perk === 'rough-housing') roughHousing(table);
  else if (perk === 'copy-cat') deciding(table, 'perk.copy-cat');
  else if (perk === 'birthday-party') {
    judgeRecruit(table, { perk, recruit: '?' });
    // It is not described yet whether it comes from the Park or its deck.
    table.on.effects.length = 0;
  } else if (perk === 'do-over') {
    checkDoOver(table);
    secondCard(table);
  }
}
