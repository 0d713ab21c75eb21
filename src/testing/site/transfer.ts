import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Site } from './links.ts';
import type { Page } from './pages.ts';
import { type Tag, tagsOf } from './tags.ts';

/** Bytes that a visit to a page moves: texts as gzip makes them, fonts as they are. */
export interface Transfer {
  readonly html: number;
  readonly css: number;
  readonly fonts: number;
  /** Drawings that stand in a file of their own: the sheet of icons, which all pages share. */
  readonly drawings: number;
  /**
   * All JavaScript until the first answer, written into the page or fetched. Of a widget also its workers;
   * of the search page also its index.
   */
  readonly scripts: number;
  /** The files among them, by their path in the folder. */
  readonly scriptFiles: readonly string[];
  /**
   * What a widget fetches besides when something is used for the first time: a QR code, the picture of
   * a table, several moves in a row; of the search page what understands and judges a question.
   */
  readonly onDemand: number;
}

/** Whether Astro starts a widget on this page. */
export const hasIsland = (html: string): boolean => html.includes('<astro-island');

const islandScripts = ['component-url', 'renderer-url', 'before-hydration-url'];

const scriptSources = ({ name, attributes }: Tag): (string | undefined)[] => {
  if (name === 'script') return [attributes.get('src')];
  if (name === 'link' && attributes.get('rel') === 'modulepreload') return [attributes.get('href')];
  if (name === 'astro-island') return islandScripts.map((source) => attributes.get(source));
  return [];
};

const isText = (value: string | undefined): value is string => value !== undefined && value !== '';

const sourcesOf = (tags: readonly Tag[]): string[] => tags.flatMap(scriptSources).filter(isText);

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs)].map(
    ([, script = '']) => script,
  );

/** What a module fetches before it runs. */
const importsOf = (script: string): string[] =>
  [...script.matchAll(/(?:\bfrom|\bimport)\s*"(\.{1,2}\/[^"]+|\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );

const workersOf = (script: string): string[] =>
  [...script.matchAll(/\bnew Worker\(new URL\(\s*["'`]([^"'`]+\.js)["'`]/g)].map(
    ([, path = '']) => path,
  );

/** What it loads when it is asked to. */
const onDemandOf = (script: string): string[] =>
  [...script.matchAll(/\bimport\(\s*["'`]([^"'`]+\.js)["'`]/g)].map(([, path = '']) => path);

const fontsOf = (css: string): string[] =>
  [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, path = '']) => path);

const at = (link: string, from: string): string =>
  new URL(link, `http://site.invalid${from}`).pathname;

export function transferMeter({ folder, base, pages }: Site): (page: Page) => Transfer {
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

  /** These modules, all that they import, and what else is asked for of each. */
  const withImports = (
    sources: Iterable<string>,
    further: (path: string, text: string) => string[] = () => [],
  ): Set<string> => {
    const found = new Set(sources);
    for (const path of found) {
      const text = textOf(path);
      for (const link of [...importsOf(text), ...further(path, text)]) found.add(at(link, path));
    }
    return found;
  };

  /** Scripts of pages to read: the search, which all of them fetch on demand, is weighed on its own page. */
  const ofReading = withImports(
    pages.filter(({ html }) => !hasIsland(html)).flatMap(({ html }) => sourcesOf(tagsOf(html))),
  );

  return (page) => {
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
    const drawings = new Set(
      tags
        .filter(({ name }) => name === 'use')
        .map(({ attributes }) => at(attributes.get('href') ?? '', here)),
    );
    const scriptFiles = withImports(
      sourcesOf(tags).map((source) => at(source, here)),
      (path, text) => (ofReading.has(path) ? [] : workersOf(text)),
    );
    const searches = tags.some(({ attributes }) => attributes.has('data-search-page'));
    const ever = withImports(scriptFiles, (path, text) =>
      ofReading.has(path) && !searches ? [] : [...workersOf(text), ...onDemandOf(text)],
    );
    return {
      html: gzipSync(page.html).length,
      css: sum(styles, true),
      fonts: sum(fonts, false),
      drawings: sum(drawings, true),
      scripts:
        sum(scriptFiles, true) +
        inlineScripts(page.html).reduce((total, script) => total + gzipSync(script).length, 0) +
        (searches ? size(at('index.json', here), true) : 0),
      scriptFiles: [...scriptFiles],
      onDemand: sum(ever.difference(scriptFiles), true),
    };
  };
}
