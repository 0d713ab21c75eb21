import type { Fact } from '../core/verdict.ts';
import { actions } from './actions/index.ts';
import { type BoxFacts, factsOf, programOf } from './facts.ts';
import { type Means, onTurn, total } from './means.ts';
import type { StepMove } from './move.ts';
import type { ProgramStep } from './program.ts';
import type { Task } from './state.ts';
import { by, no, type Violation } from './violation.ts';

export function boxOf({ card, box }: Pick<Task, 'card' | 'box'>): BoxFacts {
  const facts = factsOf(card)[box];
  if (facts === null) throw new RangeError(`${card} has nothing in its ${box} box.`);
  return facts;
}

/** How often a box happens that does not go by suits: counted when it starts (symbol.*). */
export function countNow(means: Means, per: BoxFacts['per']): number {
  if (per === 'in-pack') return total(means.pack);
  if (per === 'in-lookout') return means.lookout;
  if (per === 'fort-level') return means.level;
  return 1;
}

/** The ways in which a step can be done right now, as far as counts go. */
export function waysOf(means: Means, { step }: ProgramStep, task: Task): StepMove[] {
  const action = actions[step.do];
  const ways: StepMove[] = [];
  for (const move of action.tries(means, step, task))
    if (action.check(means, move, step, task) === null) ways.push(move);
  return ways;
}

/** Notes what a done step fixes for the rest of its box. */
export function bind(task: Task, move: StepMove, { step }: ProgramStep): void {
  if (move.do === 'gain' && step.do === 'gain' && step.what === 'any') task.what = move.what;
  else if (move.do === 'convert') task.to = move.to;
}

type Program = readonly ProgramStep[];
type Tasks = readonly Task[];

/** Keeps the reason why the furthest attempt failed. */
interface Furthest {
  steps: number;
  why: Violation | null;
}

/** The perks whose choice at level 2 can make a later step possible. */
const helpful = ['xxl-backpack', 'bribe', 'sticky-fingers', 'recycling'] as const;

/** Why the search is at an end here, unless a further attempt is known. */
function note(far: Furthest | null, depth: number, why: () => Violation): false {
  if (far !== null && depth >= far.steps) {
    far.steps = depth;
    far.why = why();
  }
  return false;
}

/** Looks for a way through all tasks from the `at`th on; leaves means and tasks as they were. */
function search(
  means: Means,
  tasks: Tasks,
  at: number,
  far: Furthest | null,
  depth: number,
): boolean {
  const task = tasks[at];
  if (task === undefined) return true;
  const facts = boxOf(task);
  if (task.times === null) {
    task.times = countNow(means, facts.per);
    const found = search(means, tasks, at, far, depth);
    task.times = null;
    return found;
  }
  if (task.times <= 0)
    return note(far, depth, () =>
      no('play.zero', 'zero-times', { box: task.box, per: facts.per ?? '' }),
    );
  const program = programOf(facts, task.times);
  const next = program[task.at];
  if (next === undefined) {
    if (task.did >= task.least) return search(means, tasks, at + 1, far, depth);
    return note(far, depth, () =>
      no('play.purpose', 'too-little', { need: task.least, did: task.did }),
    );
  }
  const action = actions[next.step.do];
  const recycles = onTurn(means, 'recycling') && means.discard > 0;
  // Counting spares the search; a reason is only found by trying.
  if (far === null && task.full && !recycles && action.most) {
    if (action.most(means, next.step, task) < next.run) return false;
    if (at + 1 === tasks.length && task.at + next.run === program.length) return true;
  }
  let ways = 0;
  for (const move of action.tries(means, next.step, task)) {
    if (action.check(means, move, next.step, task) !== null) continue;
    ways++;
    if (afterStep(means, tasks, at, move, next, far, depth)) return true;
  }
  if (!task.full) {
    if (!next.then) {
      if (goOn(means, tasks, at, next.out, 0, far, depth)) return true;
    } else if (ways === 0 && goOn(means, tasks, at, task.at + 1, 1, far, depth)) return true;
  }
  if (recycles) {
    recycle(means, 1);
    const found = search(means, tasks, at, far, depth);
    recycle(means, -1);
    means.perk = 'recycling';
    if (found) return true;
  }
  return ways === 0 && note(far, depth, () => lack(means, next, task, program));
}

/** The search after a step done in one way. */
function afterStep(
  means: Means,
  tasks: Tasks,
  at: number,
  move: StepMove,
  next: ProgramStep,
  far: Furthest | null,
  depth: number,
): boolean {
  const task = tasks[at];
  if (task === undefined) return false;
  const { what, to } = task;
  const action = actions[move.do];
  action.take(means, move, 1);
  bind(task, move, next);
  let found = goOn(means, tasks, at, task.at + 1, 1, far, depth);
  if (!found && givesPerk(means, move))
    found = withPerk(means, () => goOn(means, tasks, at, task.at + 1, 1, far, depth));
  task.what = what;
  task.to = to;
  action.take(means, move, -1);
  return found;
}

/** The search from another step of the same box. */
function goOn(
  means: Means,
  tasks: Tasks,
  at: number,
  place: number,
  steps: number,
  far: Furthest | null,
  depth: number,
): boolean {
  const task = tasks[at];
  if (task === undefined) return false;
  const before = task.at;
  task.at = place;
  task.did += steps;
  const found = search(means, tasks, at, far, depth + steps);
  task.at = before;
  task.did -= steps;
  return found;
}

function recycle(means: Means, sign: 1 | -1): void {
  means.discard -= sign;
  means.hand += sign;
  means.perk = null;
}

/** On reaching level 2 a perk of the row may be the one that helps (fort.level-2). */
export const givesPerk = (means: Means, move: StepMove): boolean =>
  move.do === 'advance' && means.level === 2 && means.perk === null;

export function withPerk(means: Means, work: () => boolean): boolean {
  for (const perk of helpful) {
    if (!means.row.includes(perk)) continue;
    means.perk = perk;
    const found = work();
    means.perk = null;
    if (found) return true;
  }
  return false;
}

/** Why no way of doing the step is open, with the figures of the whole box (need 4, room 3). */
function lack(means: Means, { step }: ProgramStep, task: Task, program: Program): Violation {
  const action = actions[step.do];
  for (const move of action.tries(means, step, task)) {
    const found = action.check(means, move, step, task);
    if (found !== null) return overall(found, step.do, program, task.at);
  }
  return no('play.full', 'no-way', { action: step.do });
}

function overall(found: Violation, action: string, program: Program, at: number): Violation {
  if (action.startsWith('copy') || action === 'advance') return found;
  const same = program.filter(({ step }) => step.do === action).length;
  const done = program.slice(0, at).filter(({ step }) => step.do === action).length;
  const { room, left } = found.facts;
  const facts: Record<string, Fact> = { ...found.facts, need: same, done };
  // Room and supply as they were before this box took its part of them.
  if (action === 'gain' && typeof room === 'number') facts.room = room + done;
  if (typeof left === 'number') facts.left = left + done;
  return { ...found, facts };
}

/** Can all these boxes be used as declared, one after the other (play.full, follow.full)? */
export const canFinish = (means: Means, tasks: readonly Task[]): boolean =>
  search(means, tasks, 0, null, 0);

/** Why not: the reason at the furthest point that can be reached; null if they can. */
export function whyNot(means: Means, tasks: readonly Task[]): Violation | null {
  const far: Furthest = { steps: 0, why: null };
  if (search(means, tasks, 0, far, 0)) return null;
  by('play.full');
  return far.why;
}
