import { printedOn } from '../../cards/printed.ts';
import type { Added } from '../../cards/suits.ts';
import { checkDiscard, checkNumber, type FollowTable, followTask } from '../../rules/follow.ts';
import type { Counts } from '../../state/counts.ts';
import { no, type Violation } from '../../violation.ts';
import { canFinish, whyNot } from '../search/can-finish.ts';

/** The follower's counts once the cards are discarded: they may be trashed from there (action.trash). */
function withDiscarded<Result>(counts: Counts, count: number, work: () => Result): Result {
  counts.hand -= count;
  counts.discard += count;
  const result = work();
  counts.hand += count;
  counts.discard -= count;
  return result;
}

/** Every reason against following like this, the most fundamental first; none where it is legal. */
export function checkFollow(table: FollowTable, discard: readonly Added[]): Violation[] {
  const { counts, led } = table;
  if (!printedOn(led.card).public)
    return [no('follow.when', 'nothing-to-follow', { card: led.card })];
  const number = checkNumber(discard.length, counts.perk);
  const found = [...(number ? [number] : []), ...checkDiscard(table, discard)];
  if (found.length > 0) return found;
  const tasks = [followTask(led, discard)];
  return withDiscarded(counts, discard.length, () => {
    if (canFinish(counts, tasks)) return [];
    const why = whyNot(counts, tasks);
    return [...(why ? [why] : []), no('follow.full', 'not-in-full', { card: led.card })];
  });
}

/** The same as a plain yes or no, for cards that are in hand. */
export function canFollow({ counts, led }: FollowTable, discard: readonly Added[]): boolean {
  const task = followTask(led, discard);
  // A box that happens 0 times needs no search (play.zero).
  if (task.times === 0) return false;
  return withDiscarded(counts, discard.length, () => canFinish(counts, [task]));
}
