import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from './pages.ts';
import { tagsOf } from './tags.ts';

export interface Site {
  readonly folder: string;
  /** Path the site is published under; starts and ends with a slash. */
  readonly base: string;
  readonly pages: readonly Page[];
  /** Where it will be published, if that is known: addresses there are links to ourselves. */
  readonly address?: string | undefined;
}

const addressAttributes = ['href', 'xlink:href', 'src', 'action', 'poster'];

/** Addresses that a widget gets as data and makes links of: strings in its serialised properties. */
function propertyLinks(text: string, base: string): string[] {
  const strings = text.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  return strings
    .map((string): unknown => JSON.parse(string))
    .filter((value): value is string => typeof value === 'string')
    .filter((value) => value.startsWith(base) && /^[^\s{}<>]*\/(#[^\s{}]+)?$/.test(value))
    .filter((value) => value.length > 1);
}

function linksOf(html: string, base: string): Set<string> {
  const links = new Set<string>();
  for (const { name: tag, attributes } of tagsOf(html)) {
    for (const name of addressAttributes) {
      const value = attributes.get(name);
      if (value !== undefined) links.add(value);
    }
    for (const candidate of attributes.get('srcset')?.split(',') ?? [])
      links.add(candidate.trim().split(/\s+/)[0] ?? '');
    if (tag === 'astro-island')
      for (const link of propertyLinks(attributes.get('props') ?? '', base)) links.add(link);
  }
  return links;
}

const anchorsOf = (html: string): Set<string> =>
  new Set(
    tagsOf(html).flatMap(({ name, attributes }) => [
      ...(attributes.has('id') ? [attributes.get('id') ?? ''] : []),
      ...(name === 'a' && attributes.has('name') ? [attributes.get('name') ?? ''] : []),
    ]),
  );

/** Links and anchors of our own that lead nowhere, each with the page it stands on. */
export function brokenLinks({ folder, base, pages, address }: Site): string[] {
  const anchors = new Map<string, Set<string>>();
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const hasAnchor = (page: Page, anchor: string): boolean => {
    const own = anchors.get(page.path) ?? anchorsOf(page.html);
    anchors.set(page.path, own);
    return own.has(anchor);
  };
  /** A drawing in the sheet of icons is pointed at by its id. */
  const hasDrawing = (file: string, id: string): boolean =>
    !file.endsWith('.svg') || anchorsOf(readFileSync(file, 'utf8')).has(id);
  const origin = address === undefined ? 'http://site.invalid' : new URL(address).origin;
  const fault = (from: Page, link: string): string | undefined => {
    if (link === '') return 'is empty';
    const here = `${origin}${base}${from.path.slice(1)}`;
    if (!URL.canParse(link, here)) return 'is not an address';
    const { origin: host, pathname, hash } = new URL(link, here);
    if (host !== origin) return undefined;
    const path = decodeURIComponent(pathname);
    if (!path.startsWith(base)) return `lies outside of ${base}`;
    const anchor = decodeURIComponent(hash.slice(1));
    const inside = `/${path.slice(base.length)}`;
    const page = byPath.get(inside);
    if (page === undefined) {
      const file = join(folder, inside);
      if (!existsSync(file)) return 'leads to nothing';
      if (!statSync(file).isFile()) return 'leads to a folder without a page';
      return anchor === '' || hasDrawing(file, anchor) ? undefined : `has no drawing "${anchor}"`;
    }
    return anchor === '' || hasAnchor(page, anchor) ? undefined : `has no anchor "${anchor}"`;
  };
  // Thousands of pages share the links of their header.
  const known = new Map<string, string | undefined>();
  const faultOnce = (page: Page, link: string): string | undefined => {
    if (!link.startsWith('/')) return fault(page, link);
    if (!known.has(link)) known.set(link, fault(page, link));
    return known.get(link);
  };
  return pages.flatMap((page) =>
    [...linksOf(page.html, base)].flatMap((link) => {
      const found = faultOnce(page, link);
      return found === undefined ? [] : [`${page.path}: the link ${link} ${found}`];
    }),
  );
}
