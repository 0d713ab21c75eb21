import { canFinish } from '../feasible.ts';
import { type Means, onTurn } from '../means.ts';
import type { PlayMove } from '../move.ts';
import { suits } from '../notation/tree.ts';
import type { CardId } from '../state.ts';
import { by } from '../violation.ts';
import type { PlayTable } from './check.ts';
import { improve, type Plan, plansFor } from './plans.ts';
import { isOutOfReach, measure } from './reach.ts';
import { grouped, noSelection, nothing, type Selection, selections } from './selections.ts';

/** Every legal play, by the same rules as `checkPlay` (which the tests compare). */
export function listPlays(table: PlayTable, limit = Number.POSITIVE_INFINITY): PlayMove[] {
  const { means } = table;
  const hand = grouped(table.hand);
  const lookout = grouped(table.lookout);
  const moves: PlayMove[] = [];
  // The played card has left the hand (action.trash).
  means.hand--;
  for (let at = 0; at < hand.length && moves.length < limit; at++) {
    const card = hand[at];
    if (card === undefined || hand.indexOf(card) < at) continue;
    const { plans, reaches } = plansFor(card);
    if (plans.length === 0) by('play.blank');
    for (const reach of reaches) measure(reach, means);
    let before: Plan | null = null;
    let fromHand = noSelection;
    let tucked = noSelection;
    for (const plan of plans) {
      if (plan.wanted !== before?.wanted) {
        fromHand = selections(hand, at, plan.wanted);
        tucked = selections(lookout, -1, plan.wanted);
      }
      before = plan;
      listPlan(means, card, plan, fromHand, tucked, moves);
    }
  }
  means.hand++;
  return moves;
}

/** The legal plays of one plan. */
function listPlan(
  means: Means,
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
        possible = isPossible(means, plan, hand.cards.length);
      }
      works[n] = possible;
      if (possible) listPlay(card, plan, hand, lookout, moves);
      n++;
    }
  if (n > 1) improve(plan, nothing, nothing);
}

/** Can the tasks of a plan, as they are set, be done with that many cards added from the hand? */
function isPossible(means: Means, plan: Plan, added: number): boolean {
  const { tasks, boxes, bounds, sure } = plan;
  if (isOutOfReach(bounds)) return false;
  if (added <= sure && !onTurn(means, 'recycling')) return true;
  means.hand -= added;
  const possible = canFinish(means, tasks, boxes);
  means.hand += added;
  return possible;
}

/** Lists one play, once for each suit a coin can be declared to be. */
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
