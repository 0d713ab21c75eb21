import type { Language } from '#i18n/languages.ts';
import { wordsOf } from '#search/words/fold.ts';
import { stem } from '#search/words/stem.ts';

/**
 * What words can mean. A meaning is a kind and, after a colon, which one of them: `card:bug`,
 * `place:lookout`, `play`. A phrase may mean several things; the grammar picks the one that fits.
 */
export type Meaning = string;

/** As it travels to the browser: phrase → meanings. Forms of nouns carry their case: `place:lookout@pre`. */
export type LexiconData = Readonly<Record<string, readonly Meaning[]>>;

export interface Lexicon {
  readonly language: Language;
  /** Words in a row that are looked up together, at most. */
  readonly longest: number;
  /** The meanings of a folded phrase: of the very words, or else of words with the same stems. */
  find(words: readonly string[]): readonly Meaning[];
  /** Single words that a slip of the finger may have been meant for. */
  near(word: string): readonly Meaning[];
}

/** Letters that may be wrong in a word of this length. */
const slips = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** How many letters have to be changed, left out, added or swapped; more than `most` is not counted. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      let least = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
      );
      if (one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      now.push(least);
    }
    before = last;
    last = now;
  }
  return last[other.length] ?? most + 1;
}

export function readLexicon(language: Language, data: LexiconData): Lexicon {
  const exact = new Map(Object.entries(data));
  const stemmed = new Map<string, Set<Meaning>>();
  const bases = (words: readonly string[]): string =>
    words.map((word) => stem(language, word)).join(' ');
  let longest = 1;
  for (const [phrase, meanings] of exact) {
    const words = phrase.split(' ');
    longest = Math.max(longest, words.length);
    // Small words are as they are: the stem of «за» is not a word of its own.
    if (words.length === 1 && phrase.length < 4) continue;
    const key = bases(words);
    const known = stemmed.get(key) ?? new Set();
    for (const meaning of meanings) known.add(meaning.replace(/@.*/, ''));
    stemmed.set(key, known);
  }
  const singles = [...exact.keys()].filter((phrase) => !phrase.includes(' ') && phrase.length > 4);
  return {
    language,
    longest,
    find(words) {
      const phrase = words.join(' ');
      const found = exact.get(phrase);
      if (found !== undefined) return found;
      if (words.length === 1 && phrase.length < 4) return [];
      return [...(stemmed.get(bases(words)) ?? [])];
    },
    near(word) {
      const most = slips(word);
      if (most === 0) return [];
      let least = most + 1;
      let found: readonly Meaning[] = [];
      for (const single of singles) {
        const away = distance(word, single, Math.min(most, least));
        if (away >= least) continue;
        least = away;
        found = exact.get(single) ?? [];
      }
      return found;
    },
  };
}

/** Phrases as they are looked up: folded, one space between the words. */
export const asPhrase = (text: string): string => wordsOf(text).join(' ');
