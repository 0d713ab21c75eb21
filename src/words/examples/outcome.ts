import type { Verdict } from '#engine/core/verdict.ts';
import type { Language } from '#i18n/languages.ts';
import type { Example } from '#model/examples.ts';
import type { Described } from '../saying/speech.ts';
import type { Line, Words } from './parts.ts';

interface Reason {
  readonly rule: string;
  readonly text: string;
}

/** What the judge says to a description, in words. */
export interface WordedAnswer {
  readonly verdict: Verdict;
  readonly reasons: readonly Reason[];
  /** What it depends on, and where that would be said. */
  readonly missing: readonly { readonly fact: string; readonly text: string }[];
  readonly effects: readonly string[];
  /** Of an allowed move: the clauses that it rests on. */
  readonly rules: readonly string[];
  /** Clauses of which the verdict uses our reading. */
  readonly readings: readonly string[];
  /** Where something is counted: line by line. */
  readonly sums?: readonly Sum[];
}

/** One line of something that is counted. */
export interface Sum {
  /** What it is: a calculator shows some of them. */
  readonly tells: string;
  /** Whose it is: the player's seat and name. */
  readonly seat?: number;
  readonly owner?: string;
  readonly label: string;
  readonly value: string;
  /** A figure is still missing. */
  readonly open?: boolean;
}

/** An example worked out: the table, the move, and what the judge says about it. */
export interface Outcome extends WordedAnswer {
  /** The whole of it as a player would put it at the table. */
  readonly said?: string;
  /** Of that, what is asked: the move alone. */
  readonly asked?: string;
  /** The described table, its players called as in this language. */
  readonly described: object;
  readonly situation: readonly Line[];
  readonly move: readonly Line[];
  readonly sheet: readonly Line[];
}

/** How a game works out an example: its judge is asked when the page is made, so what is shown is what it says. */
type WorkOut = (example: Example, words: Words) => Outcome;

/** What a game knows of worked examples. */
export interface ExampleGame {
  readonly workOut: WorkOut;
  /** What is on the table, line by line: all that is described, or what a picture leaves unsaid. */
  readonly situationLines: (described: object, words: Words) => Line[];
  /** A description as a player would put it; left out where a game says nothing. */
  readonly say?: (described: Described, language: Language) => string | undefined;
}

/** Counting and claiming is right or wrong rather than allowed. */
export const isClaim = ({ move, sheet }: { readonly move?: object; readonly sheet?: object }) =>
  sheet !== undefined ||
  ['claim', 'setup', 'forgetful', 'climb'].some((key) => key in (move ?? {}));

/** What a score sheet leaves out of an outcome. */
export const sheetOnly = { described: {}, situation: [], move: [] };
