import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allGames } from '#games/all.ts';
import { uiResources } from '#i18n/index.ts';
import { type GameId, games, isGame, type Language, languages } from '#i18n/languages.ts';
import { leaves } from '#i18n/resource.ts';
import { bookOf, clauseOf } from '#model/book.ts';
import { cardsOf } from '#model/cards.ts';
import type { Entry } from './entry.ts';
import { mostHits } from './find.ts';
import { searchIndex } from './index-file.ts';
import { searchIn } from './load.ts';
import { stemsOf } from './phrasing.ts';
import { telling } from './sought.ts';

const searched = await allGames();

function makeSearch(language: Language) {
  const index = searchIndex(language, searched);
  return { index, ...searchIn(index) };
}

const searches = { en: makeSearch('en'), ru: makeSearch('ru'), pl: makeSearch('pl') };
const searchOf = (language: Language) => searches[language];

/**
 * One query per line, with the page that must come first, or several of which any will do. `fort: `
 * before it: asked on a page of that game.
 */
const table = (language: string) =>
  readFileSync(join(import.meta.dirname, 'queries', `${language}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, on, query = '', first = ''] = /^(?:(\w+): )?(.*) = (.*)$/.exec(line) ?? [];
      return { line, query, game: isGame(on) ? on : undefined, first: first.split(' | ') };
    });

/**
 * Queries as people type them who have not read the texts, with what answers them: a clause, `term:`, `card:`,
 * `chapter:` or `page:`.
 * A card whose name is the term, or that shows the clause, will do, and so will the chapter that
 * holds all of several clauses, or a question about one.
 */
const laymen = (language: string) =>
  readFileSync(join(import.meta.dirname, 'queries', `laymen-${language}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, on, query = '', right = ''] = /^(?:\[(\w+)\] )?(.*?) = (.*)$/.exec(line) ?? [];
      return { line, query, game: isGame(on) ? on : undefined, right: right.split(' | ') };
    });

function answers({ path, kind, game, answeredBy = [] }: Entry, right: readonly string[]): boolean {
  if (game === undefined) return false;
  const clauses = right.filter((id) => !id.includes(':'));
  const at = (id: string): string => `${game}/rules/${chapterOf(game, id)}/#${id}`;
  const own = clauses.flatMap((id) =>
    id.startsWith(`${game}/`) ? [at(id.split('/')[1] ?? '')] : [],
  );
  if (kind === 'question') return answeredBy.some((rule) => own.includes(rule));
  if (kind === 'page' || kind === 'chapter')
    return (
      right.some((id) => path === id.replace(/^chapter:(\w+)\/(.*)$/, '$1/rules/$2/')) ||
      right.includes(`page:${path.replace(/\/$/, '')}`) ||
      (own.length > 1 && own.every((rule) => rule.startsWith(`${path}#`)))
    );
  const ids = [...cardsOf(game).values()]
    .filter(({ id }) => path === `${game}/cards/${id}/`)
    .flatMap(({ id, term, clause }) => [
      `card:${game}/${id}`,
      `term:${game}/${term}`,
      `${game}/${clause}`,
    ]);
  const term = /glossary\/#(.*)/.exec(path)?.[1];
  return own.includes(path) || right.some((id) => [...ids, `term:${game}/${term}`].includes(id));
}

const chapterOf = (game: GameId, id: string): string => clauseOf(bookOf(game, 'en'), id).chapter;

