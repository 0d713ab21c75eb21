import type { PerkId } from '../../../generated/fort.ts';
import type { CardId } from '../describe/cards.ts';
import type { PhaseName, ShownCard, Side, Situation } from '../describe/situation.ts';
import { factsOf } from '../facts.ts';
import type { Rule } from '../violation.ts';
import type { Table } from './table.ts';

type AnyPile = readonly ShownCard[] | number | undefined;

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
  const now = situation.phase;
  if (now !== undefined && now !== phase) on.no(rule, 'wrong-phase', { phase: now, needs: phase });
}

/** Only the leader plays, recruits, discards and draws (turn.leader, turn.phases). */
export function onMyTurn(table: Table, phase: PhaseName, rule: Rule = 'turn.leader'): void {
  const { on, situation, me } = table;
  const { turn = 'me' } = situation;
  if (turn !== 'me') on.no(rule, 'not-your-turn', { player: turn });
  inPhase(table, phase);
  if (phase === 'cleanup' || turn !== 'me') return;
  // By now the own Yard was cleared away.
  const yard = atLeast(me.yard);
  if (yard > 0 && phase !== 'draw') on.no('cleanup.yard', 'yard-left', { count: yard });
}

/** The card that was played this turn, if one was. */
export const playedBy = ({ played }: Pick<Side, 'played'>): CardId | undefined =>
  played === 'none' ? undefined : played;

/** Has a box to use: otherwise it can't be the played card (play.blank). */
export const isPlayable = (card: CardId): boolean =>
  (factsOf(card).public ?? factsOf(card).private) !== null;

/** A perk in front of the mover. */
export function checkPerk(table: Table, perk: PerkId): void {
  if (table.perk() !== perk) table.on.no(`perk.${perk}`, 'no-perk', { card: perk });
}
