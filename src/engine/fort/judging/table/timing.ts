import type { PhaseName } from '../../format/vocabulary.ts';
import type { Rule } from '../../violation.ts';
import { atLeast } from './described.ts';
import type { Table } from './described-table.ts';

/** The moment of a move; left out, it is the mover's own turn in the phase the move belongs to. */
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
  // A play in the middle of following is refused because a card was played, not for its phase.
  if (phase !== 'play' || situation.phase !== 'follow') inPhase(table, phase);
  // Cleanup cleared the own Yard away, and only Discard fills it again.
  const count = phase === 'cleanup' || phase === 'draw' ? 0 : atLeast(me.yard);
  if (count > 0 && turn === 'me') on.no('cleanup.yard', 'yard-left', { count });
}
