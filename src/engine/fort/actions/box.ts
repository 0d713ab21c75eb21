import { lacking } from '#engine/core/lacking.ts';
import { type PrintedBox, printedOn } from '../cards/printed.ts';
import type { ProgramStep } from '../cards/steps.ts';
import type { Step } from '../notation/tree.ts';
import { type Counts, total } from '../state/counts.ts';
import type { StepMove } from '../state/move.ts';
import type { Task } from '../state/state.ts';

export const boxOf = ({ card, box }: Pick<Task, 'card' | 'box'>): PrintedBox =>
  printedOn(card)[box] ?? lacking(`${box} box on ${card}`);

/** How often a box happens that does not count suits: counted when it starts (symbol.*). */
export function countNow(counts: Counts, per: PrintedBox['per']): number {
  if (per === 'in-pack') return total(counts.pack);
  if (per === 'in-lookout') return counts.lookout;
  if (per === 'fort-level') return counts.level;
  return 1;
}

export const isChoice = (step: Step): boolean => step.do === 'gain' && step.what === 'any';

/** Notes what a step that was carried out settles for the rest of its box. */
export function bind(task: Task, move: StepMove, { step }: ProgramStep): void {
  if (move.do === 'gain' && isChoice(step)) task.what = move.what;
  else if (move.do === 'convert') task.to = move.to;
}
