import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allGames } from '#games/all.ts';
import { uiResources } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { leaves } from '#i18n/resource.ts';
import { finder, mostHits } from './find.ts';
import { searchIndex } from './index-file.ts';
import { unpackEntry } from './pack.ts';

const searched = await allGames();

/** One query per line, with the page that must come first. */
const table = (language: string): { query: string; first: string }[] =>
  readFileSync(join(import.meta.dirname, 'queries', `${language}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' = '))
    .map(([query = '', first = '']) => ({ query, first }));

describe.each(languages)('search in %s', (language) => {
  const index = searchIndex(language, searched);
  const entries = index.entries.map(unpackEntry);
  const find = finder(language, entries);
  const paths = (query: string) => find(query).map(({ entry }) => entry.path);

  it('has a table of at least sixty queries, none twice', () => {
    const queries = table(language).map(({ query }) => query);
    expect(new Set(queries).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(60);
  });

  it.each(table(language))('$query → $first', ({ query, first }) => {
    expect(paths(query)[0]).toBe(first);
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
      .map(({ path }) => path.replace('sought.', ''));
    const known = entries.map(({ game, path }) => `${game}.${path.replace(/.*#/, '')}`);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
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

it('prefers the game whose page one is on', () => {
  const find = finder('en', searchIndex('en', searched).entries.map(unpackEntry));
  expect(find('round', { game: 'fort' })[0]?.entry.game).toBe('fort');
  expect(find('round', { game: 'dobro' })[0]?.entry.game).toBe('dobro');
});
