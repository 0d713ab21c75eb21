import type { Entry } from './entry.ts';
import { indexFormat, type SearchIndex, type SearchTexts } from './entry.ts';
import { type Find, finder } from './find.ts';
import { letterSwapper } from './letters.ts';
import { unpackEntries } from './pack.ts';
import { type Stemmer, stemmer } from './words/stemmer.ts';

export interface Search {
  readonly entries: readonly Entry[];
  readonly find: Find;
  readonly stem: Stemmer;
  readonly texts: SearchTexts;
  /** A rule by the id of its clause. */
  readonly rule: (game: string, id: string) => Entry | undefined;
  /** The name of what a word was taken for (`card:bug`), where it has one. */
  readonly nameOf: (game: string, meaning: string) => string | undefined;
  readonly count: (count: number) => string;
}

const isIndex = (value: unknown): value is SearchIndex =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === indexFormat;

/** What can be asked of an index once it is here. */
export function searchIn({
  language,
  texts,
  synonyms,
  small,
  names,
  entries: packed,
}: SearchIndex): Search {
  const swap = letterSwapper(language);
  const stem = stemmer(language, synonyms.map(swap));
  const words = {
    little: swap(small.little),
    asking: swap(small.asking),
    number: swap(small.number),
  };
  const entries = unpackEntries(packed, language);
  const byPlace = new Map(entries.map((entry) => [entry.path.replace(/rules\/.*#/, '#'), entry]));
  const plurals = new Intl.PluralRules(language);
  return {
    entries,
    find: finder(language, { entries, stem, names, small: words }),
    stem,
    texts,
    rule: (game, id) => byPlace.get(`${game}/#${id}`),
    nameOf: (game, meaning) => {
      const id = meaning.replace(/^.*:/, '');
      const named = [`${game}/cards/${id}/`, `${game}/glossary/#${id}`];
      return named.flatMap((place) => byPlace.get(place)?.title ?? [])[0];
    },
    count: (count) =>
      (texts.count[plurals.select(count)] ?? '').replace('{{count}}', String(count)),
  };
}

async function read(address: string): Promise<Search> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  const index: unknown = await response.json();
  if (!isIndex(index)) throw new Error(`${address} is of another version`);
  return searchIn(index);
}

let loading: Promise<Search> | undefined;

/** Fetched once per page, when the search is first used; after a failure the next use tries again. */
export function loadSearch(page: string): Promise<Search> {
  loading ??= read(new URL('index.json', page).href).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
