import type { PhaseName } from '../../format/vocabulary.ts';
import type { Rule } from '../../violation.ts';
import { atLeast } from './described.ts';
import type { Table } from './described-table.ts';

/** Checks the moment of a move; if it is not described, it is the mover's own turn in the phase of the move. */
export function inPhase(
  { on, situation }: Table,
  phase: PhaseName,
  rule: Rule = 'turn.phases',
): void {
  const { phase: now = phase } = situation;
  if (now !== phase) on.no(rule, 'wrong-phase', { phase: now, needs: phase });
}

/** Only the leader plays, recruits, discards and draws (turn.leader, turn.phases). */
export function onMyTurn(table: Table, phase: PhaseName): void {
  const { on, situation, me } = table;
  const { turn = 'me' } = situation;
  if (turn !== 'me') on.no('turn.leader', 'not-your-turn', { player: turn });
  // A play in the middle of following is refused because a card was played already, not because of the phase.
  if (phase !== 'play' || situation.phase !== 'follow') inPhase(table, phase);
  // Cleanup emptied the mover's Yard, and only Discard fills it again.
  const count = phase === 'cleanup' || phase === 'draw' ? 0 : atLeast(me.yard);
  if (count > 0 && turn === 'me') on.no('cleanup.yard', 'yard-left', { count });
}
