import { bind, boxOf, countNow } from '../../actions/box.ts';
import { type Counts, countsOf } from '../../state/counts.ts';
import type { Move, StepMove } from '../../state/move.ts';
import type { State, Task } from '../../state/state.ts';
import { witness } from '../../state/witness.ts';
import { playerAt } from '../../state/zones.ts';
import { by } from '../../violation.ts';
import { type GameStep, programOf } from '../icons/game-steps.ts';
import { gameActions } from '../icons/index.ts';
import { canFinish, givesPerk, waysOf, withPerk } from '../search/can-finish.ts';
import { markTask } from './clauses-seen.ts';

/** The box under way, with everything that its steps are checked against. */
export interface Underway {
  readonly task: Task;
  readonly next: GameStep | undefined;
  readonly counts: Counts;
  /** This box and those the leader still has to use. */
  readonly tasks: readonly Task[];
}

export function underway(state: State): Underway | null {
  const { task, actor, played } = state;
  if (task === null) return null;
  const counts = countsOf(state, actor);
  task.times ??= countNow(counts, boxOf(task).per);
  const rest = task.follows || !played ? [] : played.tasks;
  return {
    task,
    next: programOf(boxOf(task), task.times)[task.at],
    counts,
    tasks: [task, ...rest],
  };
}

/** Would everything declared still be possible after this step? Changes nothing. */
function keepsPromises({ task, next, counts, tasks }: Underway, move: StepMove): boolean {
  if (next === undefined) return false;
  const { what, to } = task;
  const action = gameActions[move.do];
  action.take(counts, move, 1);
  bind(task, move, next);
  task.at++;
  task.did++;
  const fine =
    canFinish(counts, tasks) ||
    (givesPerk(counts, move) && withPerk(counts, () => canFinish(counts, tasks)));
  task.at--;
  task.did--;
  task.what = what;
  task.to = to;
  action.take(counts, move, -1);
  return fine;
}

/** May the rest of this box be left out here (play.partial)? */
function mayStop({ task, next, counts, tasks }: Underway): boolean {
  if (task.full || next === undefined || next.then) return false;
  const before = task.at;
  task.at = next.out;
  const fine = canFinish(counts, tasks);
  task.at = before;
  return fine;
}

/** Steps that leave nothing to decide when they have to be done. */
const plain = ({ step }: GameStep, { what, full }: Task): boolean =>
  step.do === 'vp' ||
  step.do === 'trash-this' ||
  (step.do === 'gain' && (step.what !== 'any' || what !== null)) ||
  (step.do === 'copy-pack' && full);

/** Does one step of the box under way. */
export function doStep(state: State, now: Underway, move: StepMove): void {
  const { task, next, counts } = now;
  if (next === undefined) return;
  const action = gameActions[move.do];
  action.take(counts, move, 1);
  action.run?.(state, state.actor, move);
  witness()?.step(task.box, move);
  bind(task, move, next);
  if (task.what !== null && task.box === 'public' && !task.follows && state.played) {
    by('action.gain-choice');
    state.played.gained = task.what;
  }
  task.at++;
  task.did++;
}

/** Carries the box on until it is done (true) or its player has to decide (false). */
export function carryOn(state: State): boolean {
  for (;;) {
    if (state.reward !== null) return false;
    const now = underway(state);
    if (now?.next === undefined) return true;
    const { task, next, counts } = now;
    if (task.at === 0) markTask(task);
    if (next.then) by('symbol.then');
    const ways = waysOf(counts, next, task);
    const forced = task.full || next.then;
    if (ways.length === 0 && !canRecycle(state)) {
      if (task.full) throw new Error(`${task.card} was let through, but can't be used in full.`);
      // Not possible: the right part of ▸ is skipped; a box used in part ends, or goes on beside the step.
      task.at = next.then ? task.at + 1 : next.out;
      task.did += next.then ? 1 : 0;
    } else if (forced && ways.length === 1 && ways[0] && plain(next, task))
      doStep(state, now, ways[0]);
    else return false;
  }
}

/** Whether the leader can use Recycling (perk.recycling). */
export function canRecycle(state: State): boolean {
  const me = playerAt(state, state.leader);
  return (
    me.perk === 'recycling' &&
    me.discard.length > 0 &&
    (!state.task || state.actor === state.leader)
  );
}

/** The decisions about the next step: each way that keeps what was declared possible, or to stop. */
export function stepMoves(state: State): Move[] {
  const now = underway(state);
  if (now?.next === undefined) return [];
  const { next, counts, task } = now;
  const last = now.tasks.length === 1 && next.out === task.at + 1;
  const moves: Move[] = [];
  const { cards } = gameActions[next.step.do];
  for (const way of waysOf(counts, next, task)) {
    if (!last && !keepsPromises(now, way)) continue;
    if (cards) moves.push(...cards(state, state.actor, way));
    else moves.push(way);
  }
  if (mayStop(now)) moves.push({ do: 'stop' });
  return moves;
}
