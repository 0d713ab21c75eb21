import { expect, it } from 'vitest';
import { finalOf, type Play } from './standing.ts';
import { talliesOf } from './tallies.ts';

const play = (at: number, ...players: [string, number, number][]): Play => ({
  at,
  players: players.map(([name, total, place]) => ({ name, total, place })),
});

it('counts games, wins, average and best of each player, the winner of most games first', () => {
  const tallies = talliesOf([
    play(2, ['Bo', 30, 1], ['Anna', 20, 2]),
    play(1, ['Anna', 31, 1], ['Bo', 10, 2]),
    play(3, ['Anna', 12, 1], ['Cyd', 12, 1]),
  ]);
  expect(tallies.map(({ name, wins, average, best }) => [name, wins, average, best])).toEqual([
    ['Anna', 2, 21, 31],
    ['Bo', 1, 20, 30],
    ['Cyd', 1, 12, 12],
  ]);
  expect(tallies[0]?.outings.map(({ points, won }) => [points, won])).toEqual([
    [31, true],
    [20, false],
    [12, true],
  ]);
});

it('takes spellings of one name for one player, by the last of them, and nobody for a name', () => {
  const tallies = talliesOf([
    play(2, ['Zo\u0308e', 5, 1], ['', 4, 2]),
    play(1, ['zöe ', 3, 2], ['  ', 4, 1]),
  ]);
  expect(tallies.map(({ name, outings }) => [name, outings.length])).toEqual([['Zo\u0308e', 2]]);
});

it('has nothing to count without a finished game', () => {
  expect(talliesOf([])).toEqual([]);
  expect(finalOf([{ name: 'Anna', total: 3, place: null }])).toBeUndefined();
  expect(finalOf([{ name: 'Anna', total: null, place: 1 }])).toBeUndefined();
});
