import { type Language, languages } from './languages.ts';

/** Path the site is published under; starts and ends with a slash. */
export const base: string = `${import.meta.env.BASE_URL.replace(/\/+$/, '')}/`;

/** Address of something that has no language: `siteUrl('data/v1/index.json')`. */
export const siteUrl = (path: string): string => `${base}${path}`;

/**
 * Address of a page. `path` is what follows the language, with the slash at its end:
 * `pageUrl('ru', 'fort/rules/play/', 'play.full')`; the home page is ''.
 */
export const pageUrl = (language: Language, path: string, anchor?: string): string =>
  siteUrl(`${language}/${path}${anchor === undefined ? '' : `#${anchor}`}`);

/** Address of a clause: `clauseUrl('pl', 'dobro', 'turn', 'turn.pair')`. */
export const clauseUrl = (
  language: Language,
  game: string,
  chapter: string,
  clause: string,
): string => pageUrl(language, `${game}/rules/${chapter}/`, clause);

export interface Alternate {
  readonly hreflang: Language | 'x-default';
  readonly href: string;
}

/** The same page in every language, for search engines; people who speak none of them get English. */
export const alternates = (path: string, site: URL | undefined): Alternate[] => {
  const address = (url: string): string => new URL(url, site).href;
  return [
    ...languages.map((language) => ({
      hreflang: language,
      href: address(pageUrl(language, path)),
    })),
    { hreflang: 'x-default', href: address(path === '' ? base : pageUrl(languages[0], path)) },
  ];
};