describe.each(languages)('search in %s', (language) => {
  const { index, entries, stem, find } = searchOf(language);
  const paths = (query: string) => find(query).map(({ entry }) => entry.path);

  it('has a table of 180 queries, none twice', () => {
    const queries = table(language).map(({ query, game }) => `${game} ${query}`);
    expect(new Set(queries).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(180);
  });

  it.each(table(language))('$line', ({ query, game, first }) => {
    expect(first).toContain(find(query, { game })[0]?.entry.path);
  });

  it('gives laymen the right first result, nearly always', () => {
    const asked = laymen(language);
    const missed = asked.filter(({ query, game, right }) => {
      const [first] = find(query, { game });
      return first === undefined || !answers(first.entry, right);
    });
    expect(asked.length).toBeGreaterThanOrEqual(1340);
    const share = 1 - missed.length / asked.length;
    expect(share, missed.map(({ line }) => line).join('\n')).toBeGreaterThanOrEqual(0.97);
  });

  it('finds every card and term first by its own name', () => {
    const missed = entries
      .filter(({ kind }) => kind === 'card' || kind === 'term')
      .filter(({ title }) => {
        const names = find(title).map(({ entry }) => entry.title.toLowerCase());
        return names[0] !== title.toLowerCase();
      });
    expect(missed.map(({ title }) => title)).toEqual([]);
  });

  it('finds every card and term among the first by its names in other languages', () => {
    const missed = entries.flatMap(({ also, path }) =>
      also.filter((name) => !paths(name).slice(0, 8).includes(path)),
    );
    expect(missed).toEqual([]);
  });

  it('knows every rule and term that is looked for by other words', () => {
    const named = leaves(uiResources(language, ['search']).search ?? {})
      .filter(({ path }) => path.startsWith('sought.'))
      .flatMap(({ path, text }) =>
        text
          .split(', ')
          .map((phrase) => stemsOf(telling(language, phrase), stem).toSorted().join(' '))
          .map((phrase) => `${path.split('.')[1]} ${phrase}`),
      );
    const known = new Set(
      entries.flatMap(({ game, sought = [] }) =>
        sought.map((phrase) => `${game} ${phrase.split(' ').toSorted().join(' ')}`),
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((phrase) => !known.has(phrase))).toEqual([]);
  });

  it('can say every number of results', () => {
    const plurals = new Intl.PluralRules(language);
    for (let count = 0; count <= mostHits; count += 1)
      expect(index.texts.count[plurals.select(count)]).toContain('{{count}}');
  });

  it('finds nothing in nonsense', () => {
    expect(paths('qzxvw')).toEqual([]);
    expect(paths('')).toEqual([]);
    expect(paths(' … ?')).toEqual([]);
  });
});

it('takes the name of a game in the query for where to look', () => {
  const { find } = searchOf('en');
  const first = (query: string, game?: GameId) => find(query, { game })[0]?.entry.path;
  expect(first('dobro two players')).toBe('dobro/rules/variants/#two.remove');
  expect(first('fort how many players', 'dobro')).toBe('fort/rules/overview/#overview.players');
  expect(first('fort level')).toBe('fort/glossary/#fort-level');
});

it.each([
  ['ru', 'добрать карты'],
  ['pl', 'dobrać karty'],
] as const)('takes no other word for the name of a game: %s, %s', (language, query) => {
  const { find } = searchOf(language);
  expect(find(query, { game: 'fort' })[0]?.entry.game).toBe('fort');
});

it('prefers the game whose page one is on', () => {
  const { find } = searchOf('en');
  const gamesOf = (query: string, game: GameId) =>
    find(query, { game }).map(({ entry }) => entry.game);
  for (const query of ['round', 'tie', 'hand limit', 'how does the game end'])
    for (const game of games) expect(gamesOf(query, game)[0]).toBe(game);
  // What only the other game knows is found there, and what is the name of something there.
  expect(gamesOf('lookout', 'dobro')[0]).toBe('fort');
  expect(gamesOf('value in play', 'fort')[0]).toBe('dobro');
});

it('finds a rule by its number, in the game one is in first', () => {
  const { find } = searchOf('en');
  for (const query of ['2.3', 'rule 2.3', '§2.3', '2,3'])
    expect(
      find(query, { game: 'dobro' }).map(({ entry }) => `${entry.game} ${entry.number}`),
    ).toEqual(['dobro 2.3', 'fort 2.3']);
  expect(find('12.3.4')).not.toContainEqual(expect.objectContaining({ entry: { number: '12.3' } }));
});

it('reads the name of a game beside a rule number, and the same number twice', () => {
  const { find } = searchOf('en');
  const first = (query: string, game?: GameId) => find(query, { game })[0]?.entry.path;
  expect(first('dobro 2.3', 'fort')).toBe('dobro/rules/setup/#setup.deck');
  for (const query of ['8 on 8', 'eight on an eight'])
    expect(first(query, 'dobro')).toBe('dobro/rules/turn/#turn.equal');
  expect(first('8', 'dobro')).toBe('dobro/cards/8/');
});

it('reads signs that are on cards, and slips in words that the texts do not have', () => {
  const { find } = searchOf('en');
  const first = (query: string) => find(query, { game: 'fort' })[0]?.entry.path;
  expect(first('what is the ? icon')).toBe('fort/rules/symbols/#symbol.one-suit');
  expect(first('-1 beside advance')).toBe('fort/rules/symbols/#symbol.cost');
  expect(first('lookout maxmum')).toBe('fort/rules/board/#board.lookout');
});

it.each([
  ['en', 'two sevens on 14'],
  ['ru', 'две семёрки на 14'],
  ['pl', 'dwie siódemki na 14'],
] as const)('takes two cards of a number for a pair: %s, %s', (language, query) => {
  const { find } = searchOf(language);
  expect(find(query, { game: 'dobro' })[0]?.entry.path).toBe('dobro/rules/turn/#turn.pair');
  expect(find(query)[0]?.entry.game).toBe('dobro');
});

it('answers a question with a rule, a word with the term', () => {
  const { find } = searchOf('en');
  const kind = (query: string) => find(query, { game: 'fort' })[0]?.entry.kind;
  expect(kind('pack')).toBe('term');
  expect(kind('pack?')).toBe('rule');
  expect(kind('can i pack')).toBe('rule');
});
