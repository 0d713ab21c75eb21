import { type BoxFacts, factsOf } from './facts.ts';
import { type Means, total } from './means.ts';
import type { StepMove } from './move.ts';
import type { ProgramStep } from './program.ts';
import type { Task } from './state.ts';

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

/** Notes what a done step fixes for the rest of its box. */
export function bind(task: Task, move: StepMove, { step }: ProgramStep): void {
  if (move.do === 'gain' && step.do === 'gain' && step.what === 'any') task.what = move.what;
  else if (move.do === 'convert') task.to = move.to;
}
