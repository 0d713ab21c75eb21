import { describe, expect, it } from 'vitest';
import { allGames } from '#games/all.ts';
import { bookOf } from '#model/book.ts';
import { cardsOf } from '#model/cards.ts';
import { clausesOfCard } from '#model/concerns.ts';
import { dataFiles, published } from './files.ts';
import { clausesSchema } from './schemas.ts';

const games = await allGames();
const files = dataFiles(games);
const all = new Map(published(games).map(({ path, content }) => [path, content]));
const ids = (path: string): string[] => {
  const content = clausesSchema.shape.entries.element.shape.id;
  const entries = files.find((file) => file.path === path)?.entries ?? [];
  return entries.map((entry) =>
    content.parse(typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : ''),
  );
};

describe('open data', () => {
  it.each(files)('$path is published under its schema', ({ path, schema, entries }) => {
    expect(all.get(path)).toMatchObject({ $schema: `../schema/${schema}.json` });
    expect(Object(all.get(path)).entries).toHaveLength(entries.length);
  });

  it.each(['fort', 'dobro'])('says in which format the examples of %s are written', (game) => {
    expect(all.get(`${game}/examples.json`)).toMatchObject({ format: 2 });
    const schema = all.get(`schema/${game}-examples.json`);
    expect(schema).toMatchObject({ required: expect.arrayContaining(['format']) });
    expect(JSON.stringify(schema)).toContain('"const":2');
  });

  it('holds every card and every clause', () => {
    expect(ids('fort/cards.json')).toEqual([...cardsOf('fort').keys()]);
    expect(ids('fort/clauses.json')).toEqual([...bookOf('fort', 'ru').clauses.keys()]);
    expect(ids('dobro/clauses.json')).toEqual([...bookOf('dobro', 'pl').clauses.keys()]);
  });

  it('gives each clause the ids of examples that are there', () => {
    const examples = new Set(ids('dobro/examples.json'));
    const named = clausesSchema
      .parse(all.get('dobro/clauses.json'))
      .entries.flatMap((clause) => clause.examples);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((id) => !examples.has(id))).toEqual([]);
  });

  it('says a box in words beside its notation', () => {
    const bones = files
      .find(({ path }) => path === 'fort/cards.json')
      ?.entries.find((entry) => JSON.stringify(entry).includes('"id":"bones"'));
    expect(bones).toMatchObject({
      kind: 'kid',
      suits: ['book'],
      ours: ['ru', 'pl'],
      public: { notation: '(trash > vp) x book' },
      clauses: clausesOfCard('fort', 'bones'),
    });
  });

  it('lists in its index what is there, each with a schema that is there too', () => {
    const paths = [...all.keys()];
    expect(all.get('index.json')).toMatchObject({ version: 1 });
    for (const file of files) {
      expect(paths).toContain(file.path);
      expect(paths).toContain(`schema/${file.schema}.json`);
    }
    expect(paths).toHaveLength(published(games).length);
  });
});
