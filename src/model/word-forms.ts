import { type GameId, games, type Language } from '#i18n/languages.ts';
import type { Noun, Nouns } from '#i18n/nouns.ts';
import { projectRoot, readChecked } from './files.ts';
import { wordFormsSchema } from './schemas/word-forms.ts';

/** Words of one game, or those that all games use (card, player, point …). */
export const wordFormsFile = (language: Language, game?: GameId): string =>
  game === undefined ? `content/forms/${language}.yaml` : `content/${game}/forms/${language}.yaml`;

export const readWordForms = (
  language: Language,
  game?: GameId,
  root: string = projectRoot,
): Readonly<Record<string, Noun>> =>
  readChecked(wordFormsSchema(language), root, wordFormsFile(language, game));

/** All words of a language; those of a game begin with its id: `fort/hand`. */
export function readNouns(language: Language, root: string = projectRoot): Nouns {
  const own = games.flatMap((game) =>
    Object.entries(readWordForms(language, game, root)).map(
      ([id, noun]) => [`${game}/${id}`, noun] as const,
    ),
  );
  return { ...readWordForms(language, undefined, root), ...Object.fromEntries(own) };
}
