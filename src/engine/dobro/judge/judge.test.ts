import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Option } from './answer.ts';
import type { DescribedMove, Situation, WrittenPlay } from './description.ts';
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
    expect(found.effects).toContainEqual({ code: 'takes-climb', facts: { count: 6 } });
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
    { forgot: 'Ann', forgetful: 'Bo' },
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
    { forgot: 'nobody', forgetful: 'Bo' },
    { forgetful: 'middle' },
    'illegal',
    'forget.keep',
  ],
])('%s', (_, situation, move, verdict, rule) => {
  const found = judge(situation, move);
  expect([found.verdict, found.violations[0]?.rule]).toEqual([verdict, rule]);
});

describe('a Joker in the climb whose number was not said', () => {
  test.each<[string, Situation, DescribedMove, string, string[]]>([
    ['decides about a single', { climb: ['joker'] }, { play: 5 }, 'open', ['climb.0.as']],
    ['decides about the next', { climb: ['joker', 5] }, { play: 7 }, 'open', ['climb.0.as']],
    ['decides in a pair', { climb: [['joker', 'joker']] }, { play: 11 }, 'open', ['climb.0.as']],
    [
      'decides what a hand may play',
      { climb: ['joker'], hand: [5] },
      { options: true },
      'open',
      ['climb.0.as'],
    ],
    [
      'decides how a climb goes on',
      { climb: ['joker'] },
      { climb: [5, 9] },
      'open',
      ['climb.0.as'],
    ],
    [
      'does not matter under a pair that beats all',
      { climb: ['joker'] },
      { play: [7, 7] },
      'legal',
      [],
    ],
    ['does not matter for a Skip', { climb: ['joker'] }, { play: 'skip' }, 'legal', []],
    ['does not matter when it is taken', { climb: ['joker'] }, { take: true }, 'legal', []],
    [
      'does not matter where the value is said',
      { climb: ['joker', 5], value: 10 },
      { play: 7 },
      'illegal',
      [],
    ],
    [
      'does not matter where it was named',
      { climb: [{ play: 'joker', as: 4 }] },
      { play: 5 },
      'legal',
      [],
    ],
    ['is settled by what follows', { climb: ['joker', 2] }, { play: 5 }, 'legal', []],
    ['is settled by its partner', { climb: [['joker', 5]] }, { play: 7 }, 'illegal', []],
  ])('%s', (_, situation, move, verdict, missing) => {
    const found = judge(situation, move);
    expect([found.verdict, found.missing.map(({ fact }) => fact)]).toEqual([verdict, missing]);
  });

  test.each<[string, Situation, Option[]]>([
    ['nothing fits', { climb: [['joker', 'joker'], 6], hand: [5, 3] }, []],
    ['nothing fits at the top', { climb: [5, 'reverse', 5, 'joker', 12], hand: [5, 2, 10, 5] }, []],
    [
      'all fits',
      { climb: ['joker', 3], hand: [8, 8] },
      [
        { cards: ['8'], value: 8 },
        { cards: ['8', '8'], value: 16 },
      ],
    ],
  ])('does not matter for a hand where %s whatever it was', (_, situation, options) => {
    const found = judge(situation, { options: true });
    expect([found.verdict, found.options]).toEqual(['legal', options]);
  });

  it('leaves the value unsaid where it is not known', () => {
    expect(judge({ climb: ['joker'] }, { play: 12 }).effects).toEqual([]);
    expect(judge({ climb: ['joker'] }, { play: [7, 7] }).effects).toEqual([
      { code: 'value', facts: { value: 14 } },
    ]);
  });

  it('is judged as over all its names', () => {
    const numbers = Array.from({ length: 11 }, (_, at) => at + 2);
    const named = (climb: readonly WrittenPlay[]): WrittenPlay[][] =>
      climb.reduce<WrittenPlay[][]>(
        (ways, play) =>
          ways.flatMap((way) =>
            play === 'joker' ? numbers.map((as) => [...way, { play, as }]) : [[...way, play]],
          ),
        [[]],
      );
    const play = fc.oneof(
      { weight: 2, arbitrary: fc.constant<WrittenPlay>('joker') },
      { weight: 4, arbitrary: fc.integer({ min: 2, max: 12 }) },
      fc.integer({ min: 2, max: 12 }).map((number) => [number, number]),
      fc.constant<WrittenPlay>('skip'),
    );
    fc.assert(
      fc.property(
        fc.array(play, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 2, max: 12 }),
        (climb, number) => {
          const move = { play: number };
          const verdicts = new Set(named(climb).map((way) => judge({ climb: way }, move).verdict));
          if (verdicts.size > 1) verdicts.delete('impossible');
          const [only] = verdicts;
          expect(judge({ climb }, move).verdict).toBe(verdicts.size > 1 ? 'open' : only);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is soon told, however many there are', () => {
    const climb = Array.from({ length: 60 }, () => 'joker' as const);
    expect(judge({ climb }, { take: true }).verdict).toBe('impossible');
  });
});

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
    { forgetful: 'Bo' },
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

it('does not ask for a deck that only tells whether it was forgetting', () => {
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

describe('a Joker that is played without a number', () => {
  const depends = { code: 'value-depends', facts: {} };

  it('is told with all numbers that fit, none of them as a fact', () => {
    const found = judge({ value: 9 }, { play: 'joker' });
    expect([found.verdict, found.effects]).toEqual(['legal', [depends]]);
    expect(found.options).toEqual([
      { cards: ['joker'], as: 9, value: 18 },
      { cards: ['joker'], as: 10, value: 10 },
      { cards: ['joker'], as: 11, value: 11 },
      { cards: ['joker'], as: 12, value: 12 },
    ]);
    expect(found.example).toEqual(found.options?.[0]);
  });

  it('rests on no reading that another number avoids', () => {
    expect(judge({ value: 12 }, { play: ['joker', 'joker'] }).readings).toEqual([]);
    expect(judge({ value: 12 }, { play: ['joker', 'joker'], as: 6 }).readings).toEqual([
      'turn.pair',
    ]);
  });

  it('is known where only one number fits', () => {
    const found = judge({ value: 12 }, { play: 'joker' });
    expect(found.effects).toEqual([{ code: 'value-doubles', facts: { from: 12, value: 24 } }]);
    expect(found.options).toBeUndefined();
  });

  it('leaves the values of a climb open as long as it matters', () => {
    const found = judge({}, { climb: ['joker', 'skip', [7, 7]] });
    expect(found.values).toEqual([null, null, 14]);
    expect(found.effects).toEqual([{ code: 'value', facts: { from: 0, value: 14 } }]);
    expect(judge({}, { climb: ['joker', 'take'] }).effects).toContainEqual(depends);
  });

  it('leaves open which value was too high', () => {
    const values = ({ violations }: ReturnType<typeof judge>) =>
      violations.map(({ code, facts }) => [code, facts.value]);
    expect(values(judge({ climb: ['joker', 5] }, { play: 3 }))).toEqual([
      ['single-too-low', '5 / 10'],
    ]);
    expect(values(judge({}, { climb: ['joker', 5, 3] }))).toEqual([['single-too-low', '5 / 10']]);
    // On 10 the number is too low, on 20 any Joker is.
    expect(values(judge({ climb: ['joker', 10] }, { play: 'joker', as: 5 }))).toEqual([
      ['single-too-low', '10 / 20'],
    ]);
  });
});
