import { expect, it, test } from 'vitest';
import type { DescribedMove, Situation } from '../format/schema.ts';
import { judge } from './judge.ts';

const three = ['Ann', 'me', 'Ben'];

test.each<[string, Situation, DescribedMove, string, string?]>([
  ['an empty hand', { players: 3, hand: [], value: 4 }, { take: true }, 'illegal', 'round.end'],
  ['nothing held', { players: 3, holding: 0, deck: 9 }, { draw: 6 }, 'illegal', 'round.end'],
  [
    'a turn that the plays contradict',
    { players: three, turn: 'me', opened: 'Ann', direction: 'clockwise', climb: [4, 5] },
    { play: 6 },
    'impossible',
    'turn.next',
  ],
  [
    'a turn that fits one direction',
    { players: three, turn: 'me', opened: 'Ann', climb: [4] },
    { play: 6 },
    'legal',
  ],
  [
    'an opener who did not take',
    { took: 'Ann', opened: 'Ben' },
    { play: 'skip' },
    'impossible',
    'climb.next',
  ],
  ['38 cards left for three', { players: 3, deck: 38 }, { play: 'skip' }, 'legal'],
  [
    '39 cards left for three',
    { players: 3, deck: 39 },
    { play: 'skip' },
    'impossible',
    'setup.deck',
  ],
  ['33 cards left for two', { players: 2, deck: 33 }, { play: 'skip' }, 'impossible', 'two.aside'],
  ['39 cards left', { deck: 39 }, { play: 'skip' }, 'impossible', 'setup.deck'],
  [
    'two cards named and four held',
    { hand: [4, 5], holding: 4, value: 3 },
    { play: 4 },
    'impossible',
    'setup.deal',
  ],
  ['two cards of one held', { holding: 1, value: 8 }, { play: [5, 5] }, 'illegal', 'turn.one'],
  ['nothing drawn late', { players: 3, holding: 4, deck: 0 }, { draw: 0, late: true }, 'legal'],
  ['the taker opens, not I', { took: 'Ann', climb: [] }, { play: 6 }, 'illegal', 'climb.next'],
  [
    'the taker’s neighbour is next',
    { players: three, took: 'Ann', direction: 'clockwise', climb: [4] },
    { play: 6 },
    'legal',
  ],
  [
    'a name for `me`',
    { players: ['Ann', 'Bo'], me: 'Bo', turn: 'me', value: 3 },
    { play: 6 },
    'legal',
  ],
  [
    'a name for `me` at the forgetful card',
    { me: 'Bo', forgot: 'me' },
    { forgetful: 'Bo' },
    'legal',
  ],
  [
    'the forgetful card back in the middle, whoever forgot',
    { 'forgetful-before': 'Bo' },
    { forgetful: 'middle' },
    'illegal',
    'forget.keep',
  ],
  ['more than any hand limit allows', { holding: 5 }, { draw: 2 }, 'illegal', 'turn.draw'],
  ['from an empty deck', { holding: 4, deck: 0 }, { draw: 1 }, 'illegal', 'round.deck-empty'],
  ['from an empty deck, whatever is held', { deck: 0 }, { draw: 1 }, 'illegal', 'round.deck-empty'],
  ['the last card, whatever the limit', { holding: 4, deck: 1 }, { draw: 1 }, 'legal'],
])('%s', (_, situation, move, verdict, rule) => {
  const found = judge(situation, move);
  expect([found.verdict, found.violations[0]?.rule]).toEqual([verdict, rule]);
});

test.each<[string, Situation, DescribedMove, string[]]>([
  ['the direction', { players: three, opened: 'Ben', climb: [4] }, { play: 5 }, ['direction']],
  [
    'who asks',
    { players: ['Ann', 'Bo', 'Cy'], opened: 'Cy', direction: 'clockwise', climb: [4] },
    { play: 5 },
    ['me'],
  ],
  ['the number of players', { holding: 5 }, { draw: 1 }, ['players']],
  ['the hand', { players: 3, deck: 9 }, { draw: 3 }, ['hand']],
])('asks for %s', (_, situation, move, missing) => {
  const found = judge(situation, move);
  expect([found.verdict, found.missing.map(({ fact }) => fact)]).toEqual(['open', missing]);
});

it('does not ask for a deck that only decides whether it was forgetting', () => {
  const found = judge({ players: 3, holding: 4 }, { draw: 1 });
  expect(found.verdict).toBe('legal');
  expect(found.effects).toContainEqual({
    code: 'forgets-unless-empty',
    facts: { due: 2, count: 1 },
  });
  // Whatever is held, too.
  expect(judge({ players: 3 }, { draw: 0 }).verdict).toBe('legal');
});

it('does not ask for a direction that changes nothing', () => {
  const round = { players: three, opened: 'Ann', climb: [4, 'reverse'] } as const;
  expect(judge(round, { play: 5 }).violations[0]?.facts.turn).toBe('Ann');
  const both = { players: ['Ann', 'Bo', 'me', 'Cy'], opened: 'Ann', climb: [4] };
  expect(judge(both, { play: 5 }).violations[0]?.facts.turn).toBe('Bo / Cy');
});

it('says of no cards only that none is played', () => {
  const { violations } = judge({ players: 3, hand: [4, 5], value: 3 }, { play: [] });
  expect(violations.map(({ code }) => code)).toEqual(['nothing-played']);
});
