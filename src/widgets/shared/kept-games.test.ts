import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isList, isWhole } from '#engine/core/unknown-data.ts';
import { FakeStorage } from '#testing/fake-storage.ts';
import type { Codec } from './document.ts';
import { openDocument } from './document.ts';
import { findCleared, keepCleared, newId, openStore } from './kept-games.ts';
import { openedId, rememberOpened } from './opened-game.ts';
import { nowhere, storageShelf } from './shelf.ts';

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
/** A device on which these texts are stored. */
const deviceWith = (texts: Record<string, string> = {}) => {
  const storage = new FakeStorage();
  for (const [id, text] of Object.entries(texts)) storage.setItem(key(id), text);
  const shelf = storageShelf(storage);
  return { storage, shelf, store: openStore(shelf, tally) };
};
const game = (...counts: number[]): Tally => ({ counts });
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
    const { shelf, store } = deviceWith();
    store.keep({ id: 'a', at: 1, game: game(1) });
    store.keep({ id: 'b', at: 2, game: game(2) });
    rememberOpened(shelf, tally, 'a');
    expect(store.find().games.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(openedId(shelf, tally)).toBe('a');
    store.drop('a');
    expect(store.find().games.map(({ id }) => id)).toEqual(['b']);
  });

  it('puts what it can’t read aside, word for word, and reads the rest', () => {
    const { storage, store } = deviceWith({
      good: stored(3, { counts: [1] }),
      bad: '{"at":5,"game":[',
    });
    const { games, aside } = store.find();
    expect(games.map(({ id }) => id)).toEqual(['good']);
    expect(aside.map(({ text }) => text)).toEqual(['{"at":5,"game":[']);
    expect(storage.getItem(key('bad'))).toBeNull();
    expect(store.find().aside).toEqual(aside);
  });

  it('leaves games of a newer version where they are', () => {
    const { storage, store } = deviceWith({ later: stored(9, 'x') });
    expect(store.find()).toEqual({ games: [], aside: [], newer: 1 });
    expect(storage.getItem(key('later'))).toBe(stored(9, 'x'));
  });

  it.each([stored(9, 'x'), '{"at":5,"game":['])(
    'never writes over what it can’t read: %s',
    (text) => {
      const { storage, store } = deviceWith();
      store.find();
      // As another tab with a newer version of the site would.
      storage.setItem(key('last'), text);
      expect(store.keep({ id: 'last', at: 1, game: game(1) })).toBe(true);
      expect(Object.values(storage.all())).toContain(text);
      expect(store.find().games).toMatchObject([{ id: 'last', game: game(1), lasting: true }]);
    },
  );

  it('leaves a broken text in its place when there is no room to put it aside', () => {
    const { storage, store } = deviceWith({ bad: '?' });
    storage.room = 0;
    expect(store.find().aside).toEqual([]);
    expect(storage.getItem(key('bad'))).toBe('?');
    expect(store.keep({ id: 'bad', at: 1, game: game(1) })).toBe(false);
    expect(storage.getItem(key('bad'))).toBe('?');
  });

  it('puts a second broken text of the same name beside the first', () => {
    const { storage, store } = deviceWith({ bad: 'one' });
    store.find();
    storage.setItem(key('bad'), 'two');
    expect(store.find().aside.map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it('puts the same text aside once, also when two tabs find it', () => {
    const { storage, shelf, store } = deviceWith({ bad: 'one' });
    store.find();
    storage.setItem(key('bad'), 'one');
    expect(openStore(shelf, tally).find().aside.length).toBe(1);
  });

  it('loses no text, whatever is stored', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((data) => `{"at":1,"game":["tally",3,${data}]}`),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
        const { storage, store } = deviceWith(
          Object.fromEntries(texts.map((one, at) => [`g${at}`, one])),
        );
        const { games, aside, newer } = store.find();
        expect(games.length + aside.length + newer).toBe(texts.length);
        expect(Object.values(storage.all()).sort()).toEqual([...texts].sort());
      }),
    );
  });
});

