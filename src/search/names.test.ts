import { describe, expect, it } from 'vitest';
import { allGames } from '#games/all.ts';
import { games, type Language, languages } from '#i18n/languages.ts';
import { bookOf } from '#model/book.ts';
import { bareTerm, cardName, cardsOf } from '#model/cards.ts';
import { searchIndex } from './index-file.ts';
import { searchIn } from './load.ts';
import { isNoun, shortForms } from './names.ts';
import { fold } from './words/fold.ts';

const searched = await allGames();

const searchOf = (language: Language) => searchIn(searchIndex(language, searched));

/** As it is written, and as it is typed in a hurry. */
const typed = (name: string): string[] => [name, name.toLowerCase(), fold(name)];

/** Every card, perk, made-up rule and term, with all its names in all languages. */
const named = games.flatMap((game) => [
  ...[...cardsOf(game).keys()].map((id) => ({
    game,
    path: `${game}/cards/${id}/`,
    names: languages.flatMap((language) => {
      const { printed, ours } = cardName(game, id, language);
      return [printed, ...(ours === undefined ? [] : [ours])];
    }),
  })),
  ...[...bookOf(game, 'en').terms.values()].map(({ id, words }) => ({
    game,
    path: `${game}/glossary/#${id}`,
    names: languages.flatMap((language) => [
      bareTerm(words[language]),
      ...(isNoun(id) ? shortForms(words[language]) : []),
    ]),
  })),
]);

/** What bears a name, whatever kind of entry it is: a term and its icon, a card and its rule. */
const bearers = (name: string): Set<string> =>
  new Set(
    named
      .filter(({ names }) => names.some((other) => fold(other) === fold(name)))
      .map(({ path }) => path),
  );

describe.each(languages)('on pages in %s', (language) => {
  const { entries, find } = searchOf(language);
  const titles = new Map(entries.map(({ path, title }) => [path, fold(title)]));

  it('every card and term comes first by each of its names in each language', () => {
    const missed = named.flatMap(({ names, game }) =>
      [...new Set(names)].flatMap((name) => {
        const own = [...bearers(name)];
        const called = new Set(own.map((path) => titles.get(path)));
        return typed(name).flatMap((query) => {
          const [first] = find(query, { game });
          const isIt =
            first !== undefined &&
            (own.includes(first.entry.path) || called.has(fold(first.entry.title)));
          return isIt ? [] : [`${query} → ${first?.entry.path} (${first?.entry.title})`];
        });
      }),
    );
    expect([...new Set(missed)]).toEqual([]);
  });

  it('every rule comes first by its number', () => {
    const rules = entries.filter(({ kind }) => kind === 'rule');
    const missed = rules.filter(
      ({ number, game, path }) => find(number ?? '', { game })[0]?.entry.path !== path,
    );
    expect(missed.map(({ number, path }) => `${number} ${path}`)).toEqual([]);
    expect(rules.length).toBeGreaterThan(150);
  });
});
