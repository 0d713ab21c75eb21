import type { Means } from '../means.ts';
import type { StepMove } from '../move.ts';
import type { Step } from '../notation/tree.ts';
import type { Seat, State, Task } from '../state.ts';
import type { Violation } from '../violation.ts';

/** What earlier steps of the same box fix for this one. */
type Bound = Pick<Task, 'what' | 'to' | 'full' | 'follows'>;

/**
 * One icon. `check` and `take` work on counts and ignore which cards are meant; `cards` and `run`
 * are for whole games. (Methods, so that each action may know its own move.)
 */
export interface Action<Kind extends StepMove = StepMove, Icon extends Step = Step> {
  /** The ways to try this step, as far as counts go. */
  tries(means: Means, step: Icon, bound: Bound): readonly Kind[];
  /** Why the step can't be done so; null when it can. */
  check(means: Means, move: Kind, step: Icon, bound: Bound): Violation | null;
  /** How often the step could be done in a row, exactly; actions that can't say are searched. */
  most?(means: Means, step: Icon, bound: Bound): number;
  /** Changes no count: any number of it is the same to what comes after. */
  readonly idle?: true | undefined;
  /** Does it to the counts, or with −1 undoes it. */
  take(means: Means, move: Kind, sign: 1 | -1): void;
  /** The same way once for each choice of cards. */
  cards?(state: State, seat: Seat, move: Kind): readonly Kind[];
  /** Moves the cards; tokens were moved by `take`. */
  run?(state: State, seat: Seat, move: Kind): void;
}

export type MoveOf<Do extends StepMove['do']> = Extract<StepMove, { do: Do }>;
