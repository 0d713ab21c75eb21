import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage, type Language } from '#i18n/languages.ts';

/** One page of the built site. */
export interface Page {
  /** Below the top of the site, with a slash at both ends: `/en/fort/`. */
  readonly path: string;
  readonly html: string;
  readonly language: Language | undefined;
  /** Pages of one kind differ by their words only: `fort/rules/*`. */
  readonly kind: string;
}

/** `/ru/fort/cards/bug/` is of the kind `fort/cards/*`; the page in front of all languages is `entrance`. */
function kindOf(path: string): string {
  if (path === '/') return 'entrance';
  const [language, ...rest] = path.split('/').filter(Boolean);
  if (!isLanguage(language)) return [language, ...rest].join('/');
  const [game, section, ...names] = rest;
  if (game === undefined) return 'home';
  const name = names.length > 0 ? ['*'] : [];
  return [game, ...(section === undefined ? [] : [section]), ...name].join('/');
}

export function pageOf(path: string, html: string): Page {
  const [first] = path.split('/').filter(Boolean);
  return { path, html, language: isLanguage(first) ? first : undefined, kind: kindOf(path) };
}

/** Every page in the folder of the built site. */
export const readPages = (folder: string): Page[] =>
  globSync('**/*.html', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) =>
      pageOf(
        `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
        readFileSync(join(folder, file), 'utf8'),
      ),
    );

function ofEachKind(pages: readonly Page[], better: (a: Page, b: Page) => boolean): Page[] {
  const groups = Map.groupBy(pages, ({ kind, language }) => `${kind} ${language}`);
  return [...groups.values()].map((group) =>
    group.reduce((best, page) => (better(page, best) ? page : best)),
  );
}

/** The longest page of each kind in each language: the others have less that can go wrong. */
export const oneOfEachKind = (pages: readonly Page[]): Page[] =>
  ofEachKind(pages, (a, b) => a.html.length > b.html.length);

/** The shortest, for what takes time with every part of a page and depends on the kind alone. */
export const shortestOfEachKind = (pages: readonly Page[]): Page[] =>
  ofEachKind(pages, (a, b) => a.html.length < b.html.length);

/** One page of each kind, the languages taking turns: what is the same in all of them is seen once. */
export function eachKindOnce(pages: readonly Page[], start = 0): Page[] {
  const kinds = [...Map.groupBy(oneOfEachKind(pages), ({ kind }) => kind).values()];
  return kinds.flatMap((group, at) => group[(at + start) % group.length] ?? []);
}
