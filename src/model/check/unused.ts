import { languages } from '#i18n/languages.ts';
import { entries } from '#i18n/resource.ts';
import type { Finding } from '../finding.ts';
import { type ResourceFile, uiFile } from '../interface-texts.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A quoted key, `namespace:rest`; in a template literal both may hold ${…}. */
const literal =
  /(['"`])([a-z](?:\$\{[^{}]*\}|[a-z0-9-])*:(?:\$\{(?:[^{}]|\{[^{}]*\})*\}|[^'"`\s])+)\1/g;
const hole = /\$\{(?:[^{}]|\{[^{}]*\})*\}/;

/** The keys that the sources use: one pattern per literal; `${…}` stands for any text. */
export function keyPatterns(sources: readonly string[]): RegExp[] {
  const found = new Set<string>();
  for (const source of sources)
    for (const [, quote, key = ''] of source.matchAll(literal)) {
      const parts = quote === '`' ? key.split(hole) : [key];
      found.add(`^${parts.map(escaped).join('.+')}$`);
    }
  return [...found].map((pattern) => new RegExp(pattern));
}

/** Keys that no code uses, neither whole nor in a template literal with a literal beginning. */
export function checkUnused(files: readonly ResourceFile[], sources: readonly string[]): Finding[] {
  const used = keyPatterns(sources);
  return files
    .filter(({ language }) => language === languages[0])
    .flatMap(({ folder, namespace, resource }) =>
      [...entries(resource).keys()]
        .filter((key) => !used.some((pattern) => pattern.test(`${namespace}:${key}`)))
        .map((key) => ({
          file: uiFile('*', namespace, folder),
          entry: key,
          problem: 'no code uses this key',
          hint: `delete it in every language, or use it as '${namespace}:${key}'`,
        })),
    );
}
