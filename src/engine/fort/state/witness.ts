import type { CardId } from '../cards/ids.ts';
import type { BoxName } from '../notation/tree.ts';
import type { StepMove } from './move.ts';
import type { State } from './state.ts';

/** Told of everything that happens in a game, decision or not, so that it can be written down. */
export interface Witness {
  /** A turn begins: nothing of it has been done yet. */
  turn(state: State): void;
  /** One step of a box is done, chosen or not. */
  step(box: BoxName, move: StepMove): void;
  /** A card of the Park deck refills the Park, or is taken. */
  turnedUp(card: CardId): void;
  takenUnseen(card: CardId): void;
  discarded(toPile: readonly CardId[], toYard: readonly CardId[]): void;
  drew(cards: readonly CardId[], reshuffled: boolean): void;
}

/** Null most of the time, which costs next to nothing. */
let present: Witness | null = null;

export const witness = (): Witness | null => present;

/** Plays while a witness watches. */
export function witnessed<Result>(by: Witness, play: () => Result): Result {
  const before = present;
  present = by;
  try {
    return play();
  } finally {
    present = before;
  }
}
