import { nounsFor, uiResources } from '#i18n/index.ts';
import type { Language } from '#i18n/languages.ts';
import { outlineOf } from './outline.ts';
import { type Sayer, type SpokenGame, type SpokenWords, sayerWith } from './sayer.ts';

/** At build time and in the terminal. */
export const spokenWords = (
  { id, format }: Omit<SpokenGame, 'speech'>,
  language: Language,
): SpokenWords => ({
  outline: outlineOf(format),
  texts: uiResources(language, [`say-${id}`, 'say']),
  nouns: nounsFor(language, [id]),
});

const made = new Map<string, Sayer>();

/** The same, made once for each language. */
export function sayerOf({ speech, ...game }: SpokenGame, language: Language): Sayer {
  const key = `${game.id} ${language}`;
  const sayer = made.get(key) ?? sayerWith(game.id, language, speech, spokenWords(game, language));
  made.set(key, sayer);
  return sayer;
}
