import type { SitemapItem, SitemapOptions } from '@astrojs/sitemap';
import { languages } from '#i18n/languages.ts';
import type { Address } from './address.ts';

/**
 * Each page together with its versions in other languages. People who speak none of them get the choice at the
 * top of the site, and English further down; the top itself has no language.
 */
export function withDefault(item: SitemapItem, { site, base }: Address): SitemapItem {
  const top = `${site}${base}`;
  const translations = (item.links ?? []).filter(({ url }) => url !== top);
  const english = translations.find(({ lang }) => lang === languages[0])?.url;
  if (english === undefined) return item;
  const isHome = english === `${top}${languages[0]}/`;
  return {
    ...item,
    links: [...translations, { lang: 'x-default', url: isHome ? top : english }],
  };
}

/** For @astrojs/sitemap, which knows the pages but not the choice of languages at the top. */
export const sitemapOptions = (address: Address): SitemapOptions => ({
  i18n: {
    defaultLocale: languages[0],
    locales: Object.fromEntries(languages.map((language) => [language, language])),
  },
  serialize: (item) => withDefault(item, address),
});
