import { describe, expect, test } from 'vitest';
import { judged, testEach } from '#testing/fort/judged.ts';
import { judge } from './judge.ts';

/** Situations in which one fact, or one that is missing, decides. */

const empty = 'stuff: {pizza: 0, toys: 0}';

describe('whose turn it is, where nobody said so', () => {
  const follow = '{follow: sarge}';
  const rough = '{perk: rough-housing}';
  const table = (leader: string, players = '[Ann, me, Ben]') =>
    `{players: ${players}, leader: {played: bug, ${leader}}, me: {hand: [sarge], fort: 2, perks: [rough-housing], ${empty}}}`;

  test('is asked for where the order of deciding hangs on it', () => {
    const { verdict, missing } = judged(table('followed: [], declined: []'), follow);
    expect([verdict, missing]).toEqual(['open', [{ fact: 'turn' }]]);
  });

  test('is that of the only one who did not decide', () => {
    expect(judged(table('declined: [Ben]'), rough).verdict).toBe('legal');
    expect(judged(table('declined: [Ben]'), follow).violations).toMatchObject([
      { rule: 'follow.when', code: 'passed-over' },
    ]);
  });

  testEach('impossible', [
    ['cannot be if all decided', table('followed: [Ann]', '[Ann, me]'), follow, 'follow.when'],
    ['cannot be if all declined', table('declined: [Ben, Ann]'), rough, 'follow.when'],
    [
      'is not anybody’s who has no card in play',
      `{turn: Ann, leader: {played: bug}, me: {hand: [sarge], played: doc, ${empty}}}`,
      follow,
      'turn.leader',
    ],
  ]);
});

describe('one way to do it', () => {
  test.each([
    ['{me: {hand: [wart]}}', '{play: wart}'],
    [
      '{board: {costs: {1-2: [any]}}, me: {hand: [moose], fort: 1, lookout: 0, stuff: {pizza: 1, toys: 0}}}',
      '{play: moose, actions: [private]}',
    ],
  ])('is found where it works whatever was not told: %s', (situation, move) => {
    const { example, effects } = judged(situation, move);
    expect(effects).not.toEqual([]);
    expect(judged(situation, JSON.stringify(example))).toMatchObject({ verdict: 'legal', effects });
  });
});

test('names the coin also where an action is left without its suit', () => {
  const { violations } = judged(
    `{me: {hand: [patch, smoke], lookout: [], ${empty}}}`,
    '{play: patch, add: [smoke], actions: [{public: {gain: {toys: 2}}}, {private: {gain: {toys: 1}}}]}',
  );
  expect(violations.map(({ rule }) => rule)).toContain('play.coin-one-suit');
});

test('the end is triggered once', () => {
  const ends = (track: number) =>
    judged(
      `{me: {hand: [bug], fort: 1, track: ${track}}}`,
      '{play: bug, actions: [private]}',
    ).effects.some(({ code }) => code === 'end');
  expect([24, 25, 26].map(ends)).toEqual([true, false, false]);
});

describe('a rival’s Pack', () => {
  const table = (rivals: string) =>
    `{players: [me, Ann, Ben, Cy], rivals: {${rivals}: {pack: {pizza: 1, toys: 0}}}, me: {hand: [smoke], ${empty}}}`;

  test.each([
    ['that is described', 'Ann', '{play: smoke, actions: [{private: {rival: Ann}}]}'],
    ['that will do', 'Ben', '{play: smoke}'],
  ])('%s is enough, whatever the others are', (_, rival, move) => {
    const { verdict, example } = judged(table(rival), move);
    expect(verdict).toBe('legal');
    expect(example).toMatchObject({ actions: [{ private: { rival, gain: { pizza: 1 } } }] });
  });

  test('that nobody described is asked for', () => {
    const { verdict, missing } = judged(
      table('Ann'),
      '{play: smoke, actions: [{private: {rival: Ben}}]}',
    );
    expect(verdict).toBe('open');
    expect(missing.map(({ fact }) => fact)).toContain('rivals.Ben.pack.pizza');
  });
});

