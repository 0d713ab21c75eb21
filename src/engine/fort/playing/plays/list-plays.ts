import type { CardId } from '../../cards/ids.ts';
import { suits } from '../../notation/tree.ts';
import type { PlayTable } from '../../rules/play.ts';
import { type Counts, onTurn } from '../../state/counts.ts';
import type { PlayMove } from '../../state/move.ts';
import { by } from '../../violation.ts';
import { canFinish } from '../search/can-finish.ts';
import { grouped, noSelection, nothing, type Selection, waysToAdd } from './additions.ts';
import { improve, type Plan, plansFor } from './plans.ts';
import { isOutOfReach, measure } from './reach.ts';

/** Every legal play, by the same rules as `checkPlay` (which the tests compare). */
export function listPlays(table: PlayTable, limit = Number.POSITIVE_INFINITY): PlayMove[] {
  const { counts } = table;
  const hand = grouped(table.hand);
  const lookout = grouped(table.lookout);
  const moves: PlayMove[] = [];
  // The played card has left the hand (action.trash).
  counts.hand--;
  for (let at = 0; at < hand.length && moves.length < limit; at++) {
    const card = hand[at];
    if (card === undefined || hand.indexOf(card) < at) continue;
    const { plans, reaches } = plansFor(card);
    if (plans.length === 0) by('play.blank');
    for (const reach of reaches) measure(reach, counts);
    let before: Plan | null = null;
    let fromHand = noSelection;
    let tucked = noSelection;
    for (const plan of plans) {
      if (plan.wanted !== before?.wanted) {
        fromHand = waysToAdd(hand, at, plan.wanted);
        tucked = waysToAdd(lookout, -1, plan.wanted);
      }
      before = plan;
      listPlan(counts, card, plan, fromHand, tucked, moves);
    }
  }
  counts.hand++;
  return moves;
}

/** The legal plays of one plan. */
function listPlan(
  counts: Counts,
  card: CardId,
  plan: Plan,
  fromHand: readonly Selection[],
  tucked: readonly Selection[],
  moves: PlayMove[],
): void {
  const { works, whole } = plan;
  let n = 0;
  for (const lookout of tucked)
    for (const hand of fromHand) {
      let possible = whole?.works[n] === true;
      if (!possible) {
        if (n > 0) improve(plan, hand, lookout);
        possible = isPossible(counts, plan, hand.cards.length);
      }
      works[n] = possible;
      if (possible) listPlay(card, plan, hand, lookout, moves);
      n++;
    }
  if (n > 1) improve(plan, nothing, nothing);
}

/** Can the tasks of a plan, as set now, be done with this many cards added from the hand? */
function isPossible(counts: Counts, plan: Plan, added: number): boolean {
  const { tasks, boxes, bounds, sure } = plan;
  if (isOutOfReach(bounds)) return false;
  if (added <= sure && !onTurn(counts, 'recycling')) return true;
  counts.hand -= added;
  const possible = canFinish(counts, tasks, boxes);
  counts.hand += added;
  return possible;
}

/** Lists one play, once for each suit that a coin can be declared to be. */
function listPlay(
  card: CardId,
  { uses, named, declares }: Plan,
  { cards: added }: Selection,
  { cards: lookout }: Selection,
  moves: PlayMove[],
): void {
  if (declares) {
    for (const declared of suits) moves.push({ do: 'play', card, added, lookout, uses, declared });
  } else if (named === undefined) moves.push({ do: 'play', card, added, lookout, uses });
  else moves.push({ do: 'play', card, added, lookout, uses, named });
}
