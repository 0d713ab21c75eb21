import type { CardId } from '../cards/ids.ts';
import type { BoxName } from '../notation/tree.ts';
import type { StepMove } from './move.ts';
import type { State } from './state.ts';

/** Somebody who writes a whole game down hears of what happens without a decision, too. */
export interface Witness {
  /** A turn begins: nothing of it is done yet. */
  turn(state: State): void;
  /** One step of a box is done, chosen or not. */
  step(box: BoxName, move: StepMove): void;
  /** A card of the Park deck refills the Park, or is taken. */
  turnedUp(card: CardId): void;
  takenUnseen(card: CardId): void;
  discarded(toPile: readonly CardId[], toYard: readonly CardId[]): void;
  drew(cards: readonly CardId[], reshuffled: boolean): void;
}

/** Nobody, most of the time: that costs next to nothing. */
let present: Witness | null = null;

export const witness = (): Witness | null => present;

/** Plays while somebody watches. */
export function witnessed<Result>(by: Witness, play: () => Result): Result {
  const before = present;
  present = by;
  try {
    return play();
  } finally {
    present = before;
  }
}
