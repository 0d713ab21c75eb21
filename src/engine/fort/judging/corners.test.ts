import { describe, expect, test } from 'vitest';
import { type Case, judged, testEach } from '#testing/fort/judged.ts';

/** Corners in which a table that is only half described, or two actions together, mislead easily. */

const empty = 'stuff: {pizza: 0, toys: 0}';

describe('depends on cards that nobody described', () => {
  const two = '{play: bug, actions: [{public: {gain: {pizza: 2}}}]}';
  const cases: readonly Case[] = [
    [
      'a Lookout that is not described',
      `{me: {hand: [bug], fort: 0, ${empty}}}`,
      two,
      'me.lookout',
    ],
    ['one card in the Lookout', `{me: {hand: [bug], lookout: 1, ${empty}}}`, two, 'me.lookout'],
    [
      'more in the Lookout',
      `{me: {hand: [bug], lookout: [doc, more], fort: 1, ${empty}}}`,
      two,
      'me.lookout',
    ],
    ['a card in hand', `{me: {hand: [bug, '?'], lookout: 0, ${empty}}}`, two, 'me.hand'],
    [
      'an action that needs help to happen at all',
      `{me: {hand: [chef], lookout: 1, ${empty}}}`,
      '{play: chef, actions: [private]}',
      'me.lookout',
    ],
    [
      'the Yards, for a card by its bare name',
      '{park-deck: 4, park: [bug, tiny, moose], players: [Ann, me]}',
      '{recruit: doc}',
      'rivals.Ann.yard',
    ],
    [
      'the Yard of a rival only the move names',
      '{}',
      '{recruit: {card: doc, from: yard, of: Ann}}',
      'rivals.Ann.yard',
    ],
    [
      'the Yard of a rival to trash from',
      '{players: 2, me: {hand: [golden-boy]}}',
      '{play: golden-boy, actions: [{private: {trash-rival: {card: doc, of: Ann}}}]}',
      'rivals.Ann.yard',
    ],
  ];
  testEach('open', cases);
});

describe('legal', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    [
      'a payment with what the other action copied first',
      `{board: {costs: {0-1: [pizza, pizza]}}, rivals: {Ann: {fort: 1, pack: {pizza: 2, toys: 0}}}, me: {hand: [captain], fort: 0, ${empty}, pack: {pizza: 0, toys: 0}}}`,
      '{play: captain, actions: [{private: {rival: Ann}}, {public: {pay: {pizza: 2}}}]}',
    ],
    [
      'a part of the Pack of a rival who is named',
      '{rivals: {Ann: {fort: 2, pack: {pizza: 3, toys: 0}}}, me: {hand: [spike], lookout: 0, fort: 1, stuff: {pizza: 3, toys: 1}, pack: {pizza: 0, toys: 0}}}',
      '{play: spike, actions: [public, {private: {rival: Ann}}]}',
    ],
    [
      'a Lookout card by name that is described by its symbol only',
      `{me: {hand: [doc, sarge], lookout: [shovel], fort: 0, ${empty}}}`,
      '{play: sarge, add-from-lookout: [moose], actions: [public]}',
    ],
    [
      'a coin that counts as itself',
      `{me: {hand: [ghost, smoke], lookout: 0, fort: 0, ${empty}}}`,
      '{play: ghost, suit: coin, add: [smoke], actions: [private]}',
    ],
  ];
  test.each(cases)('%s', (_, situation, move) => {
    const { verdict, violations } = judged(situation, move);
    expect([verdict, violations]).toEqual(['legal', []]);
  });

  test('Birthday Party said with both cards', () => {
    const { verdict, violations } = judged(
      '{me: {perks: [birthday-party], fort: 2}, park: [bug, doc, chef], park-deck: 9}',
      '{recruit: [bug, doc], perk: birthday-party}',
    );
    expect([verdict, violations]).toEqual(['legal', []]);
  });

  test('shows a way that is legal itself', () => {
    const situation = `{me: {hand: [giggles], lookout: 0, fort: 0, ${empty}, pack: {pizza: 0, toys: 1}}}`;
    const { example } = judged(situation, '{play: giggles, actions: [public, private]}');
    expect(example).toMatchObject({
      actions: [{ public: { gain: { toys: 1 } } }, { private: { gain: { toys: 1 } } }],
    });
    expect(judged(situation, JSON.stringify(example)).verdict).toBe('legal');
  });

  test('shows no way that depends on what nobody described', () => {
    const { verdict, example } = judged(
      '{me: {hand: [tiny], fort: 0, stuff: 7}}',
      '{play: tiny, actions: [public]}',
    );
    expect([verdict, example]).toEqual(['legal', undefined]);
  });

  test.each(['private', '{private: {put-in-lookout: doc}}'])(
    'tells of Recycling in %s',
    (action) => {
      const { verdict, effects } = judged(
        '{me: {hand: [lefty], discard: [doc], lookout: 0, fort: 2, perks: [recycling]}}',
        `{play: lefty, actions: [${action}]}`,
      );
      expect(verdict).toBe('legal');
      expect(effects.map(({ code }) => code)).toEqual(['recycle', 'perk-trashed', 'lookout']);
    },
  );

  test('gives no macaroni sculpture that a rival has', () => {
    const { effects } = judged(
      '{board: {costs: {4-5: [pizza]}}, rivals: {Ann: {fort: 5, macaroni: true}}, me: {hand: [captain], fort: 4, perks: [], stuff: {pizza: 3, toys: 0}, pack: {pizza: 1, toys: 0}}}',
      '{play: captain, actions: [public]}',
    );
    expect(effects.map(({ code }) => code)).toEqual(['advance', 'end']);
  });
});

