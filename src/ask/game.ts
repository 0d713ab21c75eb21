import type { GameFormat } from '#engine/core/format/description.ts';
import type { Schema } from '#engine/core/format/fits.ts';
import type { Verdict } from '#engine/core/verdict.ts';
import type { GameId } from '#i18n/languages.ts';
import type { SpokenGame } from '#words/saying/sayer.ts';
import type { Understand } from './ask.ts';

/** A described move, judged. */
interface Checked {
  readonly verdict: Verdict;
  readonly violations: readonly { readonly rule: string }[];
  /** The question in the fragment of the checker's address. */
  readonly fragment: string;
}

/** What the browser needs of a game to answer questions in plain words: `src/games/<game>/ask/index.ts`. */
export interface AskingGame {
  readonly id: GameId;
  readonly understand: Understand;
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
    readonly meaningOfTerm: (id: string) => string | undefined;
    /** How its descriptions are said; left out where a game says nothing. */
    readonly speech?: SpokenGame['speech'];
  };
}
