import { type Language, languages } from '#i18n/languages.ts';

/** Where the language switch keeps the choice of a language. */
export const languageKey = 'yardstick:language';

/** The stored choice, else the first of the browser's languages that we speak, else none. */
export function preferredLanguage(
  stored: string | null,
  wanted: readonly string[],
  known: readonly Language[] = languages,
): Language | undefined {
  const candidates = [stored ?? '', ...wanted].map((tag) => tag.toLowerCase().split('-')[0]);
  return candidates.flatMap((tag) => known.find((language) => language === tag) ?? [])[0];
}

/**
 * A script for the head of the entrance page, so that redirected visitors wait for nothing there.
 * Storage may be forbidden; the browser's languages still answer.
 */
export const sendOn = (base: string): string =>
  `{let stored=null;try{stored=localStorage.getItem(${JSON.stringify(languageKey)})}catch{}` +
  `const language=(${preferredLanguage})(stored,navigator.languages,${JSON.stringify(languages)});` +
  `if(language)location.replace(${JSON.stringify(base)}+language+"/")}`;
