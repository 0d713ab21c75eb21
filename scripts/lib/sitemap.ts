import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '#i18n/languages.ts';
import type { Address } from './address.ts';

/** One page in all its languages; the key is the path behind the language. */
type Alternates = Map<string, Language[]>;

const languageOf = (path: string): Language | undefined =>
  languages.find((language) => path.startsWith(`${language}/`));

/** Paths of pages like `en/fort/`, the language choice being the empty one. */
function groupByPage(paths: string[]): Alternates {
  const pages: Alternates = new Map();
  for (const path of paths) {
    const language = languageOf(path);
    if (!language) continue;
    const page = path.slice(language.length + 1);
    pages.set(page, [...(pages.get(page) ?? []), language]);
  }
  return pages;
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function sitemap(paths: string[], { site, base }: Address): string {
  const pages = groupByPage(paths);
  const at = (path: string) => escapeXml(`${site}${base}${encodeURI(path)}`);
  const link = (hreflang: string, path: string) =>
    `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${at(path)}"/>`;
  const entry = (path: string): string => {
    const language = languageOf(path);
    const page = language ? path.slice(language.length + 1) : path;
    const links = (pages.get(page) ?? []).map((other) => link(other, `${other}/${page}`));
    // Whoever speaks none of the languages gets the choice at the top, and English further down.
    if (links.length > 0) links.push(link('x-default', page && `${languages[0]}/${page}`));
    return ['  <url>', `    <loc>${at(path)}</loc>`, ...links, '  </url>'].join('\n');
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.map(entry),
    '</urlset>',
    '',
  ].join('\n');
}

export const robots = ({ site, base }: Address): string =>
  `User-agent: *\nAllow: ${base}\n\nSitemap: ${site}${base}sitemap.xml\n`;

const isHidden = (html: string) => /<meta name="robots" content="[^"]*noindex/.test(html);

/** Every page of the built site that search engines may show. */
function builtPages(dist: string): string[] {
  return globSync('**/index.html', { cwd: dist })
    .filter((file) => !isHidden(readFileSync(join(dist, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/').replace(/index\.html$/, ''))
    .sort();
}

export function writeSitemap(dist: string, address: Address): undefined {
  writeFileSync(join(dist, 'sitemap.xml'), sitemap(builtPages(dist), address));
  writeFileSync(join(dist, 'robots.txt'), robots(address));
}
