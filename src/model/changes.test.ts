import { expect, it } from 'vitest';
import { games } from '#i18n/languages.ts';
import {
  difference,
  isNothing,
  nextVersion,
  printsNow,
  printsOf,
  readChanges,
  type TextVersion,
} from './changes.ts';
import { checkChanges } from './check/changes.ts';

const first: TextVersion = {
  version: 1,
  date: '2026-01-01',
  clauses: { fort: { 'play.full': '11111111', 'play.add': '22222222' } },
};
const second: TextVersion = {
  version: 2,
  date: '2026-02-01',
  clauses: { fort: { 'play.full': '33333333', 'play.add': null, 'play.skip': '44444444' } },
};

it('puts the versions on top of each other', () => {
  expect([...printsOf([first, second], 'fort')]).toEqual([
    ['play.full', '33333333'],
    ['play.skip', '44444444'],
  ]);
  expect(difference(printsOf([first], 'fort'), printsOf([first, second], 'fort'))).toEqual({
    added: ['play.skip'],
    changed: ['play.full'],
    removed: ['play.add'],
  });
});

it('records what has changed since, once', () => {
  const next = nextVersion([first, second], '2026-03-01');
  expect(next?.version).toBe(3);
  expect(next?.clauses.fort?.['play.full']).toBe(printsNow('fort').get('play.full'));
  if (next === undefined) throw new Error('nothing was recorded');
  expect(nextVersion([first, second, next], '2026-04-01')).toBeUndefined();
});

it('finds versions out of order, and ones that change nothing', () => {
  const wrong = [second, { ...first, clauses: { fort: {} } }];
  expect(checkChanges([first, second])).toEqual([]);
  expect(checkChanges(wrong).map(({ problem }) => problem)).toEqual([
    'is number 1 in the list',
    'is number 2 in the list',
    'is of 2026-01-01, before version 2',
    'changes nothing',
  ]);
});

it('knows every clause of the last version, or knows that it is gone', () => {
  const versions = readChanges();
  expect(versions.length).toBeGreaterThan(1);
  for (const game of games) {
    const recorded = printsOf(versions, game);
    expect(isNothing(difference(recorded, recorded))).toBe(true);
    expect(recorded.size).toBeGreaterThan(20);
  }
});
