import type { Language } from '#i18n/languages.ts';
import type { SpokenWords } from '#words/saying/sayer.ts';
import { spokenWords } from '#words/saying/saying.ts';
import type { AskedGame } from './game.ts';

/** What the browser needs to say the descriptions of each game in one language. */
export type SpokenFile = Readonly<Record<string, SpokenWords>>;

/** At build time. */
export const spokenFile = (language: Language, games: readonly AskedGame[]): SpokenFile =>
  Object.fromEntries(
    games.flatMap(({ id, format, ask: { speech } }) =>
      speech === undefined ? [] : [[id, spokenWords({ id, format }, language)]],
    ),
  );