describe('a device without room', () => {
  it('says so, and has the game for as long as the page is open', () => {
    const { storage, store } = deviceWith();
    store.keep({ id: 'a', at: 1, game: game(1) });
    storage.room = 0;
    expect(store.keep({ id: 'a', at: 2, game: game(2) })).toBe(false);
    expect(store.keep({ id: 'b', at: 3, game: game(3) })).toBe(false);
    expect(store.find().games).toMatchObject([
      { id: 'b', game: game(3), lasting: false },
      { id: 'a', game: game(2), lasting: false },
    ]);
    // The device still has what it had.
    expect(openStore(storageShelf(storage), tally).find().games).toMatchObject([
      { id: 'a', game: game(1), lasting: true },
    ]);
  });

  it('gets all that waited as soon as there is room', () => {
    const { storage, store } = deviceWith();
    storage.room = 0;
    store.keep({ id: 'a', at: 1, game: game(1) });
    store.keep({ id: 'b', at: 2, game: game(2) });
    storage.room = 1000;
    expect(store.keep({ id: 'c', at: 3, game: game(3) })).toBe(true);
    expect(openStore(storageShelf(storage), tally).find().games.length).toBe(3);
    expect(store.find().games.every(({ lasting }) => lasting)).toBe(true);
  });

  it('is believed only after reading back', () => {
    const { storage, store } = deviceWith();
    storage.setItem = () => undefined;
    expect(store.keep({ id: 'a', at: 1, game: game(1) })).toBe(false);
    expect(store.find().games).toMatchObject([{ lasting: false }]);
  });

  it('where everything is forbidden, nothing throws and nothing is said to be kept', () => {
    const storage = new FakeStorage();
    const forbidden = () => {
      throw new DOMException('No', 'SecurityError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const)
      Object.defineProperty(storage, name, { value: forbidden });
    for (const shelf of [nowhere, storageShelf(storage)]) {
      const store = openStore(shelf, tally);
      expect(store.keep({ id: 'a', at: 1, game: game(1) })).toBe(false);
      expect(store.find().games).toMatchObject([{ id: 'a', lasting: false }]);
      expect(store.addAll([{ at: 1, game: game(2) }])).toBe(false);
      store.drop('a');
      expect(store.find().games).toEqual([]);
    }
  });
});

describe('games from a file', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ at, game: game(at % 100, Math.floor(at / 100)) }));

  it('are added all, once, the last played first', () => {
    const { store } = deviceWith();
    store.keep({ id: 'own', at: 1, game: game(3, 0) });
    expect(store.addAll([...many(10), ...many(10)])).toBe(true);
    const { games } = store.find();
    expect(games.map(({ game: { counts } }) => counts[0])).toEqual([9, 8, 7, 6, 5, 4, 2, 1, 0, 3]);
    expect(store.addAll(many(10))).toBe(true);
    expect(store.find().games.length).toBe(10);
  });

  it('are added all or not at all, whatever room there is', () => {
    fc.assert(
      fc.property(fc.nat(1500), fc.integer({ min: 1, max: 15 }), (room, count) => {
        const { storage, store } = deviceWith({ own: stored(3, { counts: [99] }) });
        const before = storage.all();
        storage.room = room;
        const done = store.addAll(many(count));
        expect(store.find().games.length).toBe(done ? count + 1 : 1);
        if (!done) expect(storage.all()).toEqual(before);
      }),
    );
  });

  it('are 2,000 within a second, and looking at them again is quick', () => {
    const { store } = deviceWith();
    const start = performance.now();
    expect(store.addAll(many(2000))).toBe(true);
    for (let entry = 0; entry < 20; entry++)
      store.keep({ id: 'new', at: entry, game: game(entry) });
    expect(store.find().games.length).toBe(2001);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

it('follows the order of events where clocks jump', () => {
  const { shelf, store } = deviceWith();
  const other = openStore(shelf, tally);
  store.keep({ id: 'a', at: 9000, game: game(1) });
  other.keep({ id: 'b', at: 10, game: game(2) });
  store.keep({ id: 'c', at: 5000, game: game(3) });
  other.keep({ id: 'a', at: 0, game: game(4) });
  expect(store.find().games.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  expect(store.find().games[0]?.game).toEqual(game(4));
});

it('makes ids that differ, thousands in one moment', () => {
  expect(new Set(Array.from({ length: 5000 }, newId)).size).toBe(5000);
});

it('looks without a trace: a tab that only reads is no event for others', () => {
  const { storage, shelf, store } = deviceWith({ a: stored(3, { counts: [1] }), b: stored(9, 0) });
  keepCleared(shelf, tally, game(5));
  rememberOpened(shelf, tally, 'a');
  const { changes } = storage;
  store.find();
  store.text('a');
  findCleared(shelf, tally, undefined);
  rememberOpened(shelf, tally, 'a');
  openStore(storageShelf(storage), tally).find();
  expect(storage.changes).toBe(changes);
});
