import { factsOf } from '../facts.ts';
import { canFinish, whyNot } from '../feasible.ts';
import type { Means } from '../means.ts';
import type { Added } from '../move.ts';
import { no, type Violation } from '../violation.ts';
import { checkDiscard, checkNumber, type FollowTable, followTask } from './check.ts';

/** The follower's means once the cards are discarded: they may be trashed from there (action.trash). */
function withDiscarded<Result>(means: Means, count: number, work: () => Result): Result {
  means.hand -= count;
  means.discard += count;
  const result = work();
  means.hand += count;
  means.discard -= count;
  return result;
}

/** Every reason against following so, the most fundamental first; none: it is legal. */
export function checkFollow(table: FollowTable, discard: readonly Added[]): Violation[] {
  const { means, led } = table;
  if (!factsOf(led.card).public)
    return [no('follow.when', 'nothing-to-follow', { card: led.card })];
  const number = checkNumber(discard.length, means.perk);
  const found = [...(number ? [number] : []), ...checkDiscard(table, discard)];
  if (found.length > 0) return found;
  const tasks = [followTask(led, discard)];
  return withDiscarded(means, discard.length, () => {
    if (canFinish(means, tasks)) return [];
    const why = whyNot(means, tasks);
    return [...(why ? [why] : []), no('follow.full', 'not-in-full', { card: led.card })];
  });
}

/** The same as a plain yes or no, for cards that are in hand. */
export function canFollow({ means, led }: FollowTable, discard: readonly Added[]): boolean {
  const task = followTask(led, discard);
  // × nothing needs no search (play.zero).
  if (task.times === 0) return false;
  return withDiscarded(means, discard.length, () => canFinish(means, [task]));
}
