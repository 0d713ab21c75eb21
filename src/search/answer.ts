import type { GameId } from '#i18n/languages.ts';

/** A stretch of the question: what it was taken for, or nothing where it was not understood. */
export interface AskedPart {
  readonly text: string;
  /** `card:bug`, `place:lookout`, `play`. */
  readonly meaning?: string;
  /** Taken for a slip of the finger. */
  readonly slipped?: boolean;
}

export type PiecePath = readonly (string | number)[];

/** A stretch of a sentence; one with a path says the value that stands there in the description. */
interface SaidPiece {
  readonly text: string;
  readonly path?: PiecePath;
}

/** What else a stretch could say: a number, or one of several values in the words of the sentence. */
export type PieceOffer = { readonly list?: ListOffer | undefined } & (
  | { readonly as: 'number'; readonly value: number; readonly least: number; readonly most: number }
  | {
      readonly as: 'choice';
      readonly options: readonly { readonly label: string; readonly value: unknown }[];
      readonly at: number;
    }
);

/** What can be done with a list of which the stretch is one entry. */
interface ListOffer {
  readonly canLose: boolean;
  readonly canGain: boolean;
}

/** A description, as it is handed out and taken back. */
export interface DescribedMove {
  readonly game: GameId;
  readonly situation?: object | undefined;
  readonly move?: object | undefined;
  readonly moves?: readonly object[] | undefined;
}

export interface AskTexts {
  readonly removed: string;
  readonly another: string;
  /** With {text} and {names}, where the word and the cards that look like it go. */
  readonly noCard: string;
  readonly didYouMean: string;
  readonly understood: string;
  readonly unclear: string;
  readonly slipped: string;
  readonly open: string;
  readonly why: string;
  readonly less: string;
  readonly more: string;
  readonly instead: string;
  readonly hello: string;
  readonly examples: readonly string[];
  readonly verdicts: Readonly<Record<string, string>>;
}

/** Several of a kind, and what is said before them: “What happens:”. */
interface Listed {
  readonly heading: string;
  readonly all: readonly string[];
}

/** What a typed question is answered with: a verdict on a move, or examples after a greeting. */
export type Answer = { readonly texts: AskTexts } & (
  | { readonly about: 'chat' }
  | {
      /** A card was asked for that there is not. */
      readonly about: 'no-card';
      readonly game: GameId;
      /** The word, and meanings of cards that look like it: `card:bug`. */
      readonly unknown: readonly { readonly text: string; readonly near: readonly string[] }[];
      readonly question: string;
    }
  | {
      readonly about: 'move';
      readonly game: GameId;
      readonly verdict: string;
      /** Why not, each with the clauses that say so; without words only the clauses. */
      readonly reasons: readonly { readonly text: string; readonly rules: readonly string[] }[];
      /** Of an allowed move: what happens, and the clauses that it rests on. */
      readonly effects: Listed;
      readonly rules: Listed;
      /** Of an open verdict: the usual answer, and what would change it. */
      readonly usually: readonly string[];
      readonly parts: readonly AskedPart[];
      /** What was understood, as a player would put it: each stretch with the value that it says. */
      readonly said?: readonly (readonly SaidPiece[])[];
      readonly described: DescribedMove;
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

/** The same description with another value at one place; without a value, what could stand there. */
export interface Change {
  readonly page: string;
  readonly described: DescribedMove;
  readonly path: PiecePath;
  readonly value?: unknown;
  /** Of an entry of a list: it is left out, or gets another one behind it. */
  readonly entry?: 'removed' | 'another';
}

/** Undefined where the text is no question about a move: then the rules are what helps. */
export interface Answering {
  readonly answer: (question: Question) => Promise<Answer | undefined>;
  readonly change: (change: Change) => Promise<Answer | undefined>;
  readonly offer: (change: Change) => Promise<PieceOffer | undefined>;
  readonly say: (wanted: Pick<Change, 'page' | 'described'>) => Promise<string | undefined>;
}

let load: (() => Promise<Answering>) | undefined;

/** The search knows no game: what reads and judges a sentence is handed to it, and loaded when asked. */
export const answerBy = (loader: () => Promise<Answering>): void => {
  load = loader;
};

export const answerTo = async (question: Question): Promise<Answer | undefined> =>
  (await load?.())?.answer(question);

export const answerAfter = async (change: Change): Promise<Answer | undefined> =>
  (await load?.())?.change(change);

export const offerFor = async (change: Change): Promise<PieceOffer | undefined> =>
  (await load?.())?.offer(change);

/** A description as a player would put it at the table. */
export const sentenceFor = async (
  wanted: Pick<Change, 'page' | 'described'>,
): Promise<string | undefined> => (await load?.())?.say(wanted);
