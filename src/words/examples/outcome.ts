import type { Verdict } from '#engine/core/verdict.ts';
import type { Example } from '#model/examples.ts';
import type { Line, Words } from './parts.ts';

interface Reason {
  readonly rule: string;
  readonly text: string;
}

/** An example worked out: what lies there, what is done, and what the judge says to it. */
export interface Outcome {
  readonly verdict: Verdict;
  /** The described table, its players called as in this language. */
  readonly described: object;
  readonly situation: readonly Line[];
  readonly move: readonly Line[];
  readonly sheet: readonly Line[];
  readonly reasons: readonly Reason[];
  readonly missing: readonly string[];
  readonly effects: readonly string[];
  /** Clauses of which the verdict uses our reading. */
  readonly readings: readonly string[];
}

/** How a game works out an example: its judge is asked when the page is made, so what is shown is what it says. */
export type WorkOut = (example: Example, words: Words) => Outcome;

/** What a game knows of worked examples. */
export interface ExampleGame {
  readonly workOut: WorkOut;
  /** What is on the table, line by line: all that is described, or what a picture leaves unsaid. */
  readonly situationLines: (described: object, words: Words) => Line[];
}

/** What a score sheet leaves out of an outcome. */
export const sheetOnly = { described: {}, situation: [], move: [], readings: [] };
