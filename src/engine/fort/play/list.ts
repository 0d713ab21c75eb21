import { canFinish } from '../feasible.ts';
import type { Means } from '../means.ts';
import type { Added, PlayMove } from '../move.ts';
import { suits } from '../notation/tree.ts';
import type { CardId } from '../state.ts';
import { by } from '../violation.ts';
import type { PlayTable } from './check.ts';
import { optionsFor, type Plan, plansFor, type Wanted } from './plans.ts';
import { retime } from './tasks.ts';

type Selections = readonly (readonly Added[])[];
const none: readonly Added[] = [];
const nothing: Selections = [none];

/** Every selection of a zone (the card at `played` aside), each card added or not. */
function selections(zone: readonly CardId[], played: number, wanted: Wanted): Selections {
  let found = nothing;
  if (wanted.suits.length === 0) return found;
  for (let at = 0; at < zone.length; at++) {
    const card = zone[at];
    if (card === undefined || at === played) continue;
    const options = optionsFor(wanted, card);
    if (options.length === 0) continue;
    const copy = isCopy(zone, at, played);
    const grown = [...found];
    for (const chosen of found) {
      // Copies can't be told apart: one joins only after those before it, with the same option or a later one.
      const last = chosen[chosen.length - 1];
      if (copy && (last?.card !== card || copiesIn(chosen, card) < copiesBefore(zone, at, played)))
        continue;
      const from = copy && last ? options.indexOf(last) : 0;
      for (let n = from; n < options.length; n++) {
        const option = options[n];
        if (option) grown.push([...chosen, option]);
      }
    }
    found = grown;
  }
  return found;
}

const copiesBefore = (zone: readonly CardId[], at: number, played: number): number => {
  let count = 0;
  for (let n = 0; n < at; n++) if (n !== played && zone[n] === zone[at]) count++;
  return count;
};
const isCopy = (zone: readonly CardId[], at: number, played: number): boolean =>
  copiesBefore(zone, at, played) > 0;
const copiesIn = (chosen: readonly Added[], card: CardId): number =>
  chosen.filter((added) => added.card === card).length;

/** Copies side by side, so that a selection's last card is the copy before. */
const grouped = (zone: readonly CardId[]): readonly CardId[] =>
  zone.some((card, at) => zone.indexOf(card) < at) ? [...zone].sort() : zone;

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
    let fromHand = nothing;
    let tucked = nothing;
    /** Boxes that can't be used in full by themselves, so no plan without additions can begin with them. */
    let hopeless = '';
    for (const plan of plans) {
      if (plan.wanted !== before?.wanted) {
        fromHand = selections(hand, at, plan.wanted);
        tucked = selections(lookout, -1, plan.wanted);
      }
      before = plan;
      const bare = !hopeless.includes(plan.begins);
      if (bare && !listPlay(table.means, card, plan, none, none, moves) && plan.uses.length === 1)
        hopeless += plan.begins;
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
  fromHand: Selections,
  tucked: Selections,
  moves: PlayMove[],
): void {
  const { uses, named, tasks } = plan;
  for (const lookout of tucked)
    for (const added of fromHand) {
      if (added === none && lookout === none) continue;
      retime(tasks, { card, added, lookout, uses, named });
      listPlay(means, card, plan, added, lookout, moves);
    }
  retime(tasks, { card, added: none, lookout: none, uses, named });
}

/** Lists one play if it is legal; the tasks of the plan are set for it. */
function listPlay(
  means: Means,
  card: CardId,
  { uses, named, tasks, boxes, declares }: Plan,
  added: readonly Added[],
  lookout: readonly Added[],
  moves: PlayMove[],
): boolean {
  const gone = 1 + added.length;
  means.hand -= gone;
  const fine = canFinish(means, tasks, boxes);
  means.hand += gone;
  if (!fine) return false;
  if (declares) {
    for (const declared of suits) moves.push({ do: 'play', card, added, lookout, uses, declared });
  } else if (named === undefined) moves.push({ do: 'play', card, added, lookout, uses });
  else moves.push({ do: 'play', card, added, lookout, uses, named });
  return true;
}
