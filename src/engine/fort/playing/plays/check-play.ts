import type { CardId } from '../../cards/ids.ts';
import { declaresSuit, hasCoin } from '../../cards/suits.ts';
import {
  checkAdditions,
  checkAnnounced,
  checkCard,
  checkUses,
  type PlayTable,
} from '../../rules/play.ts';
import { helpsInFull, tasksOf } from '../../rules/tasks.ts';
import type { Counts } from '../../state/counts.ts';
import type { PlayMove } from '../../state/move.ts';
import { no, type Violation } from '../../violation.ts';
import { canFinish, whyNot } from '../search/can-finish.ts';

/** The counts once the played and added cards have left the hand. */
function withoutPlayed<Result>(counts: Counts, move: PlayMove, work: () => Result): Result {
  const gone = 1 + move.added.length;
  counts.hand -= gone;
  const result = work();
  counts.hand += gone;
  return result;
}

/** Can the boxes be used as described (play.full)? If not: the reason, and the clause that asks for it. */
function* checkResult(counts: Counts, move: PlayMove): Generator<Violation> {
  const tasks = tasksOf(move);
  const { fine, why } = withoutPlayed(counts, move, () => ({
    fine: canFinish(counts, tasks),
    why: whyNot(counts, tasks),
  }));
  if (fine) return;
  const useless = withoutPlayed(counts, move, () => uselessCards(counts, move));
  for (const card of useless) yield no('play.purpose', 'changes-nothing', { card });
  if (why) yield why;
  if (useless.length === 0)
    yield no('play.full', 'not-in-full', { card: move.card, boxes: fullBoxes(move) });
}

const fullBoxes = ({ uses }: PlayMove): string[] =>
  uses.filter(({ full }) => full).map(({ box }) => box);

/** Cards without which a box used in part would get just as far (play.purpose). */
function uselessCards(counts: Counts, move: PlayMove): CardId[] {
  const tasks = tasksOf(move);
  for (const task of tasks) if (!task.full) task.least = 1;
  if (!canFinish(counts, tasks)) return [];
  return [...move.added, ...move.lookout]
    .filter((added) => !helpsInFull(added, move, move.uses))
    .map(({ card }) => card);
}

/** In whole games each play is written in one way only: without a suit that nobody could match. */
const checkSpare = ({ card, declared }: PlayMove): Violation[] =>
  declared !== undefined && hasCoin(card) && !declaresSuit(card)
    ? [no('follow.coin-declared', 'nothing-to-declare', { card })]
    : [];

/** Every reason against a play, the most fundamental first; none where it is legal. */
export function checkPlay(table: PlayTable, move: PlayMove): Violation[] {
  const found = [
    ...checkCard(table, move),
    ...checkUses(move),
    ...checkAnnounced(move),
    ...checkSpare(move),
    ...checkAdditions(table, move),
  ];
  return found.length > 0 ? found : [...checkResult(table.counts, move)];
}
