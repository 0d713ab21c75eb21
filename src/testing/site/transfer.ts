import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Site } from './links.ts';
import type { Page } from './pages.ts';
import { type Tag, tagsOf } from './tags.ts';

/** Bytes that a first visit to a page moves: texts as gzip makes them, fonts as they are. */
export interface Transfer {
  readonly html: number;
  readonly css: number;
  readonly fonts: number;
  readonly js: number;
  /** JavaScript that the widgets of the page fetch when it is needed, workers included. */
  readonly later: number;
  /** Scripts that it loads, by their path in the folder. */
  readonly scripts: readonly string[];
}

const scriptSources = ({ name, attributes }: Tag): (string | undefined)[] => {
  if (name === 'script') return [attributes.get('src')];
  if (name === 'link' && attributes.get('rel') === 'modulepreload') return [attributes.get('href')];
  return [];
};

const isIsland = (html: string): boolean => html.includes('<div data-island');

const isText = (value: string | undefined): value is string => value !== undefined && value !== '';

const sourcesOf = (tags: readonly Tag[]): string[] => tags.flatMap(scriptSources).filter(isText);

/** What a module fetches before it runs; what it loads later, when asked to, is not of the first visit. */
const importsOf = (script: string): string[] =>
  [...script.matchAll(/(?:\bfrom|\bimport)\s*"(\.{1,2}\/[^"]+|\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );

const laterOf = (script: string): string[] =>
  [...script.matchAll(/(?:\bimport\(|\bnew Worker\(new URL\()\s*["'`]([^"'`]+\.js)["'`]/g)].map(
    ([, path = '']) => path,
  );

const fontsOf = (css: string): string[] =>
  [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, path = '']) => path);

export function transferMeter({ folder, base, pages }: Site): (page: Page) => Transfer {
  /** Scripts of pages to read: what they fetch when it is needed belongs to no widget. */
  const ofReading = new Set(
    pages.filter(({ html }) => !isIsland(html)).flatMap(({ html }) => sourcesOf(tagsOf(html))),
  );
  const sizes = new Map<string, number>();
  const fileOf = (path: string): string => join(folder, path.slice(base.length));
  const textOf = (path: string): string =>
    existsSync(fileOf(path)) ? readFileSync(fileOf(path), 'utf8') : '';
  const size = (path: string, packed: boolean): number => {
    const known = sizes.get(path);
    if (known !== undefined) return known;
    const bytes = existsSync(fileOf(path)) ? readFileSync(fileOf(path)) : Buffer.of();
    const found = packed ? gzipSync(bytes).length : bytes.length;
    sizes.set(path, found);
    return found;
  };
  const sum = (paths: Iterable<string>, packed: boolean): number =>
    [...paths].reduce((total, path) => total + size(path, packed), 0);

  return (page) => {
    const at = (link: string, from: string): string =>
      new URL(link, `http://site.invalid${from}`).pathname;
    const here = `${base}${page.path.slice(1)}`;
    const tags = tagsOf(page.html);
    const styles = new Set(
      tags
        .filter(({ attributes }) => attributes.get('rel') === 'stylesheet')
        .map(({ attributes }) => at(attributes.get('href') ?? '', here)),
    );
    const inline = [...page.html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
      ([, css = '']) => css,
    );
    const fonts = new Set([
      ...[...styles].flatMap((path) => fontsOf(textOf(path)).map((font) => at(font, path))),
      ...inline.flatMap((css) => fontsOf(css).map((font) => at(font, here))),
    ]);
    const scripts = new Set<string>();
    const follow = (path: string): void => {
      if (scripts.has(path)) return;
      scripts.add(path);
      for (const link of importsOf(textOf(path))) follow(at(link, path));
    };
    const sources = sourcesOf(tags);
    for (const source of sources) follow(at(source, here));
    const first = [...scripts];
    const open = sources
      .filter((source) => !ofReading.has(source))
      .map((source) => at(source, here));
    const seen = new Set<string>();
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const text = textOf(path);
      for (const link of [...importsOf(text), ...laterOf(text)]) open.push(at(link, path));
    }
    return {
      html: gzipSync(page.html).length,
      css: sum(styles, true),
      fonts: sum(fonts, false),
      js: sum(first, true),
      later: sum(
        [...seen].filter((path) => !scripts.has(path)),
        true,
      ),
      scripts: first,
    };
  };
}
