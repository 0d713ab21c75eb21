import { expect, it } from 'vitest';
import { blankGame, placesAt, roundAt, withPlayers, withRound } from './game.ts';
import { roundPoints } from './round-points.ts';
import { scoreGame } from './sheet.ts';

it('takes players from the end, with their entries, and adds empty seats', () => {
  const four = { ...withPlayers(blankGame(), 4), players: ['A', 'B', 'C', 'D'] };
  const game = withRound(four, 0, { piles: [1, 2, 3, 4], forgetful: 3 });
  const two = withPlayers(game, 2);
  expect(two.players).toEqual(['A', 'B']);
  expect(two.rounds).toMatchObject([{ piles: [1, 2], forgetful: null }]);
  expect(withPlayers(two, 3).players).toEqual(['A', 'B', '']);
});

it('parts the points for the place from what the forgetful card takes away', () => {
  const game = withRound(withPlayers(blankGame(), 3), 0, { piles: [5, 5, 2], forgetful: 1 });
  const points = [0, 1, 2].map((seat) => roundPoints(game, scoreGame(game), 0, seat));
  expect(points).toEqual([
    { place: 1, forPlace: 1, rule: 'score.tie', penalty: 0 },
    { place: 1, forPlace: 1, rule: 'score.tie', penalty: 1 },
    { place: 3, forPlace: 3, rule: 'score.rank', penalty: 0 },
  ]);
  // A round that is not complete has no points to take from.
  const open = withRound(game, 0, { piles: [5] });
  expect(roundPoints(open, scoreGame(open), 0, 1)).toMatchObject({ forPlace: null, penalty: 0 });
});

it('asks for the next round what was entered for the last one', () => {
  const places = withRound(blankGame(), 0, { ranked: true, places: [1, 2] });
  expect(roundAt(places, 1).ranked).toBe(true);
  // Also where a round was left out.
  expect(withRound(places, 2, { places: [2, 1] }).rounds.map(({ ranked }) => ranked)).toEqual([
    true,
    true,
    true,
  ]);
  const piles = withRound(places, 1, { ranked: false, piles: [4, 3] });
  expect(roundAt(piles, 2).ranked).toBe(false);
  expect(roundAt(piles, 0).ranked).toBe(true);
  expect(roundAt(blankGame(), 0).ranked).toBe(false);
});

const nothing = undefined;

it.each([
  // Whatever the order, the last one has the place that is left.
  [[1, 2, 3, nothing], 4],
  [[4, 3, nothing, 1], 2],
  [[2, nothing, 3, 4], 1],
  [[1, 1, nothing, 4], 3],
  [[1, 2, 2, nothing], 4],
  // Here several are missing, or the others do not fit together.
  [[1, 2, nothing, nothing], nothing],
  [[1, 4, 4, nothing], nothing],
  [[2, 2, 2, nothing], 1],
  [[2, 2, 4, nothing], 1],
  [[3, 3, 3, nothing], nothing],
])('knows the last of the places %j', (places, left) => {
  const game = withRound(withPlayers(blankGame(), 4), 0, { ranked: true, places });
  const open = places.indexOf(nothing);
  expect(placesAt(game, 0)[open]).toBe(left);
  expect(scoreGame(game).played).toBe(left === nothing ? 0 : 1);
});

it('lets the last player share a place, and follows when another is changed', () => {
  const three = withRound(withPlayers(blankGame(), 3), 0, { ranked: true, places: [1, 2] });
  expect(scoreGame(three).totals).toEqual([1, 2, 3]);
  const shared = withRound(three, 0, { places: [1, 2, 2] });
  expect(scoreGame(shared).totals).toEqual([1, 2, 2]);
  const changed = withRound(three, 0, { places: [3, 2] });
  expect(scoreGame(changed).totals).toEqual([3, 2, 1]);
  // Piles are counted, not guessed.
  const piles = withRound(three, 0, { ranked: false, piles: [9, 5] });
  expect(scoreGame(piles).played).toBe(0);
});
