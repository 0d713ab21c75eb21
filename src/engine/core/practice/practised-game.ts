import type { Judgement } from '../verdict.ts';
import type { Exchange } from './changes.ts';

export type Described = Readonly<Record<string, unknown>>;

/** A moment of a game as a description: the table as whoever moves sees it, and the move. */
export interface Moment {
  readonly situation: Described;
  readonly move: Described;
}

/** What a game knows of practice. */
export interface PractisedGame {
  readonly players: readonly number[];
  /** Legal moves of a random game, in their order; the same seed gives the same. */
  readonly moments: (options: {
    readonly players: number;
    readonly seed: number;
  }) => readonly Moment[];
  /** undefined: it can't be read. */
  readonly judge: (situation: unknown, move: unknown) => Judgement | undefined;
  /** Facts that are given even where nothing depends on them, or they would give the answer away (dotted paths). */
  readonly keep: (moment: Moment) => readonly string[];
  /** What a small change of a move may exchange; undefined: nobody would change it that way. */
  readonly exchange: (moment: Moment) => Exchange | undefined;
  /** What else somebody might do at this moment, or at one that differs a little. */
  readonly others: (moment: Moment) => readonly Moment[];
  /** Codes of violations that nobody needs to think about. */
  readonly dull: readonly string[];
  /** Clauses so close that either could be named as the reason: they never stand side by side. */
  readonly alike: readonly (readonly string[])[];
  /** A general clause, and those that it could be named for: it never stands beside one of them that is broken. */
  readonly covers: Readonly<Record<string, readonly string[]>>;
  /** Whether somebody might think of a clause at a moment, because what it is about is there. */
  readonly comesToMind: (clause: string, moment: Moment) => boolean;
  /** Whether nobody who looks at the table would think of a clause. */
  readonly isStrange: (clause: string, situation: Described) => boolean;
  /** Clauses that decide nothing, such as those about what comes of a move: nobody is asked about these. */
  readonly outcomes: readonly string[];
  /** Whether an allowed move rests on a clause that its judgement does not name among the rules. */
  readonly shows: (clause: string, moment: Moment) => boolean;
  /** The clause that an allowed move is about, where it is not just the rarest of those that it rests on. */
  readonly about?: (moment: Moment) => string | undefined;
  /** Up to these weights a situation is easy, or of middling difficulty. */
  readonly weights: readonly [easy: number, middling: number];
}
