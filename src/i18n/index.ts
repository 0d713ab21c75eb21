import i18next from 'i18next';
import { ui } from '#generated/ui.ts';
import type { Namespace, UiKey, UiPlaceholders } from '#generated/ui-keys.ts';
import type { Format, Values } from './format.ts';
import { type Language, languages } from './languages.ts';
import type { Resource } from './resource.ts';

export type { Namespace };

/** A key without placeholders takes no values; any other takes at least those it names. */
type Arguments<Key extends UiKey> = [UiPlaceholders[Key]] extends [never]
  ? [values?: Values]
  : [values: Values & Readonly<Record<UiPlaceholders[Key], string | number>>];

/** Interface texts of one language. Keys are `namespace:path.of.key`, known to the compiler. */
export type Translator = <Key extends UiKey>(key: Key, ...values: Arguments<Key>) => string;

const instance = i18next.createInstance({
  resources: ui,
  supportedLngs: [...languages],
  fallbackLng: false,
  // The pages escape; a second time would show `&amp;`.
  interpolation: { escapeValue: false },
  initAsync: false,
});
void instance.init();

/** For keys put together at run time: an unknown one stops the build. */
export function looseTranslator(language: Language): Format {
  const t = instance.getFixedT(language);
  return (key, values = {}) => {
    if (instance.exists(key, { ...values, lng: language })) return t(key, values);
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
