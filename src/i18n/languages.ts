/** The languages of the site, of equal rank. The first one is what translations are made from. */
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

export const games = ['fort', 'dobro'] as const;
export type GameId = (typeof games)[number];

export function isGame(value: unknown): value is GameId {
  return games.some((game) => game === value);
}
