import type { Language } from '#i18n/languages.ts';
import type { Entry } from './entry.ts';

export interface Letter {
  readonly letter: string;
  readonly entries: readonly Entry[];
}

/** Numbers stand together before the letters. */
const letterOf = (title: string): string => {
  const first = title.match(/[\p{L}\p{N}]/u)?.[0] ?? '';
  return /\p{N}/u.test(first) ? '0–9' : first.toUpperCase();
};

/** What an index at the end of a book lists, in the order of the alphabet of the language. */
export function alphabetical(entries: readonly Entry[], language: Language): Letter[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sorted = entries.toSorted((one, other) => compare(one.title, other.title));
  const byLetter = Map.groupBy(sorted, ({ title }) => letterOf(title));
  return [...byLetter]
    .map(([letter, group]) => ({ letter, entries: group }))
    .sort((one, other) => compare(one.letter, other.letter));
}