describe('a card in hand as one draws', () => {
  const draw = '{draw: 5}';
  test('came by Recycling if it is one, and the perk is gone', () => {
    expect(judged('{me: {hand: [bug], deck: 5, fort: 2, perks: []}}', draw).verdict).toBe('legal');
  });
  testEach('illegal', [
    ['two cards', '{me: {hand: [bug, doc], deck: 5, fort: 2, perks: []}}', draw, 'discard.yard'],
    ['no perk yet', '{me: {hand: [bug], deck: 5, fort: 1}}', draw, 'discard.yard'],
    ['another perk', '{me: {hand: 1, deck: 5, fort: 3, perks: [diy]}}', draw, 'discard.yard'],
  ]);
  testEach('open', [
    ['an unknown perk', '{me: {hand: [bug], deck: 5}}', draw, 'me.perks'],
    ['an unknown perk at level 2', '{me: {hand: [bug], deck: 5, fort: 2}}', draw, 'me.perks'],
    ['no perk at an unknown level', '{me: {hand: [bug], deck: 5, perks: []}}', draw, 'me.fort'],
  ]);
});

test.each([
  ['{recruited: 1, perks: []}', '[tiny, doc]', 'recruit.must', 1],
  ['{perks: []}', '[tiny, doc, bug]', 'recruit.must', 1],
  ['{perks: [birthday-party], fort: 2}', '[tiny, doc, bug]', 'perk.birthday-party', 2],
])('as many may be recruited as the perks allow: %s, %s', (me, recruit, rule, most) => {
  const { violations } = judged(
    `{park: [tiny, doc, bug], park-deck: 3, me: ${me}}`,
    `{recruit: ${recruit}}`,
  );
  expect(violations).toMatchObject([
    { rule, code: 'too-many-recruited', facts: { count: 3, most } },
  ]);
});

test.each([
  ['wart', 'bribe', 'illegal'],
  ['moose', 'bribe', 'legal'],
  ['moose', 'sticky-fingers', 'illegal'],
  ['scout', 'sticky-fingers', 'legal'],
])('%s played with %s: %s', (card, perk, verdict) => {
  const table = `{me: {fort: 2, perks: [${perk}], hand: [${card}, bug], lookout: 0, pack: 0, ${empty}}}`;
  expect(judged(table, `{play: ${card}, perk: ${perk}}`).verdict).toBe(verdict);
});

test('a wrong discard does not hide what is left over', () => {
  const { violations } = judged(
    '{me: {hand: [dash, doc, zip], played: none}}',
    '{discard: {to-pile: [bug], to-yard: [dash]}}',
  );
  expect(violations.map(({ rule, code, facts }) => [rule, code, facts.card])).toEqual([
    ['discard.used', 'not-there', 'bug'],
    ['discard.used', 'left-over', 'zip'],
    ['discard.yard', 'left-over', 'doc'],
  ]);
});

describe('described so little that much has to be tried', () => {
  test.each([
    ['{me: {hand: [doc], lookout: [], perks: [], fort: 2}}', 'doc', 'illegal'],
    ['{me: {hand: [the-ant], stuff: {pizza: 1, toys: 0}}}', 'the-ant', 'legal'],
    ['{me: {hand: [penny], stuff: 1}}', 'penny', 'legal'],
  ])('%s, %s: %s whatever the rest is', (situation, card, verdict) => {
    expect(judged(situation, `{play: ${card}}`).verdict).toBe(verdict);
  });
});

test.each([
  [3, 'legal'],
  [2, 'illegal'],
])('what comes after ▸ is left out only where it can’t be: %i toys, %s', (toys, verdict) => {
  const { verdict: found } = judged(
    `{me: {hand: [blitz, crash, kitty, doc], discard: [], lookout: [], fort: 5, stuff: {pizza: 0, toys: ${toys}}, pack: 0, perks: []}}`,
    '{play: blitz, add: [crash], actions: [{public: {gain: {pizza: 2}}}, {private: {trash: [kitty, doc], gain: {toys: 1}}}]}',
  );
  expect(found).toBe(verdict);
});

test.each(['', 'first-player: Ann,'])(
  'who is next does not hang on an end that nothing shows: %s',
  (first) => {
    const next = (more: string) =>
      judged(
        `{players: [me, Ann, Ben], turn: me, ${first} ${more}}`,
        '{claim: next-turn, player: Ann}',
      ).verdict;
    expect(next('')).toBe('legal');
    expect(next('me: {macaroni: true}')).toBe(first ? 'illegal' : 'open');
  },
);

test('a Lookout card described by its symbol is named by it', () => {
  const { violations } = judged(
    '{me: {lookout: [book, shovel], hand: [doc, bug]}}',
    '{play: doc, add-from-lookout: [book]}',
  );
  expect(violations).toMatchObject([{ rule: 'play.lookout', facts: { card: 'book' } }]);
});

