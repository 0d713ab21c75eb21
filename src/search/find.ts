import MiniSearch, { type SearchResult } from 'minisearch';
import type { GameId, Language } from '#i18n/languages.ts';
import type { Entry, Kind } from './entry.ts';
import { fold, isCyrillic, wordsOf } from './words/fold.ts';
import { asCyrillic } from './words/keyboard.ts';
import type { Stemmer } from './words/stemmer.ts';
import { isStopWord } from './words/stop-words.ts';

export interface Hit {
  readonly entry: Entry;
  /** Stems of the index that the query met: what to mark in the text. */
  readonly stems: ReadonlySet<string>;
}

interface Wish {
  /** The game whose page one is on: its entries go before those of the other. */
  readonly game?: GameId | undefined;
}

export type Find = (query: string, wish?: Wish) => Hit[];

/** As many as one looks through. */
export const mostHits = 20;

/** Of two that fit equally well: what a player more likely meant. */
const weight: Readonly<Record<Kind, number>> = {
  card: 1.3,
  term: 1.35,
  page: 0.9,
  rule: 1.15,
  print: 0.8,
  icon: 0.75,
  // The rule itself goes before a question about it.
  question: 0.5,
};

/** Letters that may be wrong: none in the shortest words, one in short ones, two in long ones. */
const slips = (word: string): number | false => {
  if (/^\d/.test(word) || word.length < 3) return false;
  return word.length < 7 ? 1 : 2;
};

/** "Baby Face" is also looked for as "babyface". */
const joined = (name: string): string => {
  const words = wordsOf(name);
  return words.length === 2 ? words.join('') : '';
};

/** Terms and cards go first when their name is what was typed. */
const named: readonly Kind[] = ['card', 'term'];

const beginsWith = (whole: readonly string[], part: readonly string[]): boolean =>
  part.length <= whole.length && part.every((word, at) => whole[at] === word);

/** How close a name is to the query: the same word for word, nearly so, its beginning, or neither. */
function closeness(
  name: readonly string[],
  query: readonly string[],
  met: ReadonlySet<string>,
  kind: Kind,
): number {
  const first = named.includes(kind);
  if (name.length === query.length) {
    if (beginsWith(name, query)) return first ? 1000 : 100;
    if (name.every((word) => met.has(word))) return first ? 4 : 2;
  }
  if (!beginsWith(name, query)) return 1;
  return first ? 2.5 : 1.5;
}

/** "Rule 6.10", "§ 6,10": a rule by its number. */
const ruleNumber = /(?<![\d.,])(\d{1,2})[.,](\d{1,2})(?![\d.,])/;

/** Weighs more than the name of a card, typed in full: a question says more than the name in it. */
const sought = 1400;

/**
 * What players type for it is in the query, with the words of questions, in whatever order: "how
 * many rounds" is not "rounds". The longer, the surer.
 */
function soughtness(
  phrases: readonly (readonly string[])[],
  query: ReadonlySet<string>,
  words: readonly string[],
): number {
  const met = phrases.filter((phrase) => phrase.every((word) => query.has(word)));
  const surest = Math.max(
    0,
    ...met.map((phrase) => {
      const share = words.filter((word) => phrase.includes(word)).length / words.length;
      return phrase.length * share;
    }),
  );
  // A single word among others says too little.
  return surest < 1 ? 3 * surest : sought * surest ** 2;
}

/** Makes the search of one language; the index is built here and never travels. */
export function finder(language: Language, entries: readonly Entry[], stem: Stemmer): Find {
  const allStems = (text: string): string[] => wordsOf(text).map(stem);
  const stems = (text: string): string[] =>
    wordsOf(text)
      .filter((word) => !isStopWord(language, word))
      .map(stem);
  const phrases = entries.map(({ sought = [] }) => sought.map(allStems));
  const names = entries.map(({ title, also }) => [title, ...also].map(stems));
  const plain = entries.map(({ title, also }) => [title, ...also].map(fold));
  const chapters = new Map(entries.map(({ path, title }) => [path, title]));
  const known = new Set<string>();
  const index = new MiniSearch<
    Record<'title' | 'also' | 'sought' | 'place' | 'text', string> & { id: number }
  >({
    fields: ['title', 'also', 'sought', 'place', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => {
      if (isStopWord(language, word)) return null;
      const term = stem(word);
      known.add(term);
      return term;
    },
  });
  index.addAll(
    entries.map(({ path, title, also, sought = [], text }, id) => ({
      id,
      title,
      also: [...also, ...[title, ...also].map(joined)].join(' '),
      sought: sought.join(' '),
      // A rule is also found by the chapter it stands in.
      place: chapters.get(path.replace(/#.*/, '')) ?? '',
      text,
    })),
  );

  /** Stop words alone may be the beginning of a word that is still being typed. */
  const wanted = (query: string): string[] => {
    const found = stems(query);
    return found.length > 0 ? found : wordsOf(query);
  };

  const scored = (result: SearchResult, query: string, words: readonly string[], game?: GameId) => {
    const asked = new Set(allStems(query));
    const id = Number(result.id);
    const entry = entries[id];
    if (entry === undefined) return [];
    const own = names[id] ?? [];
    const met = new Set(result.terms);
    const best = Math.max(
      soughtness(phrases[id] ?? [], asked, words),
      ...own.map((name, at) => closeness(name, words, met, entry.kind) * (at === 0 ? 1 : 0.8)),
    );
    // The very name goes before what is merely meant; the title before a name in another language.
    const literal = (plain[id] ?? []).includes(fold(query.trim()))
      ? named.includes(entry.kind)
        ? 100
        : 1.5
      : 1;
    const coverage = new Set(result.queryTerms).size / Math.max(1, words.length);
    const ofGame = game !== undefined && entry.game === game;
    // The other game has its turn when this one does not know the words.
    const known = best >= sought || words.every((word) => met.has(word));
    const here = ofGame ? (known ? 1e6 : 5) : 1;
    const score = result.score * weight[entry.kind] * best * literal * here * coverage ** 6;
    return [{ hit: { entry, stems: met }, score }];
  };

  const search = (query: string, game?: GameId): Hit[] => {
    const words = [...new Set(wanted(query))];
    if (words.length === 0) return [];
    return index
      .search(words.join(' '), {
        tokenize: (text) => text.split(' '),
        processTerm: (word) => word,
        boost: { title: 3, also: 2.5, sought: 0.8 },
        prefix: (word) => word.length > 1 || words.length === 1,
        // A word that we know is not a slip.
        fuzzy: (word) => !known.has(word) && slips(word),
        maxFuzzy: 2,
        weights: { fuzzy: 0.3, prefix: 0.5 },
      })
      .flatMap((result) => scored(result, query, words, game))
      .sort((one, other) => other.score - one.score)
      .map(({ hit }) => hit);
  };

  const numbered = (query: string, game?: GameId): Hit[] => {
    const [, chapter, place] = ruleNumber.exec(query) ?? [];
    return entries
      .filter(({ number }) => number !== undefined && number === `${chapter}.${place}`)
      .sort((one, other) => Number(other.game === game) - Number(one.game === game))
      .map((entry) => ({ entry, stems: new Set<string>() }));
  };

  return (query, { game } = {}) => {
    const rules = numbered(query, game);
    if (rules.length > 0) return rules;
    const typed = search(query, game);
    const found =
      typed.length > 0 || language !== 'ru' || isCyrillic(fold(query))
        ? typed
        : search(asCyrillic(query), game);
    return found.slice(0, mostHits);
  };
}
