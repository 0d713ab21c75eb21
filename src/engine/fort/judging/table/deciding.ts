import type { About } from '#engine/core/verdict.ts';
import type { CardId } from '../../cards/ids.ts';
import type { Lead, Situation } from '../../format/situation.ts';
import type { Rule } from '../../violation.ts';
import { playedBy } from './described.ts';
import type { Table } from './described-table.ts';
import { decided } from './lead.ts';

/** Whether it is for `me` to decide about the leader's card now, and which card that is. */

/** What is described of the leader's card; there is one. */
export type PlayedLead = Omit<Lead, 'played'> & { readonly played: CardId | undefined };

/** The rivals as they decide, in turn order from the leader on (follow.when). */
export function deciders({ players, turn }: Situation): readonly string[] | undefined {
  if (typeof players !== 'object' || !turn) return undefined;
  const from = players.indexOf(turn) + 1;
  return [...players.slice(from), ...players.slice(0, from - 1)];
}

/**
 * The first of these players who has not decided yet. Where nothing is described, all have; where only who
 * followed is described, or only who declined, the others may have done the other thing or not.
 */
export function stillWaiting(
  { on }: Table,
  leader: Lead,
  names: readonly string[],
): string | undefined {
  const { followed, declined } = leader;
  const waiting = followed || declined ? names.find((name) => !decided(leader, name)) : undefined;
  if (waiting === undefined || (followed && declined)) return waiting;
  const fact = followed ? 'leader.declined' : 'leader.followed';
  return on.whether(fact, 'all-decided', { is: 'so' }) ? undefined : waiting;
}

/** Notes why it is not for `me` to decide about the leader's card now. */
export function deciding(table: Table, rule: Rule): void {
  const { on, situation } = table;
  const { turn, phase = 'follow', leader = {} } = situation;
  const card = playedBy(leader) ?? '';
  if (leader.diy && rule === 'follow.when') on.no('perk.diy', 'diy-played');
  else if (leader.played === 'none' || leader.diy) on.no(rule, 'nothing-played');
  if (turn === 'me') on.no(rule, 'own-turn');
  if (phase !== 'play' && phase !== 'follow')
    on.no(rule, 'wrong-phase', { phase, needs: 'follow' });
  if (leader.resolving) on.no(rule, 'resolving', { card });
  // Whoever declined may still use Rough Housing: it comes after all have decided (perk.rough-housing).
  const rough = rule === 'perk.rough-housing';
  if (leader.followed?.includes('me')) {
    if (rough) on.no(rule, 'instead-of-following', { card });
    else on.no(rule === 'follow.when' ? 'follow.many' : rule, 'followed-already', { card });
  }
  if (leader.declined?.includes('me') && !rough) on.no(rule, 'declined-already');
  if (rule !== 'follow.when' || turn === 'me' || decided(leader, 'me')) return;
  const order = deciders(situation) ?? [];
  const at = order.indexOf('me');
  const waiting = stillWaiting(table, leader, order.slice(0, at));
  if (waiting) on.no(rule, 'others-first', { player: waiting });
  // Somebody who sits after `me` has decided already, so `me` passed the chance up.
  else if (order.slice(at + 1).some((name) => decided(leader, name))) on.no(rule, 'passed-over');
}

/** The leader's card, when it is `me` who decides about it now; `card` is what would have to match it. */
export function leadersCard(table: Table, rule: Rule, card?: CardId): PlayedLead {
  const { on, situation } = table;
  const { leader = {} } = situation;
  deciding(table, rule);
  const about: About = card ? { is: 'card', card } : { is: 'other' };
  if (!leader.played && !leader.diy && !on.whether('leader.played', undefined, about))
    on.no(rule, 'nothing-played');
  return { ...leader, played: playedBy(leader) };
}
