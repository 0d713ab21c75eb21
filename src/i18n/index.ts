import i18next from 'i18next';
import { nouns } from '#generated/nouns.ts';
import { ui } from '#generated/ui.ts';
import type { Namespace, UiKey, UiPlaceholders } from '#generated/ui-keys.ts';
import type { Format } from './format.ts';
import { isLanguage, type Language, languages } from './languages.ts';
import type { Nouns } from './nouns.ts';
import { formatted, readFormat, type Value, type Values } from './placeholder.ts';
import type { Resource } from './resource.ts';
import { typeset } from './typography.ts';

export type { Namespace };

/** A key without placeholders takes no values; any other takes at least those it names. */
type Arguments<Key extends UiKey> = [UiPlaceholders[Key]] extends [never]
  ? [values?: Values]
  : [values: Values & Readonly<Record<UiPlaceholders[Key], Value>>];

/** Interface texts of one language. Keys are `namespace:path.of.key`, known to the compiler. */
export type Translator = <Key extends UiKey>(key: Key, ...values: Arguments<Key>) => string;

/** Puts words into the form that a text asks for, as the formatter of the islands does. */
const wordFormatter = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value: Value | undefined, format: string | undefined, language: string, values: Values) {
    if (!isLanguage(language)) throw new Error(`No words are known in “${language}”.`);
    if (value === undefined) return undefined;
    const asked = format === undefined ? { options: {} } : readFormat(format);
    const said = formatted(value, asked, { values, language, nouns: nouns[language] });
    if (said !== undefined) return said;
    throw new Error(`content/ui/${language}: “${value}” has no form “${format}”`);
  },
} as const;

const instance = i18next.createInstance({
  resources: ui,
  supportedLngs: [...languages],
  fallbackLng: false,
  // The pages escape; a second time would show `&amp;`.
  // A word is put into its form even where none is asked for.
  interpolation: { escapeValue: false, alwaysFormat: true },
  initAsync: false,
});
void instance.use(wordFormatter).init();

/** For keys put together at run time: an unknown one stops the build. */
export function looseTranslator(language: Language): Format {
  const t = instance.getFixedT(language);
  return (key, values = {}) => {
    if (instance.exists(key, { ...values, lng: language }))
      return typeset(t(key, values), language);
    throw new Error(
      `content/ui/${language}: no text for "${key}"\n  → add it to ${key.split(':')[0]}.json in every language, or mend the key`,
    );
  };
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
