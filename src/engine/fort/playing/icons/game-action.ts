import type { Action, Fixed } from '../../actions/action.ts';
import type { Step } from '../../notation/tree.ts';
import type { Counts } from '../../state/counts.ts';
import type { StepMove } from '../../state/move.ts';
import type { Seat, State } from '../../state/state.ts';

/** What whole games need of an icon beside its rules: the cards that move, and quick answers. */
export interface InGame<Kind extends StepMove = StepMove, Icon extends Step = Step> {
  /** Exactly how often the step could be done in a row; actions without it are searched. */
  most?(counts: Counts, step: Icon, fixed: Fixed): number;
  /** Changes no count: however often it is done, later steps are not affected. */
  readonly idle?: true | undefined;
  /** The same move once for each choice of cards. */
  cards?(state: State, seat: Seat, move: Kind): readonly Kind[];
  /** Moves the cards; tokens were moved by `take`. */
  run?(state: State, seat: Seat, move: Kind): void;
}

/** The rules of an icon together with what it does. */
export type GameAction = Action & InGame;
