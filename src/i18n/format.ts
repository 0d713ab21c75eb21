import type { Language } from './languages.ts';
import type { Nouns } from './nouns.ts';
import { filled, type Values } from './placeholder.ts';
import type { Resource } from './resource.ts';
import { typeset } from './typography.ts';

export interface Format {
  (key: string, values?: Values): string;
  /** Whether there are words under a key. */
  readonly knows: (key: string) => boolean;
}

/** The same texts, with another function to say them. */
export const withSayer = (t: Format, say: (key: string, values?: Values) => string): Format =>
  Object.assign(say, { knows: t.knows });

function find(resource: Resource | undefined, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<string | Resource | undefined>(
      (node, name) => (typeof node === 'object' ? node[name] : undefined),
      resource,
    );
  return typeof found === 'string' ? found : undefined;
}

/**
 * What islands use in place of i18next, which would cost each of them 15 kB: the same resources,
 * the same keys (`namespace:path.of.key`) and formats, plural forms by the browser's own
 * Intl.PluralRules. An unknown key is shown as it is; the check of the resources keeps that from
 * happening.
 */
export function formatter(
  language: Language,
  namespaces: Readonly<Record<string, Resource>>,
  nouns: Nouns = {},
): Format {
  const plurals = new Intl.PluralRules(language);
  const textAt = (key: string): string | undefined => {
    const colon = key.indexOf(':');
    return find(namespaces[key.slice(0, colon)], key.slice(colon + 1));
  };
  const say = (key: string, values: Values = {}) => {
    const { count } = values;
    const text =
      (typeof count === 'number' ? textAt(`${key}_${plurals.select(count)}`) : undefined) ??
      textAt(key);
    return text === undefined
      ? key
      : typeset(
          filled(text, values, { language, nouns }, (whole) => whole),
          language,
        );
  };
  return Object.assign(say, { knows: (key: string) => textAt(key) !== undefined });
}
