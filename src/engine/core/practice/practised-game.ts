import type { Judgement } from '../verdict.ts';
import type { Exchange } from './changes.ts';

export type Description = Readonly<Record<string, unknown>>;

/** A moment of a game as a description: the table as the mover sees it, and the move. */
export interface Moment {
  readonly situation: Description;
  readonly move: Description;
}

/** What a game knows of practice. */
export interface PractisedGame {
  readonly players: readonly number[];
  /** The legal moves made in a random game, in order; the same seed gives the same moves. */
  readonly moments: (options: {
    readonly players: number;
    readonly seed: number;
  }) => readonly Moment[];
  /** Undefined where the description can't be read. */
  readonly judge: (situation: unknown, move: unknown) => Judgement | undefined;
  /** Facts that are given even where nothing depends on them, or they would give the answer away (dotted paths). */
  readonly keep: (moment: Moment) => readonly string[];
  /** What a small change of a move may exchange; undefined: nobody would change it that way. */
  readonly exchange: (moment: Moment) => Exchange | undefined;
  /** What else somebody might do at this moment, or at one that differs a little. */
  readonly others: (moment: Moment) => readonly Moment[];
  /** Codes of violations too obvious to ask about. */
  readonly dull: readonly string[];
  /** Clauses so close that either could be given as the reason: they are never offered side by side. */
  readonly alike: readonly (readonly string[])[];
  /** A general clause, and those that it could be mistaken for: it is never offered where one of them is broken. */
  readonly covers: Readonly<Record<string, readonly string[]>>;
  /** Whether somebody might think of a clause at a moment, because something that it is about is on the table. */
  readonly comesToMind: (clause: string, moment: Moment) => boolean;
  /** Whether nobody who looks at the table would think of a clause. */
  readonly isStrange: (clause: string, situation: Description) => boolean;
  /** Clauses that decide nothing, such as those about the result of a move: they are not asked about. */
  readonly outcomes: readonly string[];
  /** Whether an allowed move rests on a clause although its judgement does not name it. */
  readonly shows: (clause: string, moment: Moment) => boolean;
  /** The clause that an allowed move is about, where it is not just the rarest of those that it rests on. */
  readonly about?: (moment: Moment) => string | undefined;
  /** The greatest weights of an easy situation, and of one that is neither easy nor hard. */
  readonly weights: readonly [easy: number, middling: number];
}
