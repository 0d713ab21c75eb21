import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Codec } from './document.ts';
import { openDocument } from './document.ts';
import { dropGame, findGames, keepGame, openedId, rememberOpened } from './kept-games.ts';
import { isList, isWhole } from './reading.ts';
import { passingShelf, type Shelf } from './shelf.ts';

interface Tally {
  readonly counts: readonly number[];
}

/** Version 1 kept one number, version 2 a list, version 3 the list under a name. */
const tally: Codec<Tally> = {
  kind: 'tally',
  version: 3,
  upgrades: {
    1: (data) => [data],
    2: (data) => ({ counts: data }),
  },
  write: ({ counts }) => ({ counts }),
  read: (data) => {
    if (typeof data !== 'object' || data === null || !('counts' in data)) return undefined;
    const { counts } = data;
    return isList(counts) && counts.every((count) => isWhole(count, 0, 99))
      ? { counts: counts.filter((count) => isWhole(count, 0, 99)) }
      : undefined;
  },
};

const key = (id: string) => `yardstick/tally/${id}`;
const filled = (texts: Record<string, string>): Shelf => {
  const shelf = passingShelf();
  for (const [id, text] of Object.entries(texts)) shelf.put(key(id), text);
  return shelf;
};
const stored = (version: number, data: unknown) =>
  JSON.stringify({ at: 5, game: ['tally', version, data] });

describe('documents', () => {
  it.each([
    [1, 7, [7]],
    [2, [7, 8], [7, 8]],
    [3, { counts: [9] }, [9]],
  ])('brings version %d up to date', (version, data, counts) => {
    expect(openDocument(tally, ['tally', version, data])).toEqual({ game: { counts } });
  });

  it.each([
    [['tally', 4, { counts: [] }], 'newer'],
    [['other', 3, { counts: [] }], 'other-kind'],
    [['tally', 0, 7], 'damaged'],
    [['tally', 3, { counts: [-1] }], 'damaged'],
    [['tally', 1.5, 7], 'damaged'],
    [['tally', 3], 'damaged'],
    [null, 'damaged'],
  ])('says why %j can’t be opened: %s', (document, trouble) => {
    expect(openDocument(tally, document)).toEqual({ trouble });
  });
});

describe('games on the device', () => {
  it('keeps, finds and drops', () => {
    const shelf = passingShelf();
    keepGame(shelf, tally, { id: 'a', at: 1, game: { counts: [1] } });
    keepGame(shelf, tally, { id: 'b', at: 2, game: { counts: [2] } });
    rememberOpened(shelf, tally, 'a');
    expect(findGames(shelf, tally).games.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(openedId(shelf, tally)).toBe('a');
    dropGame(shelf, tally, 'a');
    expect(findGames(shelf, tally).games.map(({ id }) => id)).toEqual(['b']);
  });

  it('puts what it can’t read aside, word for word, and reads the rest', () => {
    const shelf = filled({ good: stored(3, { counts: [1] }), bad: '{"at":5,"game":[' });
    const { games, aside } = findGames(shelf, tally);
    expect(games.map(({ id }) => id)).toEqual(['good']);
    expect(aside.map(({ text }) => text)).toEqual(['{"at":5,"game":[']);
    expect(shelf.get(key('bad'))).toBeNull();
    expect(findGames(shelf, tally).aside).toEqual(aside);
  });

  it('leaves games of a newer version where they are', () => {
    const shelf = filled({ later: stored(9, 'x') });
    expect(findGames(shelf, tally)).toEqual({ games: [], aside: [], newer: 1 });
    expect(shelf.get(key('later'))).toBe(stored(9, 'x'));
  });

  it('leaves a broken text in its place when there is no room to put it aside', () => {
    const shelf = { ...filled({ bad: '?' }), put: () => false };
    expect(findGames(shelf, tally).aside).toEqual([]);
    expect(shelf.get(key('bad'))).toBe('?');
  });

  it('puts a second broken text of the same name beside the first', () => {
    const shelf = filled({ bad: 'one' });
    findGames(shelf, tally);
    shelf.put(key('bad'), 'two');
    expect(findGames(shelf, tally).aside.map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it('loses no text, whatever is stored', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((data) => `{"at":1,"game":["tally",3,${data}]}`),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
        const shelf = filled(Object.fromEntries(texts.map((one, at) => [`g${at}`, one])));
        const { games, aside, newer } = findGames(shelf, tally);
        expect(games.length + aside.length + newer).toBe(texts.length);
        const left = shelf.keys().map((own) => shelf.get(own));
        expect(left.sort()).toEqual([...texts].sort());
      }),
    );
  });
});
