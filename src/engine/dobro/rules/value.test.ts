import { expect, it, test } from 'vitest';
import { cardNamed } from '../cards/card.ts';
import { checkPlay, playedOn } from './play.ts';
import { reachableValues } from './value.ts';

test.each<[number, (number | string)[], number | 'illegal', number?]>([
  [4, [5], 5],
  [5, [5], 10],
  [10, [6, 6], 12],
  [12, [6, 6], 24],
  [12, [12], 24],
  [10, [5, 5], 20],
  [5, [5, 5], 10],
  [6, [3, 3], 12],
  [24, [12, 12], 48],
  [10, [4, 4], 'illegal'],
  [14, ['joker'], 'illegal', 12],
  [48, ['skip'], 48],
  [24, ['joker', 'joker'], 48, 12],
  [20, [10, 'joker'], 40],
  [0, [2], 2],
  [0, ['reverse'], 0],
  [5, [4], 'illegal'],
])('value %i, play %j: %s', (value, names, expected, as) => {
  const cards = names.map((name) => cardNamed(name) ?? Number.NaN);
  const play = { do: 'play' as const, cards, ...(as === undefined ? {} : { as }) };
  const violations = checkPlay(value, play);
  if (expected === 'illegal') expect(violations).not.toEqual([]);
  else {
    expect(violations).toEqual([]);
    expect(playedOn(value, play)).toBe(expected);
  }
});

it('reaches exactly the values of the rulebook’s arithmetic', () => {
  expect(reachableValues()).toEqual([
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 28, 32, 36, 40, 44, 48,
  ]);
});
