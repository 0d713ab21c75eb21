import type { Entry } from './entry.ts';
import { wordsOf } from './words/fold.ts';
import type { Stemmer } from './words/stemmer.ts';
import { pairIn } from './words/stop-words.ts';

/** A way in which something is called or asked for, as stems, words of questions included. */
export interface Phrasing {
  readonly words: readonly string[];
  /** Its own name counts fully; its name elsewhere and what players type for it a little less. */
  readonly trust: number;
  /** What it is called, here or in another language; not merely what is typed for it. */
  readonly isName: boolean;
}

const title = 1;
const otherName = 0.93;
const sought = 0.98;
const question = 0.9;

/** Stands for “the same again”: “7 on 7” asks for what “a five on a five” does. */
const again = '=';

const figure = /^\d+$/;

/** “Two sevens” are a pair; “2 7” are two numbers. */
function withPairs(typed: readonly string[], stem: Stemmer): string[] {
  const words = typed.map(stem);
  const areTwo = (at: number): boolean =>
    words[at] === '2' &&
    figure.test(words[at + 1] ?? '') &&
    typed.slice(at, at + 2).some((word) => !figure.test(word));
  return words.map((word, at) => (areTwo(at) ? stem(pairIn(stem.language)) : word));
}

/** The words of a query as stems. Instead of a number that it says twice: the same again. */
export function stemsOf(text: string, stem: Stemmer): string[] {
  const words = withPairs(wordsOf(text), stem);
  const isAgain = (word: string, at: number): boolean =>
    /^\d/.test(word) && (words.indexOf(word) < at || words.includes(word, at + 1));
  return words.map((word, at) => (isAgain(word, at) ? again : word));
}

/**
 * All ways to ask for each entry. A question that players ask leads to the rule that answers it, so
 * the rule is found by its words too.
 */
export function phrasings(entries: readonly Entry[], stem: Stemmer): Phrasing[][] {
  const phrasing = (words: readonly string[], trust: number): Phrasing => ({
    words,
    trust,
    isName: trust === title || trust === otherName,
  });
  const read = (text: string, trust: number) => phrasing(stemsOf(text, stem), trust);
  const asked = new Map<string, Phrasing[]>();
  for (const { title: text, answeredBy = [] } of entries)
    for (const path of answeredBy)
      asked.set(path, [...(asked.get(path) ?? []), read(text, question)]);
  return entries.map((entry) => [
    read(entry.title, title),
    ...entry.also.map((name) => read(name, otherName)),
    ...(entry.sought ?? []).map((phrase) => phrasing(phrase.split(' '), sought)),
    ...(asked.get(entry.path) ?? []),
  ]);
}
