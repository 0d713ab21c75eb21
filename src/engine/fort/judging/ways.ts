import { everyWay } from '#engine/core/every-way.ts';
import { explore } from '#engine/core/partial-knowledge.ts';
import { same } from '#engine/core/same.ts';
import type { Effect } from '#engine/core/verdict.ts';
import type { DescribedMove } from '../format/move.ts';
import type { Situation } from '../format/situation.ts';
import { described } from './described-question.ts';
import { attempt, order } from './judge.ts';
import type { Attempt } from './table/attempt.ts';
import type { Happened } from './table/described-table.ts';

/** One way to make a move: what is done step by step, what happens, and the move as it is described then. */
export interface WayMade {
  readonly happened: readonly Happened[];
  readonly effects: readonly Effect[];
  readonly example: DescribedMove;
}

interface WaysMade {
  readonly ways: readonly WayMade[];
  /** Other ways depend on something unknown. */
  readonly others: boolean;
}

/**
 * What was done step by step in a legal move, if there is only one way to do it; undefined where that depends on
 * something unknown.
 */
export function happenings(
  situation: Situation,
  move: DescribedMove,
): readonly Happened[] | undefined {
  const found: (readonly Happened[])[] = [];
  explore((on: Attempt) => {
    const happened = attempt(on, situation, move);
    if (on.violations.length === 0) found.push(happened);
  }, order);
  const [first, ...others] = found;
  return others.every((other) => same(other, first)) ? first : undefined;
}

/** Every way to make the move that breaks no rule, as far as it is known; undefined where there are too many. */
export function waysToMake(asDescribed: Situation, move: DescribedMove): WaysMade | undefined {
  const { situation } = described.withGranted(described.withLead(asDescribed, move), move);
  const found = everyWay((on: Attempt) => attempt(on, situation, move));
  const ways = found?.ways.map(({ on, done }) => ({
    happened: done,
    effects: on.effects,
    example: on.example ?? move,
  }));
  return found && ways && { ways, others: found.others };
}