test.each(['skids', 'penny', 'scout'] as const)(
  'perk.sticky-fingers: packing %s in part from empty Stuff hangs on one perk of nine',
  (card) => {
    const { verdict, missing, usually } = judge(
      { me: { stuff: { pizza: 0, toys: 0 } } },
      { play: card, actions: [{ public: { full: false } }, 'private'] },
    );
    expect([verdict, missing]).toEqual(['open', [{ fact: 'me.perks' }]]);
    expect(usually?.conditions).toMatchObject([
      { fact: 'me.perks', values: ['sticky-fingers'], verdict: 'legal' },
    ]);
  },
);

test('what changes the answer only at some Fort Levels is not said where the level is unknown', () => {
  const { verdict, usually } = judge({ leader: { played: 'captain' } }, { follow: 'doc' });
  expect([verdict, usually?.verdict]).toEqual(['open', undefined]);
  // But that the price may be too high holds at any.
  expect(usually?.conditions.map(({ is, values }) => [is, values.at(-1)])).toEqual([
    ['price', 99],
    ['amount', 5],
  ]);
});

test('of six suits the one that will do is named, not the five that won’t', () => {
  const { usually } = judge(
    { leader: { played: 'blades', gained: 'toys' }, me: { stuff: { pizza: 0, toys: 0 } } },
    { follow: 'dash' },
  );
  expect(usually?.conditions).toMatchObject([
    { fact: 'leader.declared', values: ['skateboard'], verdict: 'legal' },
  ]);
});

test('a card to follow with has to match one that nobody named', () => {
  const { missing, usually } = judge({}, { follow: 'moose' });
  expect(missing).toEqual([{ fact: 'leader.played' }]);
  expect(usually?.verdict).toBeUndefined();
  expect(usually?.conditions).toMatchObject([{ is: 'card', card: 'moose', verdict: 'illegal' }]);
});

test.each(['captain', 'lefty', 'zip'])(
  'board.cost: of %s the level is asked for, then its cost',
  (play) => {
    const move = `{play: ${play}, actions: [public]}`;
    // What else is in the Pack can’t matter before the cost is known.
    expect(judged(`{me: {hand: [${play}]}}`, move).missing).toEqual([{ fact: 'me.fort' }]);
    expect(judged(`{me: {hand: [${play}], fort: 3}}`, move).missing).toEqual([
      { fact: 'board.costs.3-4' },
    ]);
  },
);

describe('what only together changes the answer', () => {
  const together = (play: 'crash' | 'moose' | 'lefty') =>
    judge({}, { play }).usually?.together?.map(({ fact, values }) => [fact, ...values]);

  test('is given as a whole, though three facts are asked for at a time', () => {
    expect(together('crash')).toEqual([
      ['me.discard', 0],
      ['me.hand', 0],
      ['me.stuff.pizza', 4],
      ['me.stuff.toys', 4],
    ]);
    expect(judge({}, { play: 'crash' }).missing).toHaveLength(3);
  });

  test('has nothing in it that would change nothing', () => {
    expect(together('moose')).toEqual([
      ['me.hand', 0],
      ['me.fort', 99],
    ]);
    // What a price is too high for need not be told beside it.
    expect(together('lefty')).toEqual([
      ['me.fort', 99],
      ['me.hand', 0],
    ]);
  });
});

describe('help that nobody described', () => {
  const together = (situation: string, move: string) =>
    judged(situation, move).usually?.together?.map(({ is, fact, least }) => [is, fact, least]);
  const three = '{play: bug, actions: [{public: {gain: {pizza: 3}}}]}';
  const four = '{play: bug, actions: [{public: {gain: {pizza: 4}}}]}';

  test('is given once, without the name of a card that would do as well as others', () => {
    expect(together('{me: {hand: [bug, more]}}', three)).toEqual([['help', 'me.hand', 1]]);
    expect(together('{me: {hand: [bug], lookout: 2}}', three)).toEqual([['help', 'me.lookout', 1]]);
  });

  test('says when one card can’t be enough', () => {
    expect(together('{me: {hand: [bug, more], stuff: {pizza: 0}}}', four)).toEqual([
      ['help', 'me.hand', 2],
    ]);
    expect(together('{me: {hand: [bug], lookout: 2, stuff: {pizza: 0}}}', four)).toEqual([
      ['help', 'me.lookout', 2],
    ]);
  });

  test('is a certain card where the move names it', () => {
    const named =
      '{play: bug, add-from-lookout: [the-moles], actions: [{public: {gain: {pizza: 3}}}]}';
    const { missing, usually } = judged('{me: {hand: [bug]}}', named);
    expect(missing).toEqual([{ fact: 'me.lookout' }]);
    expect(usually?.conditions).toMatchObject([{ is: 'card', card: 'the-moles' }]);
  });
});
