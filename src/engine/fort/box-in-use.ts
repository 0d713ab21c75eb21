import { type BoxFacts, factsOf } from './facts.ts';
import { lacking } from './lacking.ts';
import { type Means, total } from './means.ts';
import type { StepMove } from './move.ts';
import type { Step } from './notation/tree.ts';
import type { ProgramStep } from './program.ts';
import type { Task } from './state.ts';

export const boxOf = ({ card, box }: Pick<Task, 'card' | 'box'>): BoxFacts =>
  factsOf(card)[box] ?? lacking(`${box} box on ${card}`);

/** How often a box happens that does not go by suits: counted when it starts (symbol.*). */
export function countNow(means: Means, per: BoxFacts['per']): number {
  if (per === 'in-pack') return total(means.pack);
  if (per === 'in-lookout') return means.lookout;
  if (per === 'fort-level') return means.level;
  return 1;
}

export const isChoice = (step: Step): boolean => step.do === 'gain' && step.what === 'any';

/** Notes what a done step fixes for the rest of its box. */
export function bind(task: Task, move: StepMove, { step }: ProgramStep): void {
  if (move.do === 'gain' && isChoice(step)) task.what = move.what;
  else if (move.do === 'convert') task.to = move.to;
}
