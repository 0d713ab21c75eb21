import { type CardId, isCard } from '../describe/cards.ts';
import { listed } from '../describe/move.ts';
import type { PhaseName, ShownCard, Side, Situation } from '../describe/situation.ts';
import type { Rule } from '../violation.ts';
import type { Table } from './table.ts';

type AnyPile = readonly ShownCard[] | number | undefined;

/** Cards that are told by name. */
export const cardsIn = (pile: AnyPile): CardId[] =>
  listed<ShownCard | number>(pile).filter((entry) => isCard(entry));

/** Cards that a pile has at least: `more` may be none. */
export const atLeast = (pile: AnyPile): number =>
  typeof pile === 'object' ? pile.filter((card) => card !== 'more').length : (pile ?? 0);

/** All cards of a pile are told, by name or by number. */
export const isWhole = (pile: AnyPile): boolean =>
  typeof pile === 'object' ? !pile.includes('more') : pile !== undefined;

/** How many play, if it is known: rivals who are described are all there are. */
export function seatsOf({ players, rivals = {} }: Situation): number | undefined {
  if (players !== undefined) return typeof players === 'object' ? players.length : players;
  const described = Object.keys(rivals).length;
  return described > 0 ? described + 1 : undefined;
}

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
  inPhase(table, phase);
  // Cleanup cleared the own Yard away, and only Discard fills it again.
  const count = phase === 'cleanup' || phase === 'draw' ? 0 : atLeast(me.yard);
  if (count > 0 && turn === 'me') on.no('cleanup.yard', 'yard-left', { count });
}

/** The card that was played this turn, if one was. */
export const playedBy = ({ played }: Pick<Side, 'played'>): CardId | undefined =>
  played === 'none' ? undefined : played;

/** Cards of this turn that lie in no pile. */
export const inUse = (side: Side): CardId[] => [playedBy(side) ?? [], side.added ?? []].flat();
