import { describe, expect, it } from 'vitest';
import { bookOf, factsOf } from '#model/book.ts';
import { fortCardIds } from '#model/facts.ts';
import { contentOf, dataFiles, published } from './files.ts';
import { schemas } from './schemas.ts';

const files = dataFiles();
const ids = (path: string): string[] => {
  const content = schemas.clauses.shape.entries.element.shape.id;
  const entries = files.find((file) => file.path === path)?.entries ?? [];
  return entries.map((entry) =>
    content.parse(typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : ''),
  );
};

describe('open data', () => {
  it.each(files.map((file) => [file.path, file] as const))('%s fits its schema', (_, file) => {
    expect(() => contentOf(file)).not.toThrow();
  });

  it('holds every card and every clause', () => {
    expect(ids('fort/cards.json')).toEqual(fortCardIds(factsOf().fort.cards));
    expect(ids('fort/clauses.json')).toEqual([...bookOf('fort', 'ru').clauses.keys()]);
    expect(ids('dobro/clauses.json')).toEqual([...bookOf('dobro', 'pl').clauses.keys()]);
  });

  it('gives each clause the ids of examples that are there', () => {
    const examples = new Set(ids('dobro/examples.json'));
    const named = files
      .filter(({ path }) => path === 'dobro/clauses.json')
      .flatMap((file) => schemas.clauses.parse(contentOf(file)).entries)
      .flatMap((clause) => clause.examples);
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
      clauses: expect.arrayContaining(['action.trash', 'action.vp', 'symbol.group']),
    });
  });

  it('lists in its index what is there, each with a schema that is there too', () => {
    const all = published();
    const paths = all.map(({ path }) => path);
    const index = all.find(({ path }) => path === 'index.json')?.content;
    expect(index).toMatchObject({ version: 1 });
    for (const file of files) {
      expect(paths).toContain(file.path);
      expect(paths).toContain(`schema/${file.schema}.json`);
    }
    expect(new Set(paths).size).toBe(paths.length);
  });
});
