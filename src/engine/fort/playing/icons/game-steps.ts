import type { PrintedBox } from '../../cards/printed.ts';
import { type ProgramStep, writeProgram } from '../../cards/steps.ts';
import type { GameAction } from './game-action.ts';
import { gameActions } from './index.ts';

/** A step with all that a search through many games needs at hand. */
export interface GameStep extends ProgramStep {
  readonly action: GameAction;
  /** How many of the steps from here on are the same in a row. */
  run: number;
  /** How often this step occurs from here to the end, if all the other steps are idle; else 0. */
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

/** What has been written so far, by number of the box and of times that × happens. */
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
