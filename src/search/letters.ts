import type { Language } from '#i18n/languages.ts';

const latin = 'abcdefghijklmnopqrstuvwxyzABCDEFG';

/** The letters of a language that take two bytes each, as many as `latin` has. */
const wide: Readonly<Record<Language, string>> = {
  en: '',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  // Nine letters of thirty-two: swapping them gains nothing.
  pl: '',
};

/**
 * On its way to the browser a text has the letters of its language and Latin ones swapped where that
 * makes it shorter; packed, a Russian index is an eighth smaller. The same again undoes it.
 */
export function letterSwapper(language: Language): (text: string) => string {
  const own = wide[language];
  if (own === '') return (text) => text;
  const other = new Map(
    [...own].flatMap((letter, at) => {
      const short = latin[at] ?? letter;
      return [
        [letter, short],
        [short, letter],
      ] as const;
    }),
  );
  return (text) => text.replace(/[a-zA-Gа-яё]/g, (letter) => other.get(letter) ?? letter);
}
