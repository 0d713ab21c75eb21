import { describe, expect, it } from 'vitest';
import type { DescribedMove } from '../format/schema.ts';
import { judge } from './judge.ts';
import { judgeBy } from './judge-by.ts';
import { valuesAlong } from './table/climb.ts';
import { impossible } from './table/impossible-table.ts';
import { readPlay } from './table/reading.ts';

const judgeTurn = judgeBy({});
const judgeTurnAnywhere = judgeBy({ impossible });

describe('a judge of turns alone', () => {
  it.each<DescribedMove>([
    { play: 5 },
    { play: ['joker', 'joker'], as: 12 },
    { play: 6, announce: 12 },
    { take: true },
  ])('answers as the judge of all moves does: %j', (move) => {
    expect(judgeTurn({}, move)).toEqual(judge({}, move));
    for (const situation of [
      { value: 6 },
      { value: 24, hand: [6, 'joker' as const] },
      { value: 1 },
    ])
      expect(judgeTurnAnywhere(situation, move)).toEqual(judge(situation, move));
  });

  it.each<DescribedMove>([{ options: true }, { draw: 1 }, { climb: [2, 3] }, { forgetful: 'me' }])(
    'fails instead of guessing: %j',
    (move) => {
      expect(() => judgeTurnAnywhere({}, move)).toThrow('does not know');
      expect(() => judge({}, move)).not.toThrow();
    },
  );

  it('fails on a described table unless it knows what no table can show', () => {
    expect(() => judgeTurn({ value: 6 }, { play: 5 })).toThrow('does not know');
  });
});

it.each([
  [[]],
  [[2, 5, 5]],
  [['skip', 4, 'joker']],
  [['joker', 5]],
  [[9, 3, 10]],
  [[12, 12, 12, 12]],
] as const)('shows along a climb the values that the judge finds: %j', (climb) => {
  const { values = [] } = judge({}, { climb });
  expect(valuesAlong(climb.map(readPlay))).toEqual(values);
});
