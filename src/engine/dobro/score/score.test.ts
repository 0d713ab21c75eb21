import { expect, it } from 'vitest';
import { scoreSheet } from './score.ts';

const four = ['Ann', 'Bo', 'Cy', 'Di'];

it('scores places, ties and the forgetful card', () => {
  const score = scoreSheet({ players: four, rounds: [{ piles: [18, 12, 12, 8], forgetful: 3 }] });
  expect(score.rounds[0]?.points).toEqual([1, 2, 2, 3]);
  expect(score.starters).toEqual([0]);
});

it('gives three who tie for most one point each and the last four', () => {
  expect(scoreSheet({ players: four, rounds: [{ piles: [10, 10, 10, 4] }] }).totals).toEqual([
    1, 1, 1, 4,
  ]);
});

it('takes places instead of piles', () => {
  expect(scoreSheet({ players: four, rounds: [{ places: [1, 2, 2, 4] }] }).totals).toEqual([
    1, 2, 2, 4,
  ]);
  const wrong = scoreSheet({ players: four, rounds: [{ places: [1, 2, 2, 3] }] });
  expect(wrong.problems[0]).toMatchObject({ rule: 'score.tie', at: 'rounds.0.places' });
});

const tied = [{ piles: [9, 3] }, { piles: [3, 9] }];

it('breaks a tie by the last round, then asks for the sums, then shares', () => {
  const decided = scoreSheet({ players: ['Ann', 'Bo'], rounds: [...tied, { piles: [5, 4] }] });
  expect([decided.winners, decided.tieBreak]).toEqual([[1], null]);
  const asked = scoreSheet({ players: ['Ann', 'Bo'], rounds: [...tied, { piles: [4, 4] }] });
  expect([asked.winners, asked.missing]).toEqual([[], ['rounds.2.sums.0', 'rounds.2.sums.1']]);
  const summed = scoreSheet({
    players: ['Ann', 'Bo'],
    rounds: [...tied, { piles: [4, 4], sums: [20, 31] }],
  });
  expect([summed.winners, summed.tieBreak]).toEqual([[0], 'lower-sum']);
  const shared = scoreSheet({
    players: ['Ann', 'Bo'],
    rounds: [...tied, { piles: [4, 4], sums: [20, 20] }],
  });
  expect([shared.winners, shared.tieBreak]).toEqual([[0, 1], 'shared']);
});

it('lets the last round decide', () => {
  const players = ['Ann', 'Bo', 'Cy'];
  const rounds = [{ piles: [1, 2, 3] }, { piles: [3, 3, 1] }, { piles: [3, 1, 2] }];
  const score = scoreSheet({ players, rounds });
  expect(score.totals).toEqual([5, 6, 6]);
  expect([score.winners, score.tieBreak]).toEqual([[1], 'last-round']);
});

it('settles who starts by the highest numbers in the new hands', () => {
  const sheet = { players: four, rounds: [{ piles: [5, 5, 1, 0] }] };
  expect(scoreSheet(sheet).starters).toEqual([0, 1]);
  expect(
    scoreSheet({
      ...sheet,
      hands: [
        [12, 4, 2],
        [12, 5],
      ],
    }).starters,
  ).toEqual([1]);
});

it('names what can’t be', () => {
  const codes = (rounds: Parameters<typeof scoreSheet>[0]['rounds']) =>
    scoreSheet({ players: four, rounds }).problems.map(({ code }) => code);
  expect(codes([{ piles: [40, 20, 1, 1] }])).toEqual(['piles-too-big']);
  expect(codes([{ piles: [-1, 2, 3, 4] }])).toEqual(['pile-size']);
  expect(codes([{}, {}, {}, {}])).toEqual(['too-many-rounds']);
});

it('checks what the players worked out', () => {
  const rounds = [{ piles: [18, 12, 12, 8], forgetful: 3 }];
  const says = { rounds: [[1, 2, 3, 4]], starter: 1 };
  const { verdict, problems } = scoreSheet({ players: four, rounds, says });
  expect([verdict, problems.map(({ rule, at }) => [rule, at])]).toEqual([
    'illegal',
    [
      ['score.tie', 'says.rounds.0.2'],
      ['forget.penalty', 'says.rounds.0.3'],
      ['next.first', 'says.starter'],
    ],
  ]);
});
