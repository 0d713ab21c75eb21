import type { Fact } from '#engine/core/verdict.ts';
import { actions } from '../../actions/index.ts';
import type { PrintedBox } from '../../cards/printed.ts';
import type { ProgramStep } from '../../cards/steps.ts';
import type { Step } from '../../notation/tree.ts';
import type { Counts } from '../../state/counts.ts';
import type { Task } from '../../state/state.ts';
import { no, type Violation } from '../../violation.ts';

type Program = readonly ProgramStep[];

/** A box that happens 0 times counts as empty (play.zero). */
export const zeroTimes = ({ box }: Task, { per }: PrintedBox): Violation =>
  no('play.zero', 'zero-times', { box, per: per ?? '' });

/** A box used in part that does not get far enough for the cards added to it (play.purpose). */
export const tooLittle = ({ least, did }: Task): Violation =>
  no('play.purpose', 'too-little', { need: least, did });

/** Why no way of doing the step is open, with the figures of the whole box (need 4, room 3). */
export function lack(counts: Counts, step: Step, task: Task, program: Program): Violation {
  const action = actions[step.do];
  for (const move of action.tries(counts, step, task)) {
    const found = action.check(counts, move, step, task);
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
  // Room and supply as they were before this box used some of them.
  if (action === 'gain' && typeof room === 'number') facts.room = room + done;
  if (typeof left === 'number') facts.left = left + done;
  return { ...found, facts };
}
