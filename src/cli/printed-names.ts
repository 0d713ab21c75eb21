import type { GameFormat } from '#engine/core/format/description.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { plainLetters } from '#i18n/plain-letters.ts';
import { bareTerm, cardsOf } from '#model/cards.ts';
import { factsOf } from '#model/facts.ts';
import type { Path } from './document.ts';
import type { FormatMap } from './format-map.ts';

type Names = Readonly<{ en: string } & Partial<Record<Language, string>>>;

/** The id behind a printed name of any edition: Bug, Шпион and Żuk are one card. */
type IdOf = (name: string) => string | undefined;

/** Printed names by id: of the cards, and of the terms that the format counts among them. */
function readNames({ game, printedTerms }: GameFormat): ReadonlyMap<string, Names> {
  const { terms } = factsOf(game);
  const byTerm = (id: string, term = id): [string, Names][] => {
    const words = terms[term];
    if (words === undefined) return [];
    return [[id, { en: bareTerm(words.en), ru: bareTerm(words.ru), pl: bareTerm(words.pl) }]];
  };
  return new Map([
    ...[...cardsOf(game).values()].flatMap(({ id, names, term }): [string, Names][] =>
      names === undefined ? byTerm(id, term) : [[id, names]],
    ),
    ...printedTerms.flatMap((id) => byTerm(id)),
  ]);
}

/** As people type a name: with any kind of apostrophe. */
const plain = (text: string): string => plainLetters(text).replaceAll('’', "'");

function findIds(format: GameFormat): IdOf {
  const names = readNames(format);
  const ids = new Map<string, string>();
  for (const [id, found] of names)
    for (const language of languages) {
      const name = found[language];
      if (name !== undefined) ids.set(plain(name), id);
    }
  for (const id of names.keys()) ids.set(id, id);
  return (name) => ids.get(plain(name));
}

const found = new WeakMap<GameFormat, IdOf>();

/** The ids behind the printed names of a game, read once. */
export function idsByName(format: GameFormat): IdOf {
  const idOf = found.get(format) ?? findIds(format);
  found.set(format, idOf);
  return idOf;
}

/** The same data with printed names turned into ids, where the format has such an id. */
export function withIds(value: unknown, format: FormatMap, idOf: IdOf, path: Path = []): unknown {
  if (typeof value === 'string') {
    // A single word where a list belongs is meant as its entry.
    const isWord = (word: string): boolean =>
      format.wordsAt(path).includes(word) || format.wordsAt([...path, 0]).includes(word);
    const id = idOf(value);
    return id === undefined || isWord(value) || !isWord(id) ? value : id;
  }
  if (Array.isArray(value))
    return value.map((item: unknown, at) => withIds(item, format, idOf, [...path, at]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      withIds(item, format, idOf, [...path, name]),
    ]),
  );
}
