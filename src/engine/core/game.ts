import type { Violation } from './verdict.ts';

type Outcome<State> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/**
 * A game as pure functions. The state is plain data: it survives JSON, and randomness is part of it.
 * Each game exports one of these as `game` from its `game.ts`.
 */
export interface Game<State, Move, View = unknown, Score = unknown> {
  readonly players: { readonly min: number; readonly max: number };
  /** A new game; the same seed gives the same game. `variant` picks one of `variants`. */
  start(options: { players: number; seed: number; variant?: string }): State;
  /** Ways to set the game up, the usual one first. */
  readonly variants: readonly string[];
  /** Every decision open to the player whose decision it is; empty exactly when the game is over. */
  legalMoves(state: State): Move[];
  /** Checked: an illegal or malformed move is refused with its violations and changes nothing. */
  apply(state: State, move: unknown): Outcome<State>;
  /** Unchecked and in place: only for moves from `legalMoves`. */
  step(state: State, move: Move): void;
  /** What a seat may know. */
  view(state: State, seat: number): View;
  score(state: State): Score;
}

/** What a simulation watches beside the moves. */
export interface Watched<State> {
  /** How a finished game ended, as clause ids. */
  endings(state: State): readonly string[];
  /** Every card there is, and the cards a state shows in play. */
  readonly cards: readonly string[];
  cardsInPlay(state: State): Iterable<string>;
  /** Every clause there is; the engine marks those whose rule fired (`fired`). */
  readonly clauses: readonly string[];
  /** The invariants that a state breaks. */
  brokenInvariants(state: State): readonly string[];
}
