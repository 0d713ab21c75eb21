import { describe, expect, it } from 'vitest';
import type { DescribedMove, Situation } from '../format/schema.ts';
import { checkSheet } from '../scoring/claims.ts';
import { scoreRestsOn } from '../scoring/rests-on.ts';
import { judge } from './judge.ts';

describe('a legal move', () => {
  it.each<[Situation, DescribedMove, readonly string[]]>([
    [{ value: 4 }, { play: 5 }, ['turn.one', 'turn.higher']],
    [{ value: 5, climb: [5] }, { play: 5 }, ['turn.one', 'turn.equal']],
    [{ value: 0 }, { play: 5 }, ['turn.one', 'climb.open']],
    [{ value: 4 }, { play: [6, 6] }, ['turn.one', 'turn.pair']],
    [{ value: 12 }, { play: [6, 6] }, ['turn.one', 'turn.pair']],
    [{ value: 12 }, { play: [6, 'joker'] }, ['turn.one', 'special.joker-pair', 'turn.pair']],
    [{ value: 9 }, { play: 'joker', as: 9 }, ['turn.one', 'special.joker', 'turn.equal']],
    [{}, { climb: [4, 5, 5] }, ['climb.open', 'turn.higher', 'turn.equal']],
    [
      {},
      { climb: [3, [6, 6], 'skip', 'take'] },
      ['climb.open', 'turn.pair', 'special.skip', 'climb.take', 'climb.next', 'turn.draw'],
    ],
    [{ value: 4 }, { climb: [5, 5] }, ['turn.higher', 'turn.equal']],
    [{}, { climb: ['joker', 12] }, ['climb.open', 'special.joker']],
    [{ players: 4, holding: 4, deck: 1 }, { draw: 1 }, ['turn.draw', 'round.deck-empty']],
    [{ value: 4 }, { play: 'skip' }, ['turn.one', 'special.skip', 'climb.value']],
    [{ climb: [4] }, { take: true }, ['climb.take', 'climb.next', 'turn.draw']],
    [{}, { play: 'skip' }, ['turn.one', 'special.skip', 'climb.value']],
    // The Joker may have been a 12, or lower.
    [{ climb: ['joker'] }, { play: 12 }, ['turn.one', 'turn.higher', 'turn.equal']],
    [
      { value: 16, hand: [12, 8, 8, 'joker', 'skip'] },
      { options: true },
      ['turn.one', 'special.joker-pair', 'turn.pair', 'special.skip'],
    ],
    [{ value: 28, hand: [12, 12] }, { options: true }, ['turn.one', 'climb.take']],
  ])('names its rules: %j, %j', (situation, move, rules) => {
    expect(judge(situation, move).rules).toEqual(rules);
  });

  it('rests on no reading of the value where only the number of a Joker is wrong', () => {
    const found = judge({ value: 10 }, { play: ['joker', 5], as: 6 });
    expect(found).toMatchObject({ verdict: 'illegal', readings: [] });
    expect(judge({ value: 14 }, { play: [7, 7], announce: 14 }).readings).toEqual(['turn.pair']);
  });

  it('rests on our reading where only special cards lie there', () => {
    const readings = (climb: Situation['climb']) => judge({ climb }, { play: 5 }).readings;
    expect(readings(['skip'])).toEqual(['climb.open']);
    expect(readings([])).toEqual([]);
    expect(readings(['skip', 2])).toEqual([]);
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
