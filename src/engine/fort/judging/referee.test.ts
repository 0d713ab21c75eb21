import { describe, expect, test } from 'vitest';
import { judged, testEach } from '#testing/fort/judged.ts';

/** What a strict referee asks: the verdict, and exactly the reasons that hold. */

const nothing = 'stuff: {pizza: 0, toys: 0}, pack: 0';

describe('illegal, whatever was left out', () => {
  testEach('illegal', [
    [
      'action.trash-rival: a card of a rival’s discard pile',
      '{rivals: {Ann: {discard: [doc]}}, me: {hand: [golden-boy]}}',
      '{play: golden-boy, actions: [{private: {trash-rival: {card: doc, from: discard, of: Ann}}}]}',
      'action.trash-rival',
    ],
    [
      'action.trash-rival: a card of a rival’s hand, though the Yard has one',
      '{rivals: {Ann: {hand: [doc], yard: [doc]}}, me: {hand: [golden-boy]}}',
      '{play: golden-boy, actions: [{private: {trash-rival: {card: doc, from: hand, of: Ann}}}]}',
      'action.trash-rival',
    ],
    [
      'board.cost: something is printed, and there is nothing to pay with',
      `{me: {hand: [bitsy], fort: 2, ${nothing}}}`,
      '{play: bitsy}',
      'board.cost',
    ],
    [
      'board.cost: DIY costs two at least',
      '{me: {fort: 2, perks: [diy], played: none, stuff: {pizza: 1, toys: 0}, pack: 0}}',
      '{perk: diy}',
      'board.cost',
    ],
    [
      'perk.diy: one resource paid can’t be one more than is printed',
      '{me: {fort: 2, perks: [diy], played: none, stuff: {pizza: 4, toys: 0}, pack: 0}}',
      '{perk: diy, pay: {pizza: 1}}',
      'perk.diy',
    ],
  ]);

  test('board.cost: one resource less than a cost that nobody described may be none', () => {
    const table = (costs: string) => `{me: {hand: [dot], fort: 2, ${nothing}}${costs}}`;
    expect(judged(table(''), '{play: dot}').verdict).toBe('open');
    expect(judged(table(', board: {costs: {2-3: [toys]}}'), '{play: dot}').verdict).toBe('legal');
  });
});

describe('figures of a cost that nobody described', () => {
  test('are what it costs at least', () => {
    const { violations } = judged(`{me: {hand: [bitsy], fort: 2, ${nothing}}}`, '{play: bitsy}');
    expect(violations[0]).toMatchObject({ code: 'too-poor', facts: { need: 1, least: 1 } });
  });

  test('are not those of a payment that is not there', () => {
    const { violations } = judged(
      '{me: {hand: [zip], fort: 0, stuff: {pizza: 2, toys: 0}, pack: 0}}',
      '{play: zip, actions: [{public: {pay: {pizza: 3}}}]}',
    );
    expect(violations).toMatchObject([
      { code: 'cannot-pay', facts: { resource: 'pizza', need: 3, have: 2, place: 'stuff' } },
    ]);
  });
});

describe('no more reasons than hold', () => {
  test.each([
    [
      'an interrupted action beside one in full',
      '{me: {hand: [scout], lookout: [], fort: 2, stuff: {pizza: 2, toys: 0}, pack: 0}}',
      '{play: scout, actions: [{private: {gain: {toys: 1}}}, public, {private: {gain: {toys: 1}}}]}',
      ['play.finish-one'],
    ],
    [
      'more points than there are levels: in full it can be done',
      '{me: {hand: [bug], fort: 3}}',
      '{play: bug, actions: [{private: {score: 4}}]}',
      ['symbol.fort-level'],
    ],
    [
      'too much paid: the right payment would do',
      '{me: {hand: [zip], fort: 0, stuff: {pizza: 3, toys: 0}, pack: 0}, board: {costs: {0-1: [pizza, pizza]}}}',
      '{play: zip, actions: [{public: {pay: {pizza: 3}}}]}',
      ['board.cost'],
    ],
    [
      'exchanged in both directions: in one it would do',
      '{me: {hand: [golden-boy, prince], lookout: [], stuff: {pizza: 2, toys: 2}}}',
      '{play: golden-boy, add: [prince], actions: [{public: {convert: [{into: toys}, {into: pizza}]}}]}',
      ['action.convert'],
    ],
    [
      'another resource than the leader’s',
      '{leader: {played: tiny, gained: pizza}, me: {hand: [prince], stuff: {pizza: 1, toys: 0}}}',
      '{follow: prince, action: {gain: toys}}',
      ['follow.same-resource'],
    ],
    [
      'a perk out of its phase: once',
      '{phase: play, me: {fort: 2, perks: [birthday-party], played: none}}',
      '{perk: birthday-party}',
      ['perk.birthday-party'],
    ],
    [
      'declining after following: whoever sits before has decided',
      '{players: [Ann, Ben, me], turn: Ann, leader: {played: tiny, followed: [me]}}',
      '{decline: true}',
      ['follow.many'],
    ],
  ])('%s', (_, situation, move, rules) => {
    const { verdict, violations } = judged(situation, move);
    expect(verdict).toBe('illegal');
    expect(violations.map(({ rule }) => rule)).toEqual(rules);
  });
});

