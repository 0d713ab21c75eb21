import type { Verdict } from '#engine/core/verdict.ts';
import type { Language } from '#i18n/languages.ts';
import type { Example } from '#model/examples.ts';
import type { Described } from '../saying/speech.ts';
import type { ExampleLine, ExampleWords } from './parts.ts';

interface Reason {
  readonly rule: string;
  readonly text: string;
}

/** What the judge says to a description, in words. */
export interface WordedAnswer {
  readonly verdict: Verdict;
  readonly reasons: readonly Reason[];
  /** The facts that it depends on, with the place where each would be described. */
  readonly missing: readonly { readonly fact: string; readonly text: string }[];
  readonly effects: readonly string[];
  /** For an allowed move: the clauses that it rests on. */
  readonly rules: readonly string[];
  /** Clauses that the verdict applies in our reading. */
  readonly readings: readonly string[];
  /** Where something is counted: the lines of the count. */
  readonly sums?: readonly Sum[];
}

/** One line of something that is counted. */
export interface Sum {
  /** What is counted; a calculator shows only some of the lines. */
  readonly tells: string;
  /** Whose it is: the player's seat and name. */
  readonly seat?: number;
  readonly owner?: string;
  readonly label: string;
  readonly value: string;
  /** Some figure is still missing. */
  readonly open?: boolean;
}

/** A worked example with its result: the table, the move, and what the judge says about it. */
export interface ExampleOutcome extends WordedAnswer {
  /** The whole of it as a player would put it at the table. */
  readonly said?: string;
  /** The part of it that asks: the move alone. */
  readonly asked?: string;
  /** The described table, with the players' names of this language. */
  readonly described: object;
  readonly situation: readonly ExampleLine[];
  readonly move: readonly ExampleLine[];
  readonly sheet: readonly ExampleLine[];
}

/** How a game works out an example: the judge is asked when the page is built, so the page shows what it really says. */
type WorkOut = (example: Example, words: ExampleWords) => ExampleOutcome;

/** What a game knows of worked examples. */
export interface ExampleGame {
  readonly workOut: WorkOut;
  /** What is on the table, line by line: everything described, or what a picture leaves out. */
  readonly situationLines: (described: object, words: ExampleWords) => ExampleLine[];
  /** A description in a player's words; left out by games that have no such words. */
  readonly say?: (described: Described, language: Language) => string | undefined;
}

/** Whether the verdict is right or wrong, as for counts and claims, rather than allowed or not. */
export const isClaim = ({ move, sheet }: { readonly move?: object; readonly sheet?: object }) =>
  sheet !== undefined ||
  ['claim', 'setup', 'forgetful', 'climb'].some((key) => key in (move ?? {}));

/** The parts of an outcome that a score sheet does not have. */
export const sheetOnly = { described: {}, situation: [], move: [] };
