import type { CardId } from '../describe/cards.ts';
import type { Lead as Described } from '../describe/situation.ts';
import type { Rule } from '../violation.ts';
import type { Table } from './table.ts';

/** The leader's card, which there is. */
export type Lead = Omit<Described, 'played'> & { readonly played?: CardId };

/** Rivals who decide before `me`: in turn order from the leader on (follow.when). */
function before(players: readonly string[], leader: string): readonly string[] {
  const from = players.indexOf(leader) + 1;
  const round = [...players.slice(from), ...players.slice(0, from)];
  return round.slice(0, round.indexOf('me'));
}

export const decided = ({ followed = [], declined = [] }: Lead, name: string): boolean =>
  followed.includes(name) || declined.includes(name);

/** The leader's card, when it is `me` who decides about it now; what stands against that is noted. */
export function deciding(table: Table, rule: Rule): Lead | undefined {
  const { on, situation } = table;
  const { turn, phase, players } = situation;
  const { played, ...told }: Described = situation.leader ?? {};
  if (played === 'none') {
    on.no(rule, 'nothing-played');
    return undefined;
  }
  const leader: Lead = { ...told, ...(played && { played }) };
  if (turn === 'me') on.no(rule, 'own-turn');
  if (phase !== undefined && phase !== 'play' && phase !== 'follow')
    on.no(rule, 'wrong-phase', { phase, needs: 'follow' });
  if (leader.resolving) on.no(rule, 'resolving', { card: leader.played ?? '' });
  if (leader.followed?.includes('me'))
    on.no(rule === 'follow.when' ? 'follow.many' : rule, 'followed-already', {
      card: leader.played ?? '',
    });
  if (leader.declined?.includes('me')) on.no(rule, 'declined-already');
  if (
    (leader.followed || leader.declined) &&
    typeof players === 'object' &&
    turn &&
    rule === 'follow.when'
  ) {
    const waiting = before(players, turn).find((name) => !decided(leader, name));
    if (waiting) on.no(rule, 'others-first', { player: waiting });
  }
  if (leader.played) return leader;
  if (!on.ask('leader.played', [true, false])) on.no(rule, 'nothing-played');
  return leader;
}
