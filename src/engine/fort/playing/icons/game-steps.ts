import type { PrintedBox } from '../../cards/printed.ts';
import { type ProgramStep, writeProgram } from '../../cards/steps.ts';
import type { GameAction } from './game-action.ts';
import { gameActions } from './index.ts';

/** A step with all that a search through many games wants to know at once. */
export interface GameStep extends ProgramStep {
  readonly action: GameAction;
  /** How many steps from here on are the same one again. */
  run: number;
  /** How often this step comes from here to the end, when all else there is idle; 0 otherwise. */
  toEnd: number;
}

function countToEnd(rest: readonly GameStep[], { step }: GameStep): number {
  const isSame = (other: GameStep) => other.step === step;
  return rest.every((other) => isSame(other) || other.action.idle) ? rest.filter(isSame).length : 0;
}

function gameProgram({ box }: PrintedBox, times: number): readonly GameStep[] {
  const steps = writeProgram(box, times).map(
    ({ step, then, out }): GameStep => ({
      step,
      action: gameActions[step.do],
      then,
      out,
      run: 1,
      toEnd: 0,
    }),
  );
  for (let at = steps.length - 2; at >= 0; at--) {
    const here = steps[at];
    const next = steps[at + 1];
    if (here && next && here.step === next.step && here.then === next.then) here.run = next.run + 1;
  }
  for (const [at, here] of steps.entries()) here.toEnd = countToEnd(steps.slice(at), here);
  return steps;
}

/** What was written so far, by number of the box and how often × happens. */
const programs: (readonly GameStep[])[][] = [];

/** The steps of a box with × done `times` times, written when first needed. */
export function programOf(facts: PrintedBox, times: number): readonly GameStep[] {
  programs[facts.number] ??= [];
  const byTimes = programs[facts.number] ?? [];
  let program = byTimes[times];
  if (program === undefined) {
    program = gameProgram(facts, times);
    byTimes[times] = program;
  }
  return program;
}
