import type { Card } from '../cards/card.ts';

/** A finished round: what lay in the score piles, and the points for it. */
export interface Round {
  readonly piles: readonly number[];
  /** Sum of the numbers in each score pile; the last round's break ties (end.tie). */
  readonly sums: readonly number[];
  readonly forgetful: number | null;
  readonly points: readonly number[];
}

/** A whole game as plain data. Seats count from 0, clockwise. */
export interface State {
  readonly rng: number;
  readonly players: number;
  /** Three, or in the long game as many as players (variant.long). */
  readonly rounds: number;
  /** Who acts, and whether a turn or the draw at its end is due. */
  readonly seat: number;
  readonly phase: 'turn' | 'draw' | 'over';
  /** 1 clockwise, −1 the other way (special.reverse). */
  readonly direction: 1 | -1;
  /** 0: no number in play yet. */
  readonly value: number;
  readonly climb: readonly Card[];
  readonly deck: readonly Card[];
  readonly aside: readonly Card[];
  readonly hands: readonly (readonly Card[])[];
  readonly piles: readonly (readonly Card[])[];
  readonly forgetful: number | null;
  readonly finished: readonly Round[];
}
