import { expect, it } from 'vitest';
import { fortLevelTrack } from '#generated/fort.ts';
import { FakeStorage } from '#testing/fake-storage.ts';
import { storageShelf } from '#widgets/shared/shelf.ts';
import { filledIn, rememberedPoints, rememberPoints } from './level-points.ts';

const known = [0, 3, 6, 10, 16, 23];

it('remembers the points of levels, and knows none but the printed before', () => {
  const shelf = storageShelf(new FakeStorage());
  expect(rememberedPoints(shelf)).toEqual(fortLevelTrack.points);
  rememberPoints(shelf, known);
  expect(rememberedPoints(shelf)).toEqual(known);
});

it.each(['', '{}', '[1]', '[0,"3",6,10,16,23]', '[0,-1,6,10,16,23]'])(
  'asks again where %j is kept, and puts it aside',
  (text) => {
    const shelf = storageShelf(new FakeStorage());
    shelf.put('yardstick/fort-level-points', text);
    expect(rememberedPoints(shelf)).toEqual(fortLevelTrack.points);
    expect(shelf.get('yardstick/aside/fort-level-points')).toBe(text);
  },
);

it('fills in only what a game does not know itself', () => {
  expect(filledIn([0, null, 7, null, null, 23], known)).toEqual([0, 3, 7, 10, 16, 23]);
  expect(filledIn(known, [0, 1, 1, 1, 1, 23])).toBe(known);
});
