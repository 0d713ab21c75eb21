import type { GameFormat } from '#engine/core/format/description.ts';
import type { Schema } from '#engine/core/format/fits.ts';
import type { Effect, Usually, Verdict, Violation } from '#engine/core/verdict.ts';
import type { Format } from '#i18n/format.ts';
import type { Namespace } from '#i18n/index.ts';
import type { GameId } from '#i18n/languages.ts';
import type { MoveSentences } from '#words/reasons.ts';
import type { SpokenGame } from '#words/saying/sayer.ts';
import type { Understand } from './ask.ts';

/** A described move, judged. */
export interface Checked {
  readonly verdict: Verdict;
  readonly violations: readonly Violation[];
  readonly effects: readonly Effect[];
  /** Of an allowed move: the rules that it rests on. */
  readonly rules?: readonly string[] | undefined;
  /** Of an open verdict: what the answer usually is. */
  readonly usually?: Usually | undefined;
  /** Something was said to be so: that is right or wrong rather than allowed. */
  readonly isClaim?: boolean;
  /** The question in the fragment of the checker's address. */
  readonly fragment: string;
}

/** How a game says why and what happens, in one language. */
export type Teller = (t: Format) => MoveSentences & {
  readonly usually: (usually: Usually, claimed: boolean) => readonly string[];
};

/** What the browser needs of a game to answer questions in plain words: `src/games/<game>/ask/index.ts`. */
export interface AskingGame {
  readonly id: GameId;
  readonly understand: Understand;
  readonly telling: Teller;
  /** Undefined where the description is no question that the checker could show. */
  readonly check: (
    asked: { readonly situation: object },
    move: object,
    schema: Schema,
  ) => Checked | undefined;
}

/** What questions in plain words need of a game before they are asked. */
export interface AskedGame {
  readonly id: GameId;
  readonly format: GameFormat;
  readonly ask: {
    readonly understand: Understand;
    /** Parts of the interface texts that its verdicts are said with. */
    readonly verdicts?: readonly Namespace[];
    readonly meaningOfTerm: (id: string) => string | undefined;
    /** How its descriptions are said; left out where a game says nothing. */
    readonly speech?: SpokenGame['speech'];
  };
}
