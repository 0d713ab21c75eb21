import { describe, expect, it, test } from 'vitest';
import type { DescribedMove, Situation } from '../format/schema.ts';
import { judge } from './judge.ts';

test.each<[string, Situation, DescribedMove, string, string?]>([
  ['a higher single', { value: 4 }, { play: 5 }, 'legal'],
  ['a lower single', { value: 5 }, { play: 4 }, 'illegal', 'turn.higher'],
  ['a pair that is too low', { value: 10 }, { play: [4, 4] }, 'illegal', 'turn.pair'],
  ['two different numbers', { value: 3 }, { play: [4, 5] }, 'illegal', 'turn.no-more'],
  ['three cards', { value: 3 }, { play: [4, 4, 4] }, 'illegal', 'turn.no-more'],
  ['skip with a card', {}, { play: ['skip', 5] }, 'illegal', 'special.skip'],
  ['a Joker alone on 14', { value: 14 }, { play: 'joker' }, 'illegal', 'special.joker'],
  ['a Joker named 13', { value: 4 }, { play: 'joker', as: 13 }, 'illegal', 'special.joker'],
  [
    'a Joker of another number than its partner',
    { value: 4 },
    { play: ['joker', 6], as: 7 },
    'illegal',
    'special.joker-pair',
  ],
  ['skip on any value', {}, { play: 'skip' }, 'legal'],
  ['a single on an unknown value', {}, { play: 5 }, 'open'],
  ['a card that I do not hold', { value: 4, hand: [6] }, { play: 5 }, 'illegal', 'turn.one'],
  ['taking an empty climb', { climb: [] }, { take: true }, 'illegal', 'climb.open'],
  ['taking when a value lies there', { value: 7 }, { take: true }, 'legal'],
  ['taking when it is unknown', {}, { take: true }, 'open'],
  ['a value that can’t be', { value: 13 }, { play: 'skip' }, 'impossible', 'climb.value'],
  [
    'four twelves on the table',
    { climb: [[12, 12]], hand: [12, 12] },
    { take: true },
    'impossible',
    'setup.deck',
  ],
  [
    'a Reverse with two players',
    { players: 2, value: 4, hand: ['reverse'] },
    { play: 'reverse' },
    'impossible',
    'two.remove',
  ],
  ['a broken climb', { climb: [5, 4] }, { take: true }, 'impossible', 'turn.higher'],
  [
    'a value that the climb does not give',
    { climb: [5, 5], value: 5 },
    { take: true },
    'impossible',
    'climb.value',
  ],
  ['seven cards in hand', { hand: [2, 2, 3, 3, 4, 4, 5] }, { play: 5 }, 'impossible', 'setup.deal'],
  [
    'out of turn',
    { players: ['Ann', 'Bo', 'Cy'], opened: 'Ann', climb: [4, 'reverse'], me: 'Bo' },
    { play: 6 },
    'illegal',
    'turn.next',
  ],
  [
    'in turn after a Reverse',
    { players: ['Ann', 'Bo', 'Cy'], opened: 'Ann', climb: [4, 'reverse'], me: 'Ann' },
    { play: 6 },
    'legal',
  ],
  ['drawing too many', { players: 4, holding: 5 }, { draw: 2 }, 'illegal', 'turn.draw'],
  ['drawing late', { players: 4, holding: 5 }, { draw: 1, late: true }, 'illegal', 'forget.wait'],
  ['drawing back up', { players: 4, holding: 5 }, { draw: 1 }, 'legal'],
  ['forgetting', { players: 4, holding: 4, deck: 20 }, { draw: 1 }, 'legal'],
  [
    'drawing more than the deck has',
    { players: 4, holding: 4, deck: 1 },
    { draw: 2 },
    'illegal',
    'round.deck-empty',
  ],
  ['a card of another game', {}, { play: 13 }, 'unreadable'],
])('%s', (_, situation, move, verdict, rule) => {
  const found = judge(situation, move);
  expect([found.verdict, found.violations[0]?.rule]).toEqual([
    verdict,
    rule ?? found.violations[0]?.rule,
  ]);
  expect(found.violations.length > 0).toBe(
    verdict === 'illegal' || verdict === 'impossible' || verdict === 'unreadable',
  );
});

describe('a whole climb', () => {
  it('gives the value after each play', () => {
    const found = judge({}, { climb: [4, 5, 5, [6, 6], 'skip', 'take'] });
    expect(found).toMatchObject({ verdict: 'legal', values: [4, 5, 10, 12, 12] });
    expect(found.effects).toContainEqual({
      code: 'takes-climb',
      facts: { count: 6, whole: true },
    });
  });

  it('names the play that does not fit', () => {
    const found = judge({}, { climb: [4, 5, [2, 2], 9] });
    expect(found).toMatchObject({ verdict: 'illegal', values: [4, 5] });
    expect(found.violations[0]).toMatchObject({
      rule: 'turn.pair',
      facts: { step: 3, worth: 4, value: 5 },
    });
  });

  it('names Jokers so that the rest of the climb fits', () => {
    expect(judge({}, { climb: ['joker', 3, 3] }).values).toEqual([2, 3, 6]);
  });

  it('goes on from where the table stands', () => {
    expect(judge({ climb: [6] }, { climb: [[3, 3]] }).values).toEqual([12]);
  });

  it('ends with taking', () => {
    expect(judge({}, { climb: [4, 'take', 5] }).violations[0]?.rule).toBe('climb.take');
  });
});

it('lists what a hand may play', () => {
  const { options } = judge({ value: 10, hand: [5, 5, 12, 4, 'skip'] }, { options: true });
  expect(options).toEqual([
    { cards: ['5', '5'], value: 20 },
    { cards: ['12'], value: 12 },
    { cards: ['skip'], value: 10 },
  ]);
});

it('says which verdicts rest on a reading', () => {
  expect(judge({ value: 12 }, { play: [6, 6] }).readings).toEqual(['turn.pair']);
  expect(judge({ climb: [5, 5] }, { play: 10 }).readings).toEqual(['turn.equal']);
  expect(judge({ value: 5 }, { play: 6 }).readings).toEqual([]);
});

test.each<[string, Situation, DescribedMove, string, string?]>([
  ['the taker opens', { took: 'Ann', climb: [], me: 'Ann' }, { play: 3 }, 'legal'],
  [
    'another than the taker opens',
    { took: 'Ann', climb: [], me: 'Bo' },
    { play: 3 },
    'illegal',
    'climb.next',
  ],
  ['playing on after the round', { value: 3, out: 'Ann' }, { play: 4 }, 'illegal', 'round.end'],
  [
    'the forgetful card goes to who forgot',
    { forgot: 'Ann', 'forgetful-before': 'Bo' },
    { forgetful: 'Ann' },
    'legal',
  ],
  [
    'the forgetful card stays although another forgot',
    { forgot: 'Ann' },
    { forgetful: 'Bo' },
    'illegal',
    'forget.take',
  ],
  [
    'the forgetful card moves although nobody forgot',
    { forgot: 'nobody', 'forgetful-before': 'Bo' },
    { forgetful: 'middle' },
    'illegal',
    'forget.keep',
  ],
])('%s', (_, situation, move, verdict, rule) => {
  const found = judge(situation, move);
  expect([found.verdict, found.violations[0]?.rule]).toEqual([verdict, rule]);
});
