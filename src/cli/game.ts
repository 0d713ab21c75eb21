import type { GameFormat } from '#engine/core/format/description.ts';
import type { Judgement } from '#engine/core/verdict.ts';
import type { Format } from '#i18n/format.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import type { GameText, ReadResult } from './read.ts';
import type { Reply } from './reply.ts';

/** How an answer is wanted. */
export interface Manner {
  readonly t: Format;
  readonly language: Language;
  /** Take nothing for granted. */
  readonly strict: boolean;
}

/** A judgement in words, ready to be printed or handed over. */
export interface InWords {
  readonly judgement: Judgement;
  /** The question, as a player would put it at the table. */
  readonly said?: string;
  /** The question claims how something is, which is right or wrong rather than legal. */
  readonly claimed?: boolean;
  readonly violations: readonly string[];
  readonly missing: readonly string[];
  /** For an open verdict: the usual answer, and what would change it. */
  readonly usually?: readonly string[];
  /** The reasons for a usual “no”, one text each. */
  readonly usuallyNot?: readonly string[];
  /** Each effect by itself, for machines. */
  readonly effects: readonly string[];
  /** The same in sentences, as a player would put it. */
  readonly happens?: readonly string[];
  readonly granted: readonly string[];
  /** What can be done as well or instead, under its own heading; without points the heading says it all. */
  readonly ways?: { readonly heading: string; readonly points: readonly string[] };
  /** Of several moves: each that was judged with what it changes, and the last table that is known. */
  readonly steps?: readonly { readonly heading: string; readonly points: readonly string[] }[];
}

/** One kind of file: how it is read, and how it is answered once it is. */
interface Task<Answered> {
  /** What the file says, or every mistake in it. */
  readonly read: (text: GameText) => ReadResult<unknown>;
  readonly answer: (text: GameText, manner: Manner) => ReadResult<Answered>;
}

/** What the command line needs of a game. */
export interface TerminalGame {
  readonly format: GameFormat;
  readonly move: Task<InWords>;
  readonly sheet: Task<Reply>;
}
export type TerminalGames = (game: GameId) => TerminalGame;

export const task = <Value, Answered>(
  read: (text: GameText) => ReadResult<Value>,
  answer: (value: Value, manner: Manner) => Answered,
): Task<Answered> => ({
  read,
  answer: (text, manner) => {
    const found = read(text);
    return found.ok ? { ...found, value: answer(found.value, manner) } : found;
  },
});
