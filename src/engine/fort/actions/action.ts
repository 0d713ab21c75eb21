import type { Step } from '../notation/tree.ts';
import type { Counts } from '../state/counts.ts';
import type { StepMove } from '../state/move.ts';
import type { Task } from '../state/state.ts';
import type { Violation } from '../violation.ts';

/** What earlier steps of the same box fix for this one. */
export type Fixed = Pick<Task, 'what' | 'to' | 'full' | 'follows'>;

/**
 * The rules of one icon. They work on counts and do not care which cards are meant, so they serve whole
 * games and described situations alike. (Methods, so that each action may know its own move.)
 */
export interface Action<Kind extends StepMove = StepMove, Icon extends Step = Step> {
  /** The ways to try this step, as far as counts can tell. */
  tries(counts: Counts, step: Icon, fixed: Fixed): readonly Kind[];
  /** Why the step can't be done like this; null when it can. */
  check(counts: Counts, move: Kind, step: Icon, fixed: Fixed): Violation | null;
  /** Changes the counts accordingly, or with −1 undoes the change. */
  take(counts: Counts, move: Kind, sign: 1 | -1): void;
}

export type MoveOf<Do extends StepMove['do']> = Extract<StepMove, { do: Do }>;
