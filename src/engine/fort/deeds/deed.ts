import type { Action, Bound } from '../actions/action.ts';
import type { Means } from '../means.ts';
import type { StepMove } from '../move.ts';
import type { Step } from '../notation/tree.ts';
import type { Seat, State } from '../state.ts';

/** What whole games need of an icon beside its rules: the cards that move, and quick answers. */
export interface Deed<Kind extends StepMove = StepMove, Icon extends Step = Step> {
  /** How often the step could be done in a row, exactly; actions that can't say are searched. */
  most?(means: Means, step: Icon, bound: Bound): number;
  /** Changes no count: any number of it is the same to what comes after. */
  readonly idle?: true | undefined;
  /** The same way once for each choice of cards. */
  cards?(state: State, seat: Seat, move: Kind): readonly Kind[];
  /** Moves the cards; tokens were moved by `take`. */
  run?(state: State, seat: Seat, move: Kind): void;
}

/** The rules of an icon together with what it does. */
export type FullAction = Action & Deed;
