import { expect, test } from 'vitest';
import { endingOf } from './winner.ts';

test.each([
  ['most points win', [6, 5, 4], [1, 2, 3], [], { winners: [0], tieBreak: null, needsSums: [] }],
  [
    'then more points in the last round',
    [6, 6, 4],
    [1, 2, 3],
    [],
    { winners: [1], tieBreak: 'last-round', needsSums: [] },
  ],
  [
    'then the lower sum',
    [6, 5, 6],
    [2, 1, 2],
    [20, undefined, 31],
    { winners: [0], tieBreak: 'lower-sum', needsSums: [] },
  ],
  [
    'nobody wins while a sum is not counted that decides',
    [6, 5, 6],
    [2, 1, 2],
    [20],
    { winners: [], tieBreak: null, needsSums: [2] },
  ],
  [
    'with equal sums they share the victory',
    [6, 5, 6],
    [2, 1, 2],
    [20, 3, 20],
    { winners: [0, 2], tieBreak: 'shared', needsSums: [] },
  ],
] as const)('%s', (_, totals, points, sums, ending) => {
  expect(endingOf(totals, points, sums)).toEqual(ending);
});
