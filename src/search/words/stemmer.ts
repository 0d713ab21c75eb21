import type { Language } from '#i18n/languages.ts';
import { wordsOf } from './fold.ts';
import { stem } from './stem.ts';

/** From a folded word to what stands for it in the index. */
export type Stemmer = (word: string) => string;

/** Forms of a word meet in its stem, words that mean the same in the first of their line. */
export function stemmer(language: Language, synonyms: readonly string[]): Stemmer {
  const standsFor = new Map(
    synonyms.flatMap((line) => {
      const [first = '', ...others] = wordsOf(line).map((word) => stem(language, word));
      return others.map((other) => [other, first] as const);
    }),
  );
  return (word) => {
    const own = stem(language, word);
    return standsFor.get(own) ?? own;
  };
}
