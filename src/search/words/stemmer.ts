import type { Language } from '#i18n/languages.ts';
import { stem } from './stem.ts';

/** From a folded word to what stands for it in the index. */
export interface Stemmer {
  (word: string): string;
  /** Stems of words that are none of the index themselves, with what stands for them there. */
  readonly standsFor: ReadonlyMap<string, string>;
  readonly language: Language;
}

/** Forms of a word meet in its stem; stems that mean the same, a line of them each, in the first of the line. */
export function stemmer(language: Language, synonyms: readonly string[]): Stemmer {
  const standsFor = new Map(
    synonyms.flatMap((line) => {
      const [first = '', ...others] = line.split(' ');
      return others.map((other) => [other, first] as const);
    }),
  );
  const stands = (word: string): string => {
    const own = stem(language, word);
    return standsFor.get(own) ?? own;
  };
  return Object.assign(stands, { standsFor, language });
}
