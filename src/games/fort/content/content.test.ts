import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cards, fortLevelTrack, parkDeck } from '#generated/fort.ts';
import { projectRoot, readChecked } from '#model/files.ts';
import { readContent } from './index.ts';
import { cardsSchema, fortBoardSchema } from './schemas.ts';

const root = mkdtempSync(join(tmpdir(), 'fort-'));
afterAll(() => rmSync(root, { recursive: true }));

const real = readChecked(cardsSchema, projectRoot, 'content/fort/cards.yaml');
const board = readChecked(fortBoardSchema, projectRoot, 'content/fort/board.yaml');

describe('a card', () => {
  const card = (names: string, box: string) => () => {
    writeFileSync(
      join(root, 'a.yaml'),
      `kids: {bug: {names: ${names}, suits: [shovel], public: "${box}", private: ""}}
best-friends: {}
made-up-rules: {}
perks: {}
other: {}
`,
    );
    return readChecked(cardsSchema, root, 'a.yaml');
  };

  test('whose box cannot be read', () => {
    expect(card('{en: Bug, ru: Шпион, pl: Żuk}', 'gain pizza x spade')).toThrow(
      /^a\.yaml › kids\.bug\.public: can't read the box "gain pizza x spade": .*found spade/,
    );
  });

  test('whose nickname has no word of ours, and one with two', () => {
    expect(card('{en: Bug, ru: Шпион}', 'gain pizza')).toThrow(
      'a.yaml › kids.bug.names.pl: has no name: add the printed one, or our own under "ours.pl"',
    );
    expect(card('{en: Bug, ru: Шпион, pl: Żuk, ours: {ru: Жук}}', 'gain pizza')).toThrow(
      'a.yaml › kids.bug.names.ours.ru: has a printed name and one of our own: keep the printed one',
    );
  });
});

describe('what is known of the cards', () => {
  test('as many as the box holds', () => {
    expect(Object.values(real).map((group) => Object.keys(group).length)).toEqual([
      42, 8, 11, 9, 2,
    ]);
    expect(Object.keys(cards)).toHaveLength(50);
  });

  test('Best Friends come in pairs, two on each board', () => {
    const friends = real['best-friends'];
    for (const [id, { pair, board: colour }] of Object.entries(friends)) {
      expect(friends[pair]?.pair).toBe(id);
      expect(board.boards[colour]?.toSorted()).toEqual([id, pair].toSorted());
    }
  });

  test('what is not known is null, not a guess', () => {
    expect(parkDeck.copies).toBeNull();
    expect(fortLevelTrack).toMatchObject({
      points: [0, null, null, null, null, 23],
      costs: [null, null, null, null, null],
    });
  });
});

test('the references of cards and board are listed', () => {
  expect(readContent(projectRoot).pointers).toEqual(
    expect.arrayContaining([
      { file: 'content/fort/cards.yaml', entry: 'zip', kind: 'card', id: 'blades' },
      { file: 'content/fort/board.yaml', entry: 'red', kind: 'card', id: 'zip' },
      { file: 'content/fort/board.yaml', entry: 'fort-level.gives', kind: 'term', id: 'perk' },
    ]),
  );
});
