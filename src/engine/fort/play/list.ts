import { programOf } from '../deeds/program.ts';
import type { BoxFacts } from '../facts.ts';
import { canFinish } from '../feasible.ts';
import { type Means, onTurn } from '../means.ts';
import type { PlayMove } from '../move.ts';
import { suits } from '../notation/tree.ts';
import type { CardId, Task } from '../state.ts';
import { by } from '../violation.ts';
import type { PlayTable } from './check.ts';
import { improve, type Plan, plansFor } from './plans.ts';
import { grouped, noSelection, nothing, type Selection, selections } from './selections.ts';

/** Every legal play, by the same rules as `checkPlay` (which the tests compare). */
export function listPlays(table: PlayTable, limit = Number.POSITIVE_INFINITY): PlayMove[] {
  const hand = grouped(table.hand);
  const lookout = grouped(table.lookout);
  const moves: PlayMove[] = [];
  for (let at = 0; at < hand.length && moves.length < limit; at++) {
    const card = hand[at];
    if (card === undefined || hand.indexOf(card) < at) continue;
    const plans = plansFor(card);
    if (plans.length === 0) by('play.blank');
    let before: Plan | null = null;
    let fromHand = noSelection;
    let tucked = noSelection;
    /** Boxes that can't be used in full by themselves, so no plan without additions can begin with them. */
    let hopeless = 0;
    for (const plan of plans) {
      if (plan.wanted !== before?.wanted) {
        fromHand = selections(hand, at, plan.wanted);
        tucked = selections(lookout, -1, plan.wanted);
      }
      before = plan;
      if ((hopeless & plan.begins) === 0) {
        if (isPossible(table.means, plan, 0)) listPlay(card, plan, nothing, nothing, moves);
        else if (plan.uses.length === 1) hopeless |= plan.begins;
      }
      if (fromHand.length + tucked.length > 2)
        listAdditions(table.means, card, plan, fromHand, tucked, moves);
    }
  }
  return moves;
}

/** The legal plays of one plan with something added. */
function listAdditions(
  means: Means,
  card: CardId,
  plan: Plan,
  fromHand: readonly Selection[],
  tucked: readonly Selection[],
  moves: PlayMove[],
): void {
  const [task] = plan.tasks;
  const [box] = plan.boxes;
  if (!task || !box) return;
  const limit = mostTimes(means, task, box);
  for (const lookout of tucked)
    for (const hand of fromHand) {
      if (hand === nothing && lookout === nothing) continue;
      improve(plan, hand, lookout);
      if ((task.times ?? 0) > limit) continue;
      if (isPossible(means, plan, hand.cards.length)) listPlay(card, plan, hand, lookout, moves);
    }
  improve(plan, nothing, nothing);
}

/** How often × can happen at most in a box that comes first and is used in full. */
function mostTimes(means: Means, task: Task, facts: BoxFacts): number {
  const [next] = programOf(facts, 1);
  const { most } = next?.action ?? {};
  if (!next?.toEnd || !most || !task.full || onTurn(means, 'recycling'))
    return Number.POSITIVE_INFINITY;
  return Math.floor(most(means, next.step, task) / next.toEnd);
}

/** Can the tasks of a plan, as they are set, be done with that many cards added from the hand? */
function isPossible(means: Means, { tasks, boxes }: Plan, added: number): boolean {
  means.hand -= 1 + added;
  const possible = canFinish(means, tasks, boxes);
  means.hand += 1 + added;
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
