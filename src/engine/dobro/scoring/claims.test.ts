import { describe, expect, it, test } from 'vitest';
import { checkSheet } from './claims.ts';
import type { Claim, RoundEntry, Sheet } from './score.ts';

const three = ['Ann', 'Bo', 'Cy'];
const [ann, bo, cy] = [0, 1, 2];
const equal: RoundEntry = { piles: [5, 5, 5] };

const held = (rounds: RoundEntry[], says: Claim, more: Partial<Sheet> = {}) => {
  const { verdict, problems, missing } = checkSheet({ players: three, rounds, says, ...more });
  const [problem] = problems;
  return [verdict, problem ? [problem.rule, problem.code, problem.facts.counted] : missing];
};

it('checks what the players worked out', () => {
  const rounds = [{ piles: [18, 12, 12, 8], forgetful: 3 }];
  const says = { rounds: [[1, 2, 3, 4]], starter: 1 };
  const { verdict, problems } = checkSheet({ players: [...three, 'Di'], rounds, says });
  expect([verdict, problems.map(({ rule, at }) => [rule, at])]).toEqual([
    'illegal',
    [
      ['score.tie', 'says.rounds.0.2'],
      ['forget.penalty', 'says.rounds.0.3'],
      ['next.first', 'says.starter'],
    ],
  ]);
});

it('cites the penalty where a total is wrong by exactly that', () => {
  const rounds = [{ piles: [9, 6, 4], forgetful: cy }];
  const { totals } = checkSheet({ players: three, rounds });
  const right = totals[cy] ?? 0;
  const rule = (said: number) =>
    held(rounds, { totals: [totals[ann] ?? 0, totals[bo] ?? 0, said] });
  expect(rule(right + 1)).toMatchObject(['illegal', ['forget.penalty', 'wrong-total', right]]);
  expect(rule(right + 2)).toMatchObject(['illegal', ['overview.goal', 'wrong-total', right]]);
});

it('knows no winner before the last round', () => {
  const rounds = [{ piles: [4, 6, 9] }, { piles: [4, 6, 9] }];
  const says = { winners: [0] };
  const soon = checkSheet({ players: three, rounds, says });
  expect([soon.verdict, soon.problems[0]?.rule]).toEqual(['illegal', 'end.winner']);
  const open = checkSheet({ players: three, rounds: [...rounds, {}], says });
  expect(open.verdict).toBe('open');
});

describe('a claimed victory', () => {
  const tied = [equal, equal, { piles: [5, 4, 4] }];

  it('is refused where it can’t be, although the sums are not known', () => {
    const refused = ['illegal', ['end.winner', 'winner-out', 'Bo / Cy']];
    expect(held(tied, { winners: [ann] })).toEqual(refused);
    expect(held(tied, { winners: [ann, bo] })).toEqual(refused);
    expect(held(tied, { winners: [] })).toEqual(['illegal', ['end.tie', 'winner-out', 'Bo / Cy']]);
  });

  it('is open where the sums decide', () => {
    const asked = ['open', ['rounds.2.sums.1', 'rounds.2.sums.2']];
    for (const winners of [[bo], [cy], [cy, bo]]) expect(held(tied, { winners })).toEqual(asked);
  });

  it('is held to the sums that are known', () => {
    const most = [equal, equal, { piles: [5, 3, 3], sums: [undefined, 36] }];
    // No twelve is left for Cy.
    expect(held(most, { winners: [cy] })).toEqual(['legal', []]);
    expect(held(most, { winners: [bo, cy] })).toEqual([
      'illegal',
      ['end.tie', 'wrong-winners', 'Cy'],
    ]);
    const least = [equal, equal, { piles: [5, 3, 3], sums: [undefined, 0] }];
    expect(held(least, { winners: [cy] })).toEqual([
      'illegal',
      ['end.tie', 'winner-out', 'Bo / Cy'],
    ]);
    expect(held(least, { winners: [bo] })).toEqual(['open', ['rounds.2.sums.2']]);
  });

  it('is refused while a pile is missing only to those who are too far behind', () => {
    const ahead: RoundEntry = { piles: [9, 5, 1] };
    expect(held([ahead, ahead, {}], { winners: [ann] })).toEqual([
      'illegal',
      ['end.winner', 'winner-out', 'Bo / Cy'],
    ]);
    expect(held([ahead, ahead, {}], { winners: [bo] })).toEqual(['open', ['rounds.2.piles']]);
  });

  it('comes too soon before the last round, whatever is open', () => {
    expect(held([{}], { winners: [ann] })[0]).toBe('illegal');
    expect(held([equal], { winners: [] })[0]).toBe('legal');
    const long = { long: true, players: [...three, 'Di'] };
    const rounds = [{ piles: [1, 2, 3, 4] }];
    expect(held(rounds, { winners: [ann] }, long)[1]?.[0]).toBe('variant.long');
  });
});

