import { describe, expect, it } from 'vitest';
import type { DescribedMove, Situation } from '../format/schema.ts';
import { checkSheet } from '../scoring/claims.ts';
import { scoreRestsOn } from '../scoring/rests-on.ts';
import { judge } from './judge.ts';

describe('a legal move', () => {
  it.each<[Situation, DescribedMove, readonly string[]]>([
    [{ value: 4 }, { play: 5 }, ['turn.one', 'turn.higher']],
    [{ value: 5, climb: [5] }, { play: 5 }, ['turn.one', 'turn.equal']],
    [{ value: 4 }, { play: [6, 6] }, ['turn.one', 'turn.pair', 'turn.higher']],
    [{ value: 4 }, { play: 'skip' }, ['turn.one', 'special.skip', 'climb.value']],
    [{ climb: [4] }, { take: true }, ['climb.take', 'climb.next']],
  ])('names its rules: %j, %j', (situation, move, rules) => {
    expect(judge(situation, move).rules).toEqual(rules);
  });

  it('is the only one: a refusal names what is broken', () => {
    expect(judge({ value: 9 }, { play: 5 }).rules).toBeUndefined();
  });
});

it('a score sheet names the readings behind ties, the start and the tie-break', () => {
  const readings = (...piles: number[][]) => {
    const sheet = { players: ['Ann', 'Bo', 'Cy'], rounds: piles.map((own) => ({ piles: own })) };
    return scoreRestsOn(sheet, checkSheet(sheet));
  };
  expect(readings([1, 2, 3])).toEqual(['next.first']);
  expect(readings([1, 1, 3])).toEqual(['score.tie', 'next.first']);
  expect(readings([1, 2, 3], [3, 3, 1], [3, 1, 2])).toEqual(['score.tie', 'end.tie']);
});
