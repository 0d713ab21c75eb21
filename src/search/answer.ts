import type { GameId } from '#i18n/languages.ts';

/** A stretch of the question: what it was taken for, or nothing where it was not understood. */
export interface AskedPart {
  readonly text: string;
  /** `card:bug`, `place:lookout`, `play`. */
  readonly meaning?: string;
  /** Taken for a slip of the finger. */
  readonly slipped?: boolean;
}

export interface AskTexts {
  readonly understood: string;
  readonly unclear: string;
  readonly slipped: string;
  readonly open: string;
  readonly why: string;
  readonly hello: string;
  readonly examples: readonly string[];
  readonly verdicts: Readonly<Record<string, string>>;
}

/** What a typed question is answered with: a verdict on a move, or examples after a greeting. */
export type Answer = { readonly texts: AskTexts } & (
  | { readonly about: 'chat' }
  | {
      readonly about: 'move';
      readonly game: GameId;
      readonly verdict: string;
      /** Clauses that the move breaks. */
      readonly rules: readonly string[];
      readonly parts: readonly AskedPart[];
      /** The checker with this description: what follows the language in its address. */
      readonly checker: string;
    }
);

export interface Question {
  readonly text: string;
  /** The game whose page one is on. */
  readonly game: GameId | undefined;
  /** Address of the search page of this language. */
  readonly page: string;
}

/** Undefined where the text is no question about a move: then the rules are what helps. */
export type Answering = (question: Question) => Promise<Answer | undefined>;

let load: (() => Promise<Answering>) | undefined;

/** The search knows no game: what reads and judges a sentence is handed to it, and loaded when asked. */
export const answerBy = (loader: () => Promise<Answering>): void => {
  load = loader;
};

export async function answerTo(question: Question): Promise<Answer | undefined> {
  return load === undefined ? undefined : (await load())(question);
}