describe('a claimed starter', () => {
  const tied = [{ piles: [1, 2, 3] }, { piles: [3, 2, 1] }];

  it('is open while the new hands decide', () => {
    expect(held(tied, { starter: cy })).toEqual(['open', ['hands']]);
    expect(checkSheet({ players: three, rounds: tied }).verdict).toBe('legal');
  });

  it('is held to the hands that are known', () => {
    const hands = [[12, 4], [12, 5], undefined];
    expect(held(tied, { starter: ann }, { hands })).toEqual([
      'illegal',
      ['next.first', 'wrong-starter', 'Bo / Cy'],
    ]);
    expect(held(tied, { starter: bo }, { hands })).toEqual(['open', ['hands']]);
    // No hand is left that could be better.
    const best = [[12, 12, 12, 11, 11, 11], undefined, undefined];
    expect(held(tied, { starter: ann }, { hands: best })).toEqual(['legal', []]);
  });

  it('may be any of those whose hands are alike to the last number', () => {
    const hands = [[12, 4], [12, 4], [11]];
    expect(held(tied, { starter: bo }, { hands })).toEqual(['legal', []]);
  });

  it('has nothing to start after the last round', () => {
    expect(held([equal, equal, equal], { starter: cy })[1]).toEqual([
      'end.winner',
      'starter-too-late',
      undefined,
    ]);
    const long = held([equal, equal, { piles: [5] }], { starter: cy }, { long: true });
    expect(long[1]?.[0]).toBe('variant.long');
    expect(held([equal, equal, {}], { starter: cy })).toEqual([
      'open',
      ['rounds.2.piles', 'hands'],
    ]);
  });

  it('is refused while a pile is missing only to those who have too many points', () => {
    const ahead: RoundEntry = { piles: [9, 9, 1] };
    expect(held([ahead, { piles: [undefined, undefined, 2] }], { starter: ann })[0]).toBe('open');
    const last = [ahead, { places: [1, undefined, 3] }];
    expect(held(last, { starter: cy })).toEqual([
      'illegal',
      ['next.first', 'wrong-starter', 'Ann / Bo'],
    ]);
  });
});

describe('claimed points', () => {
  test.each<[string, RoundEntry[], Claim, string, unknown]>([
    [
      'total that an open round may bring',
      [{ piles: [1, 2, 3] }, {}],
      { totals: [6] },
      'open',
      ['rounds.1.piles'],
    ],
    [
      'total that none may bring',
      [{ piles: [1, 2, 3] }, {}],
      { totals: [7] },
      'illegal',
      ['overview.goal', 'wrong-total', '3–6'],
    ],
    [
      'points that a missing pile allows',
      [{ piles: [4, 9] }],
      { rounds: [[3, 2]] },
      'open',
      ['rounds.0.piles'],
    ],
    [
      'points that no missing pile allows',
      [{ piles: [4, 9], forgetful: cy }],
      { rounds: [[1]] },
      'illegal',
      ['score.rank', 'wrong-points', '2–3'],
    ],
    [
      'points of a round that is not written down',
      [equal],
      { rounds: [[1], [2]] },
      'open',
      ['rounds.1.piles'],
    ],
    [
      'points of a fourth round',
      [equal],
      { rounds: [[1], [], [], [2]] },
      'illegal',
      ['overview.goal', 'too-many-rounds', undefined],
    ],
  ])('%s', (_, rounds, says, verdict, found) => {
    expect(held(rounds, says)).toEqual([verdict, found]);
  });
});

describe('claims about rounds that nobody counted', () => {
  test.each([
    ['a tie for first', [1, 1, 3], 'open'],
    ['all tied', [1, 1, 1], 'open'],
    ['a tie and the card', [0, 1, 3], 'open'],
    ['nobody first', [2, 2, 2], 'illegal'],
    ['no place left out after a tie', [1, 1, 2], 'open'],
    ['two cards', [0, 0, 3], 'illegal'],
    ['second and third without a first', [3, 3, 3], 'illegal'],
  ])('score.tie: %s', (_, points, verdict) => {
    expect(held([{}], { rounds: [points] })[0]).toBe(verdict);
  });

  it('score.tie: the holder of the card decides whether points fit', () => {
    expect(held([{ forgetful: cy }], { rounds: [[1, 1, 2]] })[0]).toBe('open');
    expect(held([{ forgetful: ann }], { rounds: [[1, 1, 1]] })).toEqual([
      'illegal',
      ['score.tie', 'points-together', undefined],
    ]);
  });

  it('score.rank: totals that are possible one by one may be too many together', () => {
    expect(held([{}, {}, {}], { totals: [9, 9, 9] })).toEqual([
      'illegal',
      ['score.rank', 'totals-together', '6–18'],
    ]);
    expect(held([{}, {}, {}], { totals: [9, 6, 3] })[0]).toBe('open');
  });

  it('score.tie: cites the tie that leaves a place out', () => {
    expect(held([{ piles: [9, 9, 4] }], { rounds: [[1, 1, 2]] })).toEqual([
      'illegal',
      ['score.tie', 'wrong-points', 3],
    ]);
  });
});

it('does not look at claims where the sheet itself can’t be', () => {
  const rounds = [{ piles: [30, 20, 10] }];
  const [verdict, reason] = held(rounds, { rounds: [[9, 9, 9]] });
  expect([verdict, reason?.[1]]).toEqual([
    'impossible',
    checkSheet({ players: three, rounds }).problems[0]?.code,
  ]);
});
