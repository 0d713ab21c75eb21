import { describe, expect, it } from 'vitest';
import type { DescribedMove, Situation } from '../format/schema.ts';
import { judge } from './judge.ts';

const refusal = (situation: Situation, move: DescribedMove) =>
  judge(situation, move).violations.map(({ rule, code }) => `${rule} ${code}`);

describe('climb.next: who took the climb opens the next one', () => {
  const three = ['me', 'Ann', 'Ben'];

  it('refuses another player by that rule while nothing has been played', () => {
    const table: Situation = { players: three, took: 'Ann', turn: 'Ann', climb: [] };
    expect(refusal(table, { play: 4 })).toEqual(['climb.next taker-opens']);
  });

  it('is an ordinary turn out of order once somebody has played', () => {
    const table: Situation = { players: three, took: 'Ann', turn: 'Ben', climb: [3] };
    expect(refusal(table, { play: 4 })).toEqual(['turn.next not-your-turn']);
  });
});

describe('what may be played', () => {
  const options = (situation: Situation) => judge(situation, { options: true }).options;

  it('says as which number a Joker counts, and of no other card', () => {
    expect(options({ value: 11, hand: [12, 'joker', 'skip', 2] })).toEqual([
      { cards: ['12'], value: 12 },
      { cards: ['12', 'joker'], value: 24 },
      { cards: ['skip'], value: 11 },
      { cards: ['joker'], as: 11, value: 22 },
      { cards: ['joker'], as: 12, value: 12 },
    ]);
  });

  it('names no card twice that is held twice', () => {
    expect(options({ value: 6, hand: [7, 7, 7, 5] })).toEqual([
      { cards: ['7'], value: 7 },
      { cards: ['7', '7'], value: 14 },
    ]);
  });
});
