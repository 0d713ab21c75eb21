import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { languages } from '#i18n/languages.ts';

export type Parts = Record<string, Record<string, string>>;

/** Neither pages nor parts of one: for hosts, crawlers and the browser itself. */
const leftOut = /^(?:sw\.js|404\.html|_headers|_redirects|robots\.txt|sitemap[^/]*\.xml)$/;

/**
 * `site`: what the pages of every language need, with the page that stands in for a missing one.
 * A language: its pages and its search. `print`: all PDFs. `data`: files for other programs.
 */
export function offlinePartOf(path: string): string | undefined {
  if (leftOut.test(path)) return undefined;
  if (/\.pdf$/.test(path)) return 'print';
  const [first, second] = path.split('/');
  const language = languages.find((known) => known === first);
  if (language !== undefined) return second === 'offline' ? 'site' : language;
  // Pictures of the printed sheets are many; the page that shows them asks for them.
  return first === 'data' || first === 'print' ? first : 'site';
}

/** The hash that the worker also works out from what it fetched: the first 8 bytes of SHA-256. */
const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** Every published file in its part, with its hash. */
export function listParts(folder: string): Parts {
  const parts: Parts = {};
  const files = globSync('**/*', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.split(sep).join('/'))
    .sort();
  for (const file of files) {
    const part = offlinePartOf(file);
    if (part === undefined) continue;
    parts[part] ??= {};
    parts[part][file] = hashOf(join(folder, file));
  }
  return parts;
}
