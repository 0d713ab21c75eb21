import type { Language } from '#i18n/languages.ts';
import type { GlossaryEntry } from '#model/glossary.ts';

/** Sorts by the alphabet of the reader's language; capitals make no difference. */
export function inOrder(terms: readonly GlossaryEntry[], language: Language): GlossaryEntry[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'variant', caseFirst: 'false' });
  return [...terms].sort((one, other) => compare(one.words[language], other.words[language]));
}