describe('not legal', () => {
  type Refused = readonly [...Case, code: string];
  const advance = (fort: number, more: string) =>
    `{board: {costs: {${fort}-${fort + 1}: [pizza]}}, ${more}, me: {hand: [captain], fort: ${fort}, perks: [], stuff: {pizza: 3, toys: 0}, pack: {pizza: 1, toys: 0}}}`;
  const cases: readonly Refused[] = [
    [
      'a card off an empty Park deck',
      `{park: [doc], park-deck: 0, me: {hand: [baby-face], lookout: [], fort: 2, perks: [], ${empty}}}`,
      '{play: baby-face, actions: [{public: {recruit: {from: park-deck}}}]}',
      'recruit.deck',
      'park-empty',
    ],
    [
      'a card off a Park deck that the refill emptied',
      '{park: [tiny, doc, moose], park-deck: 1, me: {perks: [birthday-party], fort: 2}}',
      '{recruit: [doc, {from: park-deck}]}',
      'recruit.deck',
      'park-empty',
    ],
    [
      'a bribe off an empty Park deck',
      '{park: [tiny, doc, moose], park-deck: 0, me: {perks: [bribe], fort: 2, hand: [lefty], lookout: []}}',
      '{play: lefty, actions: [{private: {put-in-lookout: {from: park-deck}}}]}',
      'perk.bribe',
      'source-empty',
    ],
    [
      'a perk at level 3',
      advance(2, 'perk-row: [bribe, diy]'),
      '{play: captain, actions: [{public: {choose: bribe}}]}',
      'fort.level-2',
      'wrong-reward',
    ],
    [
      'a made-up rule that a rival has',
      advance(0, 'rivals: {Ann: {fort: 1, made-up-rule: loner}}'),
      '{play: captain, actions: [{public: {choose: loner}}]}',
      'setup.made-up-rules',
      'rule-twice',
    ],
    [
      'a perk that a rival has',
      advance(1, 'rivals: {Ann: {fort: 2, perks: [bribe]}}'),
      '{play: captain, actions: [{public: {choose: bribe}}]}',
      'fort.level-2',
      'not-in-row',
    ],
    [
      'a symbol that no Lookout card shows alone',
      `{me: {hand: [doc, sarge], lookout: [shovel, glue], fort: 1, ${empty}}}`,
      '{play: sarge, add-from-lookout: [shovel, shovel], actions: [public]}',
      'play.lookout',
      'symbol-not-in-lookout',
    ],
    [
      'a coin that is not counted',
      `{me: {hand: [ghost, smoke], lookout: 0, fort: 0, ${empty}}}`,
      '{play: ghost, suit: coin, add: [{card: smoke, coin: none}], actions: [private]}',
      'play.add',
      'no-match',
    ],
    [
      'more in part than there is room for',
      '{me: {hand: [bug, the-moles], fort: 1, lookout: 0, stuff: {pizza: 3, toys: 2}}}',
      '{play: bug, add: [the-moles], actions: [private, {public: {full: false, gain: {pizza: 2}}}]}',
      'board.stuff',
      'stuff-full',
    ],
    [
      'the second action too, by itself',
      `{me: {hand: [bug], fort: 1, lookout: 0, ${empty}}}`,
      '{play: bug, actions: [{public: {gain: {toys: 1}}}, {private: {score: 9}}]}',
      'symbol.fort-level',
      'too-often',
    ],
  ];
  test.each(cases)('%s', (_, situation, move, rule, code) => {
    const { verdict, violations } = judged(situation, move);
    expect(verdict).toBe('illegal');
    expect(violations).toContainEqual(expect.objectContaining({ rule, code }));
  });

  test('has nothing to do with full use where one action is used in full', () => {
    const { violations } = judged(
      '{me: {hand: [doodles], fort: 1, lookout: 0, stuff: {pizza: 2, toys: 0}, pack: 0}}',
      '{play: doodles, actions: [public, {private: {score: 1}}]}',
    );
    expect(violations).toEqual([
      {
        rule: 'symbol.in-pack',
        code: 'nothing-happens',
        facts: { box: 'private', per: 'in-pack' },
      },
    ]);
  });

  test.each([
    [
      'has no room',
      '{me: {hand: [chef, dash], stuff: {pizza: 3, toys: 0}, lookout: []}}',
      '{play: chef, add: [dash], actions: [public, private]}',
      ['play.purpose', 'board.stuff', 'play.partial'],
    ],
    [
      'has nothing to begin with',
      `{players: 2, rivals: {Ann: {yard: []}}, me: {hand: [tiny], ${empty}}}`,
      '{play: tiny, actions: [{public: {gain: toys}}, {private: {gain: toys}}]}',
      ['action.trash-rival', 'play.partial'],
    ],
    [
      'is that of an added card',
      '{}',
      '{play: bug, add: [sarge], actions: [public, {card: sarge, public: {gain: {toys: 1}}}]}',
      ['play.added-idle'],
    ],
    [
      'was done as if a coin were two suits',
      `{me: {hand: [chef, dash, puddin], ${empty}, lookout: []}}`,
      '{play: chef, add: [dash, puddin], actions: [{public: {gain: {pizza: 2}}}, {private: {gain: {pizza: 2}}}]}',
      // Which of the two is done too often depends on the suit that the coin is.
      ['play.coin-one-suit'],
    ],
    [
      'declares a coin',
      '{me: {hand: [ace]}}',
      '{play: ace, declare: coin}',
      ['follow.coin-declared'],
    ],
  ] as const)('names what is broken, and only that, where a further action %s', (...example) => {
    const [, situation, move, rules] = example;
    expect(judged(situation, move).violations.map(({ rule }) => rule)).toEqual(rules);
  });

  test('says of each kind by itself what the supply had', () => {
    const told = (supply: string, pack: string) =>
      judged(
        `{supply: ${supply}, me: {hand: [scout, the-moles], fort: 2, lookout: [], perks: [sticky-fingers], pack: 0, ${empty}}}`,
        `{play: scout, add: [the-moles], actions: [{public: {put-in-pack: {supply: ${pack}}}}]}`,
      ).violations[0];
    expect(told('{pizza: 5, toys: 0}', '{pizza: 2, toys: 1}')).toMatchObject({
      code: 'supply-empty',
      facts: { resource: 'toys', need: 1, left: 0 },
    });
    expect(told('{pizza: 1, toys: 5}', '{pizza: 2, toys: 1}')).toMatchObject({
      facts: { resource: 'pizza', need: 2, left: 1 },
    });
  });

  test('of a card that does not match says nothing about an action that nobody described', () => {
    const table = '{turn: Ann, leader: {played: moose}, me: {hand: [tiny], lookout: [], fort: 2}}';
    const { violations, readings } = judged(table, '{follow: tiny}');
    expect(violations.map(({ rule }) => rule)).toEqual(['follow.discard']);
    expect(readings).toEqual([]);
  });

  test('of a second recruit mentions Yards only where one was seen or described', () => {
    const rules = (rivals: string, second: string) =>
      judged(
        `{park: [tiny], ${rivals} me: {perks: [birthday-party], fort: 2}}`,
        `{recruit: [tiny, ${second}]}`,
      ).violations.map(({ rule }) => rule);
    expect(rules('', 'doc')).toEqual(['recruit.park']);
    expect(rules('rivals: {Ann: {yard: [doc]}},', 'doc')).toEqual(['perk.birthday-party']);
    expect(rules('', '{card: doc, from: yard}')).toContain('perk.birthday-party');
  });

  test('gives the supply as it was before the action', () => {
    const { violations } = judged(
      `{supply: {pizza: 1, toys: 9}, me: {hand: [dash, skids], ${empty}}}`,
      '{play: dash, add: [skids], actions: [public]}',
    );
    expect(violations[0]).toMatchObject({ code: 'supply-empty', facts: { need: 2, left: 1 } });
  });
});

