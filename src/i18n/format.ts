import type { Language } from './languages.ts';
import type { Nouns } from './nouns.ts';
import { filled, type Values } from './placeholder.ts';
import type { Resource } from './resource.ts';
import { typeset } from './typography.ts';

export type Format = (key: string, values?: Values) => string;

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
  return (key, values = {}) => {
    const colon = key.indexOf(':');
    const resource = namespaces[key.slice(0, colon)];
    const path = key.slice(colon + 1);
    const { count } = values;
    const text =
      (typeof count === 'number'
        ? find(resource, `${path}_${plurals.select(count)}`)
        : undefined) ?? find(resource, path);
    return text === undefined
      ? key
      : typeset(
          filled(text, values, { language, nouns }, (whole) => whole),
          language,
        );
  };
}
