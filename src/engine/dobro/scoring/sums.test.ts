import { expect, it } from 'vitest';
import { groupsOf } from './sums.ts';

it('lists groups from the smallest to the largest, so that the smallest that can’t be is found', () => {
  expect(groupsOf(['a', 'b', 'c'])).toEqual([
    [],
    ['a'],
    ['b'],
    ['c'],
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
    ['a', 'b', 'c'],
  ]);
});
