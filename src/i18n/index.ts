import i18next from 'i18next';
import { nouns } from '#generated/nouns.ts';
import { ui } from '#generated/ui.ts';
import type { Namespace, UiKey, UiPlaceholders } from '#generated/ui-keys.ts';
import type { Format } from './format.ts';
import { type Language, languages } from './languages.ts';
import type { Nouns } from './nouns.ts';
import { filled, type Value, type Values } from './placeholder.ts';
import type { Resource } from './resource.ts';
import { typeset } from './typography.ts';

export type { Namespace };

/** A key without placeholders takes no values; any other takes at least those it names. */
type Arguments<Key extends UiKey> = [UiPlaceholders[Key]] extends [never]
  ? [values?: Values]
  : [values: Values & Readonly<Record<UiPlaceholders[Key], Value>>];

/** Interface texts of one language. Keys are `namespace:path.of.key`, known to the compiler. */
export type Translator = <Key extends UiKey>(key: Key, ...values: Arguments<Key>) => string;

const instance = i18next.createInstance({
  resources: ui,
  supportedLngs: [...languages],
  fallbackLng: false,
  initAsync: false,
});
void instance.init();

/**
 * For keys that are put together at run time; an unknown one stops the build. i18next finds the text and its
 * plural form; values are put in by the same function as in the islands, which knows words and their
 * forms and never mistakes a player's name for a placeholder.
 */
export function looseTranslator(language: Language): Format {
  const t = instance.getFixedT(language);
  const say = (key: string, values: Values = {}) => {
    if (instance.exists(key, { ...values, lng: language })) {
      const text = t(key, { ...values, skipInterpolation: true });
      const missing = (placeholder: string): never => {
        throw new Error(
          `content/ui/${language}: “${key}” has nothing to put in for ${placeholder}`,
        );
      };
      return typeset(filled(text, values, { language, nouns: nouns[language] }, missing), language);
    }
    throw new Error(
      `content/ui/${language}: no text for "${key}"\n  → add it to ${key.split(':')[0]}.json in every language, or mend the key`,
    );
  };
  return Object.assign(say, {
    knows: (key: string) => instance.exists(key, { lng: language }),
  });
}

export function translator(language: Language): Translator {
  const t = looseTranslator(language);
  return (key, ...values) => t(key, values[0]);
}

/** The raw texts of some namespaces, to hand to an island together with the formatter. */
export function uiResources(
  language: Language,
  namespaces: readonly Namespace[],
): Readonly<Record<string, Resource>> {
  return Object.fromEntries(namespaces.map((name) => [name, ui[language][name]]));
}

/** The words of some games, and those that all games use, to hand to an island. */
export function nounsFor(language: Language, games: readonly string[]): Nouns {
  const wanted = Object.entries(nouns[language]).filter(
    ([id]) => !id.includes('/') || games.some((game) => id.startsWith(`${game}/`)),
  );
  return Object.fromEntries(wanted);
}
