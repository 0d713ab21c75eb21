import { suits } from '#engine/fort/notation/tree.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { bareTerm, cardsOf } from '#model/cards.ts';
import { factsOf } from '#model/facts.ts';
import type { Path } from './document.ts';
import type { FormatMap } from './format-map.ts';

type Names = Readonly<{ en: string } & Partial<Record<Language, string>>>;

/** Printed names by id: kids, Best Friends, suits, perks and made-up rules. */
function readNames(): ReadonlyMap<string, Names> {
  const { terms } = factsOf('fort');
  const byTerm = (id: string, term = id): [string, Names][] => {
    const words = terms[term];
    if (words === undefined) return [];
    return [[id, { en: bareTerm(words.en), ru: bareTerm(words.ru), pl: bareTerm(words.pl) }]];
  };
  return new Map([
    ...[...cardsOf('fort').values()].flatMap(({ id, names, term }): [string, Names][] =>
      names === undefined ? byTerm(id, term) : [[id, names]],
    ),
    ...[...suits, 'coin'].flatMap((id) => byTerm(id)),
  ]);
}

let names: ReadonlyMap<string, Names> | undefined;
const allNames = (): ReadonlyMap<string, Names> => {
  names ??= readNames();
  return names;
};

/** As people type a name: no case, no accents, any kind of space and apostrophe. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim();

let ids: Map<string, string> | undefined;

/** The id behind a printed name of any edition: Bug, Шпион and Żuk are one card. */
function idOfName(text: string): string | undefined {
  if (!ids) {
    ids = new Map();
    for (const [id, found] of allNames())
      for (const language of languages) {
        const name = found[language];
        if (name !== undefined) ids.set(plain(name), id);
      }
    for (const id of allNames().keys()) ids.set(id, id);
  }
  return ids.get(plain(text));
}

/** The same data with printed names turned into ids, where the format has such an id. */
export function withIds(value: unknown, format: FormatMap, path: Path = []): unknown {
  if (typeof value === 'string') {
    // A word alone where a list belongs is meant as its entry.
    const isWord = (word: string): boolean =>
      format.wordsAt(path).includes(word) || format.wordsAt([...path, 0]).includes(word);
    const id = idOfName(value);
    return id === undefined || isWord(value) || !isWord(id) ? value : id;
  }
  if (Array.isArray(value))
    return value.map((item: unknown, at) => withIds(item, format, [...path, at]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withIds(item, format, [...path, name])]),
  );
}