describe('what a verdict rests on', () => {
  test.each([
    ['Fort Level 0', `{me: {hand: [bug], fort: 0, stuff: {pizza: 4, toys: 0}}}`, 'bug'],
    [
      'an empty Pack',
      `{me: {hand: [penny], lookout: [], fort: 2, perks: [], ${nothing}}}`,
      'penny',
    ],
    ['an empty Lookout', '{me: {hand: [worm], lookout: [], fort: 0}}', 'worm'],
  ])('play.zero: %s is a reason, and our reading is named', (_, situation, card) => {
    const { verdict, violations, readings } = judged(situation, `{play: ${card}}`);
    expect(verdict).toBe('illegal');
    expect(violations.map(({ rule }) => rule)).toContain('play.zero');
    expect(readings).toContain('play.zero');
  });

  test('play.zero: a suit that nothing shows is our reading too', () => {
    const chef = '{me: {hand: [chef], lookout: [], stuff: {pizza: 4, toys: 0}}}';
    const { violations, readings } = judged(chef, '{play: chef}');
    expect(violations.map(({ rule }) => rule)).toEqual(['board.stuff', 'play.full']);
    expect(readings).toContain('play.zero');
  });

  test('is not given for a Pack that nobody described', () => {
    const { verdict, violations } = judged(
      '{players: 2, me: {hand: [spike], lookout: [], fort: 0, pack: 1, stuff: {pizza: 4, toys: 4}}}',
      '{play: spike}',
    );
    expect(verdict).toBe('illegal');
    expect(violations.map(({ code }) => code)).not.toContain('pack-empty');
    expect(violations[0]).toMatchObject({ rule: 'board.pack' });
  });
});

describe('a choice of either kind', () => {
  const first = (situation: string, move: string) => judged(situation, move).violations[0];

  test('board.stuff: where neither kind has room, both are named', () => {
    const ghost = '{me: {hand: [ghost, tiny], lookout: [], stuff: {pizza: 3, toys: 4}}}';
    expect(first(ghost, '{play: ghost, suit: crown, add: [tiny]}')).toMatchObject({
      code: 'no-room-for-either',
      facts: { need: 2, roomPizza: 1, roomToys: 0 },
    });
  });

  test('board.stuff: where the kind was said, or is the leader’s, only that one is', () => {
    const full = 'stuff: {pizza: 4, toys: 4}';
    const played = `{me: {hand: [punky], lookout: [], ${full}}}`;
    const followed = `{leader: {played: tiny, gained: toys}, me: {hand: [prince], ${full}}}`;
    const facts = { resource: 'toys' };
    expect(first(played, '{play: punky, actions: [{private: {gain: {toys: 1}}}]}')).toMatchObject({
      code: 'stuff-full',
      facts,
    });
    expect(first(followed, '{follow: prince}')).toMatchObject({ code: 'stuff-full', facts });
  });

  const boy = (me: string, more = ['Ann'], supply = '') =>
    first(
      `{players: ${more.length + 1}, rivals: {${more.map((name) => `${name}: {yard: []}`)}}, me: {hand: [golden-boy], lookout: [], ${me}}${supply}}`,
      '{play: golden-boy}',
    );

  test('action.convert: that there is nothing to convert is said of all places', () => {
    expect(boy(nothing)).toMatchObject({ code: 'nothing-to-convert-at-all' });
  });

  test('board.stuff: what is converted needs room, but is not gained', () => {
    expect(boy('stuff: {pizza: 4, toys: 4}, pack: 0')).toMatchObject({
      rule: 'board.stuff',
      code: 'converted-too-few',
      facts: { need: 1, done: 0 },
    });
  });

  test('supply.empty: a pizza that no toy is left for is the reason, not the toys one lacks', () => {
    const rivals = ['Ann', 'Ben', 'Cy'];
    const empty = ', supply: {toys: 0}';
    expect(boy('stuff: {pizza: 1, toys: 0}, pack: 0', rivals, empty)).toMatchObject({
      rule: 'supply.empty',
      facts: { resource: 'toys' },
    });
  });
});

test('discard.used: that Rough Housing took the played card is said', () => {
  const { violations } = judged(
    '{me: {hand: [doc], played: bug, rough-housed: true}}',
    '{discard: {to-pile: [bug], to-yard: [doc]}}',
  );
  expect(violations).toMatchObject([{ code: 'rough-housed', facts: { card: 'bug' } }]);
});
