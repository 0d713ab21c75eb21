import { uiResources } from '#i18n/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { Resource } from '#i18n/resource.ts';
import type { SpokenWords } from '#words/saying/sayer.ts';
import { spokenWords } from '#words/saying/saying.ts';
import type { AskedGame } from './game.ts';

/** What the browser needs to say the descriptions of each game, and its verdicts, in one language. */
export interface SpokenFile {
  readonly games: Readonly<Record<string, SpokenWords>>;
  readonly verdicts: Readonly<Record<string, Resource>>;
}

/** At build time. */
export const spokenFile = (language: Language, games: readonly AskedGame[]): SpokenFile => ({
  games: Object.fromEntries(
    games.flatMap(({ id, format, ask: { speech } }) =>
      speech === undefined ? [] : [[id, spokenWords({ id, format }, language)]],
    ),
  ),
  verdicts: uiResources(language, [
    ...new Set(games.flatMap(({ ask: { verdicts = [] } }) => verdicts)),
  ]),
});
