import { describe, expect, it, test } from 'vitest';
import type { DescribedMove, Situation } from '../format/schema.ts';
import { judge } from './judge.ts';

/** Rulings that were once wrong, or said too little. */

const codes = (situation: Situation, move: DescribedMove) =>
  judge(situation, move).effects.map(({ code }) => code);

test.each<[string, Situation, DescribedMove, string, string]>([
  [
    '48 beside three 12s and two Jokers',
    { value: 48, hand: [12, 12, 12, 'joker', 'joker'] },
    { take: true },
    'impossible',
    'setup.deck',
  ],
  [
    'a draw deck that leaves too few cards for the hands and the climb',
    { players: 2, deck: 32, climb: [4, 5], hand: [9, 3, 2, 2, 7, 7], hands: { Ann: 6 } },
    { play: 9 },
    'impossible',
    'two.aside',
  ],
  [
    'a draw deck that leaves too few cards for the score piles',
    { players: 3, deck: 38, holding: 6, hands: { Ann: 6, Ben: 6 }, piles: { Ann: 1 }, climb: [] },
    { play: 9 },
    'impossible',
    'setup.deck',
  ],
  [
    'the middle as who forgot',
    { forgot: 'middle', 'forgetful-before': 'Ann' },
    { forgetful: 'Ann' },
    'impossible',
    'forget.take',
  ],
  [
    'nobody as who has the card',
    { 'forgetful-before': 'nobody', forgot: 'Ann' },
    { forgetful: 'Ann' },
    'impossible',
    'forget.keep',
  ],
  [
    'nobody as who has the card now',
    { 'forgetful-before': 'Ann', forgot: 'nobody' },
    { forgetful: 'nobody' },
    'impossible',
    'forget.keep',
  ],
  [
    'a late draw from an empty deck',
    { deck: 0 },
    { draw: 2, late: true },
    'illegal',
    'round.deck-empty',
  ],
  ['a late draw from a deck', { deck: 9 }, { draw: 2, late: true }, 'illegal', 'forget.wait'],
  ['a climb without a play', {}, { climb: [] }, 'illegal', 'climb.open'],
])('%s', (_, situation, move, verdict, rule) => {
  const found = judge(situation, move);
  expect([found.verdict, found.violations[0]?.rule]).toEqual([verdict, rule]);
});

it.each<[string, Situation]>([
  ['beside three 12s', { value: 48, hand: [12, 12, 12] }],
  ['beside two 12s and two Jokers', { value: 24, hand: [12, 12, 'joker', 'joker'] }],
  ['beside other cards', { value: 48, hand: [2, 3, 'joker'] }],
])('a value that can still be made %s is possible', (_, situation) => {
  expect(judge(situation, { play: 'skip' }).violations.map(({ code }) => code)).not.toContain(
    'value-beside-hand',
  );
});

describe('says', () => {
  it('that nothing was played where a climb is empty', () => {
    expect(judge({}, { climb: [] }).violations[0]?.code).toBe('nothing-played');
  });

  it('each option once', () => {
    const { options = [] } = judge({ climb: [['joker', 'joker']] }, { play: 'joker' });
    expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(options.length);
  });

  it('that a draw was forgotten, however many play', () => {
    expect(judge({ hand: [2], deck: 20 }, { draw: 0 }).effects).toContainEqual({
      code: 'forgets',
      facts: { due: expect.any(String), count: 0 },
    });
  });

  it('that a draw was forgotten when it is too late', () => {
    const late = { draw: 0, late: true } as const;
    expect(codes({ players: 3, hand: [2], deck: 20 }, late)).toEqual(['draws', 'forgot']);
    expect(codes({ players: 3, hand: [2] }, late)).toEqual(['draws', 'forgot-unless-empty']);
    // Five in hand are too few for all but six players.
    expect(codes({ holding: 5, deck: 20 }, late)).toContain('fewer-forgot');
    expect(codes({ players: 3, hand: [2], deck: 0 }, { draw: 0, late: true })).toEqual(['draws']);
  });

  it('that there is no value yet', () => {
    expect(codes({ climb: [] }, { play: 'skip' })).toContain('no-value');
    expect(codes({}, { climb: ['skip'] })).toContain('no-value');
  });

  it('the value after each play of a climb', () => {
    expect(judge({}, { climb: [4, 4, [5, 5]] }).effects).toContainEqual({
      code: 'steps',
      facts: { values: ['4', '8', '10'] },
    });
  });

  it('where the forgetful card goes, or that it stays', () => {
    expect(codes({ forgot: 'Ann' }, { forgetful: 'Ann' })).toEqual(['forgetful-goes']);
    expect(codes({ forgot: 'nobody', 'forgetful-before': 'Bo' }, { forgetful: 'Bo' })).toEqual([
      'forgetful-stays',
    ]);
  });
});

describe('a hand that is not described', () => {
  it('is taken to hold what is played, and that is said', () => {
    const { verdict, granted } = judge({ value: 4 }, { play: 5 });
    expect([verdict, granted]).toEqual(['legal', [{ fact: 'hand', value: ['5'] }]]);
    expect(judge({ value: 4, hand: [5] }, { play: 5 }).granted).toBeUndefined();
  });

  it('is asked for where the judge is strict', () => {
    const { verdict, missing, granted } = judge({ value: 4 }, { play: 5 }, { strict: true });
    expect([verdict, missing, granted]).toEqual(['open', [{ fact: 'hand' }], undefined]);
    expect(judge({ value: 6 }, { play: 5 }, { strict: true }).verdict).toBe('illegal');
  });
});
