import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fullDeck, numberOf } from '../cards/card.ts';
import { type RoundEntry, scoreSheet } from './score.ts';

const three = ['Ann', 'Bo', 'Cy'];
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

it('knows the sum of an empty pile, and asks for no sum that decides nothing', () => {
  const players = ['Ann', 'Bo'];
  const score = (piles: number[], forgetful: number | null = null) => {
    const rounds = [...tied, { piles, forgetful }];
    const { winners, tieBreak, missing } = scoreSheet({ players, rounds });
    return [winners, tieBreak, missing];
  };
  expect(score([0, 0])).toEqual([[0, 1], 'shared', []]);
  // One card more, but the other holds the forgetful card: a special counts 0, a number more.
  expect(score([1, 0], 1)).toEqual([[], null, ['rounds.2.sums.0']]);
  // Eight cards can’t all be special.
  expect(score([8, 0], 1)).toEqual([[1], 'lower-sum', []]);
});

it('does not say who starts after a round that is left out', () => {
  const round = { piles: [4, 6, 9] };
  expect(scoreSheet({ players: three, rounds: [round, {}, round] }).starters).toEqual([]);
  expect(scoreSheet({ players: three, rounds: [round, {}] }).starters).toEqual([2]);
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

const problemsOf = (round: RoundEntry, players = three) =>
  scoreSheet({ players, rounds: [round] }).problems.map(({ code, at }) => [code, at]);

it('holds places to the piles beside them', () => {
  expect(problemsOf({ piles: [4, 6, 9], places: [3, 2, 1] })).toEqual([]);
  expect(problemsOf({ piles: [4, 6, 9], places: [1, 2, 3] })).toEqual([
    ['places-differ', 'rounds.0.places.0'],
    ['places-differ', 'rounds.0.places.2'],
  ]);
});

it('leaves the last card and one of every other hand out of the piles', () => {
  expect(problemsOf({ piles: [30, 20, 3] })).toEqual([]);
  expect(problemsOf({ piles: [30, 20, 4] })).toEqual([['piles-too-big', 'rounds.0.piles']]);
  expect(problemsOf({ piles: [21, 21] }, ['Ann', 'Bo'])).toEqual([]);
  expect(problemsOf({ piles: [21, 22] }, ['Ann', 'Bo'])).toEqual([
    ['piles-too-big', 'rounds.0.piles'],
  ]);
});

it.each([
  ['no card shows 1', [2, 2, 9], [1, 10, 30]],
  ['more than all cards have', [18, 17, 18], [120, 120, 120]],
  ['three twelves for two piles', [3, 3, 9], [36, 36, 40]],
])('finds sums that the cards don’t make: %s', (_, piles, sums) => {
  expect(problemsOf({ piles, sums })).toEqual([['sums-together', 'rounds.0.sums']]);
});

it.each([
  ['no card shows 1', [1, 1, 1], [20, 1]],
  ['more than all cards have', [1, 2, 3], [160, 160, 10]],
])('finds such sums beside places, too: %s', (_, places, sums) => {
  expect(problemsOf({ places, sums })).toEqual([['sums-together', 'rounds.0.sums']]);
});

it('takes the sums of every random deal', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 6 }).chain((count) =>
        fc.record({
          count: fc.constant(count),
          deck: fc.shuffledSubarray(fullDeck(count), { minLength: 30, maxLength: 40 }),
        }),
      ),
      ({ count, deck }) => {
        const dealt = Array.from({ length: count }, (_, seat) =>
          deck.filter((_card, at) => at % (count + 1) === seat),
        );
        const entry = {
          piles: dealt.map((pile) => pile.length),
          sums: dealt.map((pile) => pile.reduce((sum, card) => sum + numberOf(card), 0)),
        };
        const names = Array.from({ length: count }, (_, seat) => `P${seat}`);
        expect(problemsOf(entry, names)).toEqual([]);
        expect(problemsOf({ ...entry, piles: [] }, names)).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
});

it('holds new hands to one deck and the hand limit', () => {
  const rounds = [{ piles: [4, 6, 6] }];
  const codes = (...hands: (number[] | undefined)[]) =>
    scoreSheet({ players: three, rounds, hands }).problems.map(({ code }) => code);
  expect(codes(undefined, [12, 12, 3], [12, 2])).toEqual([]);
  expect(codes(undefined, [12, 12, 3], [12, 12, 2])).toEqual(['too-many-copies']);
  expect(codes([2, 3, 4, 5, 6, 7, 8])).toEqual(['new-hand-over']);
});

it('lets nobody start after the last round, whatever is wrong', () => {
  const round = { piles: [4, 6, 9] };
  const rounds = [round, round, round, round];
  const { verdict, starters } = scoreSheet({ players: three, rounds });
  expect([verdict, starters]).toEqual(['impossible', []]);
});

it('names round and player of what can’t be', () => {
  const rounds = [{ piles: [4, 6, 9] }, { piles: [40, 10, 10], sums: [1] }];
  expect(scoreSheet({ players: three, rounds }).problems.map(({ facts }) => facts)).toEqual([
    { round: 2, count: 60, most: 53 },
    { player: 'Ann', round: 2, count: 1, least: 150, most: 286 },
  ]);
});

it('counts no round that can not be, and names nobody from it', () => {
  const rounds = [{ piles: [4, 6, 9] }, { piles: [400, 2, 1] }];
  const {
    totals,
    played,
    starters,
    missing,
    rounds: scored,
  } = scoreSheet({ players: three, rounds });
  expect([totals, played, starters, missing]).toEqual([[3, 2, 1], 1, [], []]);
  expect(scored[1]?.points).toEqual([null, null, null]);
});

it('names nobody as the winner where the sums that would decide can’t be', () => {
  const rounds = [{ piles: [10, 5] }, { piles: [3, 14] }, { piles: [9, 9], sums: [3, 4] }];
  const { verdict, winners, tieBreak } = scoreSheet({ players: ['Ann', 'Bo'], rounds });
  expect([verdict, winners, tieBreak]).toEqual(['impossible', [], null]);
});
