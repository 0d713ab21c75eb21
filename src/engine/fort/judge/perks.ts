import type { PerkId } from '../../../generated/fort.ts';
import { advancePayments, checkAdvance } from '../actions/advance.ts';
import type { PerkMove } from '../describe/move.ts';
import { checkPerk, inPhase, playedBy } from './frame.ts';
import { decided, deciding } from './lead.ts';
import { tellLevel, tellRecycling } from './results.ts';
import type { Table } from './table.ts';
import { paidCount, splits } from './wants.ts';

/** Perks that work on the own turn only. */
const ownTurn = ['birthday-party', 'bribe', 'diy', 'do-over', 'recycling', 'sticky-fingers'];

/** Perks that can be named beside another move: they belong to it, or work at any time of it. */
const beside: Readonly<Record<string, readonly PerkId[]>> = {
  play: ['do-over', 'bribe', 'sticky-fingers', 'recycling', 'xxl-backpack'],
  follow: ['copy-cat', 'xxl-backpack'],
  recruit: ['birthday-party'],
};

/** A perk said with another move. */
export function checkBeside(table: Table, perk: PerkId, kind: 'play' | 'follow' | 'recruit'): void {
  checkTiming(table, { perk });
  if (perk === 'birthday-party') inPhase(table, 'recruit', 'perk.birthday-party');
  if (!beside[kind]?.includes(perk)) table.on.no(`perk.${perk}`, 'not-beside', { card: perk });
}

/** The perk is there, and it is the time for it. */
function checkTiming(table: Table, { perk }: PerkMove): void {
  const { on, situation } = table;
  const { turn } = situation;
  checkPerk(table, perk);
  if (ownTurn.includes(perk) && turn !== undefined && turn !== 'me')
    on.no(`perk.${perk}`, 'not-your-turn', { player: turn });
}

/** Do-Over comes after the first card and all following (perk.do-over). */
export function checkDoOver({ on, me, situation }: Table): void {
  const { played } = me;
  if (played === 'none' || (!played && !on.ask('me.played', [true, false])))
    on.no('perk.do-over', 'nothing-played');
  if (situation.leader?.resolving) on.no('perk.do-over', 'resolving', { card: me.played ?? '' });
}

function diy(table: Table, { pay }: PerkMove): void {
  const { on, me, means } = table;
  inPhase(table, 'play');
  const played = playedBy(me);
  if (played) on.no('perk.diy', 'instead-of-playing', { card: played });
  if (pay) table.paid = paidCount(pay) - 1;
  const ways = pay ? splits(pay) : advancePayments(means, 1);
  const payment = ways.find((way) => !checkAdvance(means, way, 1));
  if (!payment) {
    const [way] = ways;
    const refused = way ? checkAdvance(means, way, 1) : null;
    on.ok(refused?.code === 'wrong-payment' ? { ...refused, rule: 'perk.diy' } : refused);
    return;
  }
  tellLevel(table, means.level + 1, payment);
  on.effect('perk-trashed', { card: 'diy' });
  on.chosen.move = { perk: 'diy', pay: payment };
}

function recycling(table: Table, { take }: PerkMove): void {
  const { on, discard } = table;
  if (take ? !discard.take(take) : discard.count === 0)
    on.no('perk.recycling', 'not-there', { card: take ?? '', from: 'discard' });
  tellRecycling(table, take);
}

/** Instead of following, when all other rivals have followed or declined (perk.rough-housing). */
function roughHousing(table: Table): void {
  const { on, rivals, situation } = table;
  const lead = deciding(table, 'perk.rough-housing');
  if (lead && (lead.followed || lead.declined)) {
    const waiting = rivals.find(({ name }) => name !== situation.turn && !decided(lead, name));
    if (waiting) on.no('perk.rough-housing', 'others-first', { player: waiting.name });
  }
  on.effect('trash-played', { card: lead?.played ?? '' });
  on.effect('perk-trashed', { card: 'rough-housing' });
}

/** A perk used by itself; those that change an action are judged with it. */
export function judgePerk(table: Table, move: PerkMove): void {
  checkTiming(table, move);
  if (move.perk === 'diy') diy(table, move);
  else if (move.perk === 'recycling') recycling(table, move);
  else if (move.perk === 'rough-housing') roughHousing(table);
  else if (move.perk === 'do-over') checkDoOver(table);
  else if (move.perk === 'birthday-party') inPhase(table, 'recruit', 'perk.birthday-party');
  else if (move.perk === 'copy-cat' && table.situation.turn === 'me')
    table.on.no('perk.copy-cat', 'own-turn');
}
