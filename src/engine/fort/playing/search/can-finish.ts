import { bind, boxOf, countNow } from '../../actions/box.ts';
import type { PrintedBox } from '../../cards/printed.ts';
import { type Counts, onTurn } from '../../state/counts.ts';
import type { StepMove } from '../../state/move.ts';
import type { Task } from '../../state/state.ts';
import { by, type Violation } from '../../violation.ts';
import { type GameStep, programOf } from '../icons/game-steps.ts';
import { lack, tooLittle, zeroTimes } from './why-not.ts';

/** The ways in which a step can be done right now, as far as counts can tell. */
export function waysOf(counts: Counts, { step, action }: GameStep, task: Task): StepMove[] {
  const ways: StepMove[] = [];
  for (const move of action.tries(counts, step, task))
    if (action.check(counts, move, step, task) === null) ways.push(move);
  return ways;
}

/** The perks whose choice at level 2 can make a later step possible. */
const helpful = ['xxl-backpack', 'bribe', 'sticky-fingers', 'recycling'] as const;

/** A search for a way through the boxes in their order; counts and tasks are restored on the way out. */
interface Search {
  readonly counts: Counts;
  readonly tasks: readonly Task[];
  readonly boxes: readonly PrintedBox[];
  /** Whether a reason is wanted when there is no way, and the one at the furthest point so far. */
  readonly explains: boolean;
  steps: number;
  furthest: number;
  why: Violation | null;
}

/** Is this further than any attempt before, so that its reason counts? */
function isFurthest(search: Search): boolean {
  if (!search.explains || search.steps < search.furthest) return false;
  search.furthest = search.steps;
  return true;
}

/** Looks for a way from the `at`th task on. */
function explore(search: Search, at: number): boolean {
  const { counts } = search;
  const task = search.tasks[at];
  if (task === undefined) return true;
  const facts = search.boxes[at] ?? boxOf(task);
  if (task.times === null) {
    task.times = countNow(counts, facts.per);
    const found = explore(search, at);
    task.times = null;
    return found;
  }
  if (task.times <= 0) {
    if (isFurthest(search)) search.why = zeroTimes(task, facts);
    return false;
  }
  const program = programOf(facts, task.times);
  const next = program[task.at];
  if (next === undefined) {
    if (task.did >= task.least) return explore(search, at + 1);
    if (isFurthest(search)) search.why = tooLittle(task);
    return false;
  }
  const recycles = onTurn(counts, 'recycling') && counts.discard > 0;
  if (!search.explains && !recycles) {
    const known = count(search, at, task, next, program.length);
    if (known !== null) return known;
  }
  const { action } = next;
  let ways = 0;
  for (const move of action.tries(counts, next.step, task)) {
    if (action.check(counts, move, next.step, task) !== null) continue;
    ways++;
    if (afterStep(search, at, task, move, next)) return true;
  }
  if (!task.full) {
    if (!next.then) {
      if (goOn(search, at, task, next.out, 0)) return true;
    } else if (ways === 0 && goOn(search, at, task, task.at + 1, 1)) return true;
  }
  if (recycles && afterRecycling(search, at)) return true;
  if (ways === 0 && isFurthest(search)) search.why = lack(counts, next.step, task, program);
  return false;
}

/** Where the same step comes again and again, counting replaces the search; null where it has to be searched. */
function count(
  search: Search,
  at: number,
  task: Task,
  next: GameStep,
  length: number,
): boolean | null {
  const { counts, tasks } = search;
  const { action } = next;
  if (!action.most) return null;
  const { step } = next;
  const run = next.toEnd || next.run;
  const isLast = at + 1 === tasks.length;
  if (task.full) {
    if (action.most(counts, step, task) < run) return false;
    const end = next.toEnd > 0 ? length : task.at + run;
    if (end < length) return action.idle ? goOn(search, at, task, end, run) : null;
    if (isLast) return true;
    if (action.idle) return explore(search, at + 1);
    return repeat(search, at, next, run, run);
  }
  const need = task.least - task.did;
  if (next.then || next.out < length || need > next.run) return null;
  if (isLast && need <= 0) return true;
  const most = action.most(counts, step, task);
  if (isLast) return most >= need;
  if (task.at + next.run < length) return null;
  if (most < need) return false;
  return action.idle
    ? explore(search, at + 1)
    : repeat(search, at, next, need, Math.min(most, next.run));
}