test('names every card with the place it came from, in whatever order that works', () => {
  const { effects } = judged(
    '{park: [doc, tiny, bug], park-deck: 1, me: {hand: [prince, tiny], lookout: 0, fort: 2, perks: [bribe]}}',
    '{play: prince, add: [tiny], actions: [{public: {put-in-lookout: [{card: doc, from: park}, {from: park-deck}]}}]}',
  );
  expect(effects.filter(({ code }) => code === 'lookout').map(({ facts }) => facts)).toEqual([
    { card: '', from: 'park-deck' },
    { card: 'doc', from: 'park' },
  ]);
});

test('knows that the leader’s own Yard is empty', () => {
  const { verdict } = judged(
    '{turn: Ann, leader: {played: baby-face}, park: [doc, tiny, bug], park-deck: 0, me: {hand: [the-scrappers], stuff: {pizza: 0, toys: 0}}}',
    '{follow: the-scrappers, action: {recruit: [doc, doc]}}',
  );
  expect(verdict).toBe('illegal');
});

test.each(['[tiny, doc]', '[{from: park-deck}, {from: park-deck}]', '[{from: park-deck}, doc]'])(
  'sees the last card of the Park deck go, also as the second of two: %s',
  (recruit) => {
    const ends = (deck: number) =>
      judged(
        `{park: [tiny, doc, moose], park-deck: ${deck}, me: {perks: [birthday-party], fort: 2}}`,
        `{recruit: ${recruit}}`,
      ).effects.filter(({ code }) => code === 'end');
    expect(ends(2)).toEqual([{ code: 'end', facts: { rule: 'end.park' } }]);
    expect(ends(3)).toEqual([]);
  },
);
