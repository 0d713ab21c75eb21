import { bind, boxOf, countNow } from './box-in-use.ts';
import { type GameStep, programOf } from './deeds/program.ts';
import type { BoxFacts } from './facts.ts';
import { type Means, onTurn } from './means.ts';
import type { StepMove } from './move.ts';
import { lack, tooLittle, zeroTimes } from './reason.ts';
import type { Task } from './state.ts';
import { by, type Violation } from './violation.ts';

/** The ways in which a step can be done right now, as far as counts go. */
export function waysOf(means: Means, { step, action }: GameStep, task: Task): StepMove[] {
  const ways: StepMove[] = [];
  for (const move of action.tries(means, step, task))
    if (action.check(means, move, step, task) === null) ways.push(move);
  return ways;
}

/** The perks whose choice at level 2 can make a later step possible. */
const helpful = ['xxl-backpack', 'bribe', 'sticky-fingers', 'recycling'] as const;

/** A look for a way through boxes in their order; means and tasks are put back on the way out. */
interface Search {
  readonly means: Means;
  readonly tasks: readonly Task[];
  readonly boxes: readonly BoxFacts[];
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
  const { means } = search;
  const task = search.tasks[at];
  if (task === undefined) return true;
  const facts = search.boxes[at] ?? boxOf(task);
  if (task.times === null) {
    task.times = countNow(means, facts.per);
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
  const recycles = onTurn(means, 'recycling') && means.discard > 0;
  if (!search.explains && !recycles) {
    const known = count(search, at, task, next, program.length);
    if (known !== null) return known;
  }
  const { action } = next;
  let ways = 0;
  for (const move of action.tries(means, next.step, task)) {
    if (action.check(means, move, next.step, task) !== null) continue;
    ways++;
    if (afterStep(search, at, task, move, next)) return true;
  }
  if (!task.full) {
    if (!next.then) {
      if (goOn(search, at, task, next.out, 0)) return true;
    } else if (ways === 0 && goOn(search, at, task, task.at + 1, 1)) return true;
  }
  if (recycles && afterRecycling(search, at)) return true;
  if (ways === 0 && isFurthest(search)) search.why = lack(means, next.step, task, program);
  return false;
}

/** Counting spares the search where the same step comes again and again; null: it has to be searched. */
function count(
  search: Search,
  at: number,
  task: Task,
  next: GameStep,
  length: number,
): boolean | null {
  const { means, tasks } = search;
  const { action } = next;
  if (!action.most) return null;
  const { step } = next;
  const run = next.toEnd || next.run;
  const isLast = at + 1 === tasks.length;
  if (task.full) {
    if (action.most(means, step, task) < run) return false;
    const end = next.toEnd > 0 ? length : task.at + run;
    if (end < length) return action.idle ? goOn(search, at, task, end, run) : null;
    if (isLast) return true;
    if (action.idle) return explore(search, at + 1);
    return repeat(search, at, next, run, run);
  }
  const need = task.least - task.did;
  if (next.then || next.out < length || need > next.run) return null;
  if (isLast && need <= 0) return true;
  const most = action.most(means, step, task);
  if (isLast) return most >= need;
  if (task.at + next.run < length) return null;
  if (most < need) return false;
  return action.idle
    ? explore(search, at + 1)
    : repeat(search, at, next, need, Math.min(most, next.run));
}

/** Does the last step of a task at least and at most so often, if there is only one way; null: there are more. */
function repeat(
  search: Search,
  at: number,
  { action, step }: GameStep,
  least: number,
  most: number,
): boolean | null {
  const { means, tasks } = search;
  const task = tasks[at];
  const ways = task ? action.tries(means, step, task) : [];
  const [only] = ways;
  // A new level may bring a perk that helps: that is for the search.
  if (ways.length > 1 || only === undefined || only.do === 'advance') return null;
  let found = false;
  let done = 0;
  for (; done <= most; done++) {
    if (done >= least) found = explore(search, at + 1);
    if (found || done === most) break;
    action.take(means, only, 1);
  }
  for (; done > 0; done--) action.take(means, only, -1);
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
  const { means } = search;
  const { what, to } = task;
  const { action } = next;
  action.take(means, move, 1);
  bind(task, move, next);
  let found = goOn(search, at, task, task.at + 1, 1);
  if (!found && givesPerk(means, move))
    found = withPerk(means, () => goOn(search, at, task, task.at + 1, 1));
  task.what = what;
  task.to = to;
  action.take(means, move, -1);
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
  const { means } = search;
  means.discard--;
  means.hand++;
  means.perk = null;
  const found = explore(search, at);
  means.discard++;
  means.hand--;
  means.perk = 'recycling';
  return found;
}

/** On reaching level 2 a perk of the row may be the one that helps (fort.level-2). */
export const givesPerk = (means: Means, move: StepMove): boolean =>
  move.do === 'advance' && means.level === 2 && means.perk === null;

/** Does `work` succeed with one of the perks that could be chosen now? */
export const withPerk = (means: Means, work: () => boolean): boolean =>
  helpful.some((perk) => {
    if (!means.row.includes(perk)) return false;
    means.perk = perk;
    const found = work();
    means.perk = null;
    return found;
  });

const newSearch = (
  means: Means,
  tasks: readonly Task[],
  boxes: readonly BoxFacts[],
  explains: boolean,
): Search => ({ means, tasks, boxes, explains, steps: 0, furthest: 0, why: null });

/** Can all these boxes be used as declared, one after the other (play.full, follow.full)? */
export function canFinish(
  means: Means,
  tasks: readonly Task[],
  boxes: readonly BoxFacts[] = tasks.map(boxOf),
): boolean {
  for (const { times } of tasks) if (times === 0) return false;
  return explore(newSearch(means, tasks, boxes, false), 0);
}

/** Why not: the reason at the furthest point that can be reached; null if they can. */
export function whyNot(means: Means, tasks: readonly Task[]): Violation | null {
  const search = newSearch(means, tasks, tasks.map(boxOf), true);
  if (explore(search, 0)) return null;
  by('play.full');
  return search.why;
}