/** Does the last step of a task this often, within limits, if there is only one way; null where there are more. */
function repeat(
  search: Search,
  at: number,
  { action, step }: GameStep,
  least: number,
  most: number,
): boolean | null {
  const { counts, tasks } = search;
  const task = tasks[at];
  const ways = task ? action.tries(counts, step, task) : [];
  const [only] = ways;
  // A new level may bring a perk that helps: that is for the search.
  if (ways.length > 1 || only === undefined || only.do === 'advance') return null;
  let found = false;
  let done = 0;
  for (; done <= most; done++) {
    if (done >= least) found = explore(search, at + 1);
    if (found || done === most) break;
    action.take(counts, only, 1);
  }
  for (; done > 0; done--) action.take(counts, only, -1);
  return found;
}

/** The search after a step done in one way. */
function afterStep(
  search: Search,
  at: number,
  task: Task,
  move: StepMove,
  next: GameStep,
): boolean {
  const { counts } = search;
  const { what, to } = task;
  const { action } = next;
  action.take(counts, move, 1);
  bind(task, move, next);
  let found = goOn(search, at, task, task.at + 1, 1);
  if (!found && givesPerk(counts, move))
    found = withPerk(counts, () => goOn(search, at, task, task.at + 1, 1));
  task.what = what;
  task.to = to;
  action.take(counts, move, -1);
  return found;
}

/** The search from another step of the same box. */
function goOn(search: Search, at: number, task: Task, place: number, steps: number): boolean {
  const before = task.at;
  task.at = place;
  task.did += steps;
  search.steps += steps;
  const found = explore(search, at);
  task.at = before;
  task.did -= steps;
  search.steps -= steps;
  return found;
}

/** The search with a card taken from the discard pile into the hand (perk.recycling). */
function afterRecycling(search: Search, at: number): boolean {
  const { counts } = search;
  counts.discard--;
  counts.hand++;
  counts.perk = null;
  const found = explore(search, at);
  counts.discard++;
  counts.hand--;
  counts.perk = 'recycling';
  return found;
}

/** On reaching level 2 a perk of the row may be the one that helps (fort.level-2). */
export const givesPerk = (counts: Counts, move: StepMove): boolean =>
  move.do === 'advance' && counts.level === 2 && counts.perk === null;

/** Does `work` succeed with one of the perks that could be chosen now? */
export const withPerk = (counts: Counts, work: () => boolean): boolean =>
  helpful.some((perk) => {
    if (!counts.row.includes(perk)) return false;
    counts.perk = perk;
    const found = work();
    counts.perk = null;
    return found;
  });

const newSearch = (
  counts: Counts,
  tasks: readonly Task[],
  boxes: readonly PrintedBox[],
  explains: boolean,
): Search => ({ counts, tasks, boxes, explains, steps: 0, furthest: 0, why: null });

/** Can all these boxes be used as declared, one after another (play.full, follow.full)? */
export function canFinish(
  counts: Counts,
  tasks: readonly Task[],
  boxes: readonly PrintedBox[] = tasks.map(boxOf),
): boolean {
  for (const { times } of tasks) if (times === 0) return false;
  return explore(newSearch(counts, tasks, boxes, false), 0);
}

/** Why not: the reason at the furthest point that can be reached; null if they can. */
export function whyNot(counts: Counts, tasks: readonly Task[]): Violation | null {
  const search = newSearch(counts, tasks, tasks.map(boxOf), true);
  if (explore(search, 0)) return null;
  by('play.full');
  return search.why;
}
