import { type GameId, games } from '#generated/games.ts';

/** The languages of the site, all equal. Translations are made from the first. */
export const languages = ['en', 'ru', 'pl'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name, as it stands in the language switch. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ru: 'Русский',
  pl: 'Polski',
};

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The games by id, in the order in which the site shows them; src/games/registry.ts lists them. */
export { type GameId, games } from '#generated/games.ts';

export function isGame(value: unknown): value is GameId {
  return games.some((game) => game === value);
}
