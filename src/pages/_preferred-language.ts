import { type Language, languages } from '../i18n/languages.ts';

/** Where the language switch keeps the choice of a language. */
export const languageKey = 'yardstick:language';

/** The stored choice, else the first of the browser's languages that we speak, else none. */
export function preferredLanguage(
  stored: string | null,
  wanted: readonly string[],
): Language | undefined {
  const candidates = [stored ?? '', ...wanted].map((tag) => tag.toLowerCase().split('-')[0]);
  return candidates.flatMap((tag) => languages.find((language) => language === tag) ?? [])[0];
}
