import { describe, expect, test } from 'vitest';
import { judged, testEach } from '#testing/fort/judged.ts';

/** What is said to be broken: that, and nothing else. */

describe('an action that is listed, and of which nothing can be done', () => {
  const bug = (pizza: number) =>
    `{me: {hand: [bug], stuff: {pizza: ${pizza}, toys: 0}, lookout: 0, fort: 0}}`;

  test.each(['public, private', 'private, public', 'public, {private: {score: 0}}'])(
    'counts as not used beside one in full: %s',
    (actions) => {
      const { verdict, effects, example } = judged(bug(3), `{play: bug, actions: [${actions}]}`);
      expect(verdict).toBe('legal');
      expect(effects).toContainEqual({ code: 'idle', facts: { box: 'private' } });
      expect(example).toMatchObject({ actions: [{ public: { gain: { pizza: 1 } } }] });
    },
  );

  testEach('illegal', [
    [
      'where something was done',
      bug(3),
      '{play: bug, actions: [public, {private: {score: 1}}]}',
      'symbol.fort-level',
    ],
    [
      'where it was in part',
      bug(3),
      '{play: bug, actions: [public, {private: {full: false}}]}',
      'play.partial',
    ],
    ['alone', bug(3), '{play: bug, actions: [private]}', 'play.zero'],
    ['beside another like it', bug(4), '{play: bug, actions: [public, private]}', 'board.stuff'],
    [
      'where a card was added for it',
      '{me: {hand: [chef, dash], stuff: {pizza: 3, toys: 0}, lookout: []}}',
      '{play: chef, add: [dash], actions: [public, private]}',
      'play.partial',
    ],
  ]);
});

describe('reasons', () => {
  test.each([
    [
      'that no action can be in full',
      '{me: {hand: [chef], stuff: {pizza: 4, toys: 0}, lookout: []}}',
      '{play: chef}',
      ['board.stuff', 'play.full'],
    ],
    [
      'of both actions',
      '{me: {hand: [scout], fort: 0, lookout: [], pack: 1, stuff: {pizza: 0, toys: 4}}}',
      '{play: scout}',
      ['board.pack', 'board.stuff', 'play.full'],
    ],
    [
      'that have nothing to do with what nobody used',
      '{me: {hand: [bug], fort: 0, stuff: {pizza: 2, toys: 1}, pack: 1}}',
      '{play: bug, suit: crown}',
      ['symbol.one-suit'],
    ],
    [
      'that have nothing to do with what was only listed',
      '{me: {hand: [bug], fort: 0, stuff: {pizza: 2, toys: 1}, pack: 1}}',
      '{play: bug, declare: crown, actions: [public, private]}',
      ['follow.coin-declared'],
    ],
    [
      'that rest on what is known',
      '{me: {hand: [doc], lookout: [], perks: [], fort: 2}}',
      '{play: doc}',
      ['action.lookout', 'play.full', 'play.zero'],
    ],
    [
      'of both listed actions',
      '{me: {hand: [bug], stuff: {pizza: 4, toys: 0}, fort: 0}}',
      '{play: bug, actions: [public, private]}',
      ['board.stuff', 'play.full', 'play.zero'],
    ],
    [
      'of a card that was added in vain',
      '{me: {hand: [chef, dash], stuff: {pizza: 3, toys: 0}, lookout: []}}',
      '{play: chef, add: [dash], actions: [public, private]}',
      ['play.purpose', 'board.stuff', 'play.partial'],
    ],
  ])('%s', (_, situation, move, rules) => {
    expect(judged(situation, move).violations.map(({ rule }) => rule)).toEqual(rules);
  });
});

describe('symbol.then: what was left out is missing from the whole as well', () => {
  const own = 'fort: 0, stuff: {pizza: 1, toys: 0}, pack: 0, lookout: [], discard: []';
  test.each([
    ['munch', '{private: {spend: {pizza: 1}, score: 0}}', 'munch'],
    ['wart', '{private: {score: 1, trash-this: false}}', 'wart'],
    ['bones', '{public: {trash: doc, score: 0}}', 'bones, doc'],
  ])('of %s', (card, action, hand) => {
    const { violations } = judged(
      `{me: {hand: [${hand}], ${own}}}`,
      `{play: ${card}, actions: [${action}]}`,
    );
    expect(violations.map(({ rule }) => rule)).toEqual(['symbol.then', 'play.full']);
  });

  test('but not beside an action in full', () => {
    const { violations } = judged(
      `{me: {hand: [wart], ${own}}}`,
      '{play: wart, actions: [public, {private: {score: 1, trash-this: false}}]}',
    );
    expect(violations.map(({ rule }) => rule)).toEqual(['symbol.then']);
  });
});

describe('play.lookout: a card described by its symbol alone is named by it', () => {
  test.each([
    ['book', 'play.lookout'],
    ['{card: shovel, coin: book}', 'card.coin'],
  ])('%s', (entry, rule) => {
    const { violations } = judged(
      '{me: {hand: [bug], fort: 1, lookout: [book, shovel], stuff: {pizza: 0, toys: 0}}}',
      `{play: bug, add-from-lookout: [${entry}]}`,
    );
    const symbol = entry.includes('shovel') ? 'shovel' : 'book';
    expect(violations[0]).toMatchObject({ rule, facts: { card: symbol } });
  });
});

test('play.zero: what rests on our reading comes after what the rulebooks say', () => {
  const { violations } = judged(
    '{me: {hand: [bug], fort: 0, stuff: {pizza: 4, toys: 0}, pack: 0, lookout: []}}',
    '{play: bug}',
  );
  expect(violations.map(({ rule }) => rule)).toEqual(['board.stuff', 'play.full', 'play.zero']);
});

describe('follow.when: where only one of the lists is described, the others may have decided or not', () => {
  const three = (lead: string) =>
    `{players: [Ann, Ben, me], turn: Ann, leader: {played: tiny, gained: pizza, ${lead}}, me: {hand: [prince], stuff: {pizza: 0, toys: 0}}}`;
  test.each([
    ['followed: []', 'open'],
    ['declined: []', 'open'],
    ['followed: [], declined: []', 'illegal'],
    ['followed: [], declined: [Ben]', 'legal'],
  ])('%s', (lead, verdict) => {
    expect(judged(three(lead), '{follow: prince}').verdict).toBe(verdict);
  });

  test.each([
    ['followed: [], declined: [Ann]', 'illegal'],
    ['followed: [Ann]', 'open'],
  ])('perk.do-over: %s', (lead, verdict) => {
    const own = 'fort: 2, perks: [do-over], played: bug, hand: [tiny], stuff: {pizza: 0, toys: 0}';
    const table = `{players: [me, Ann, Ben], leader: {${lead}}, me: {${own}}}`;
    expect(judged(table, '{play: tiny, perk: do-over, actions: [public]}').verdict).toBe(verdict);
  });

  test.each([
    ['followed: []', 'open'],
    ['followed: [Ben]', 'legal'],
    ['followed: [], declined: []', 'illegal'],
  ])('perk.rough-housing: %s', (lead, verdict) => {
    const table = `{players: [Ann, me, Ben], turn: Ann, leader: {played: bug, ${lead}}, me: {hand: [], fort: 2, perks: [rough-housing]}}`;
    expect(judged(table, '{perk: rough-housing}').verdict).toBe(verdict);
  });
});

describe('play.full: a useless card is not the reason where nothing is used in full', () => {
  const table =
    '{me: {hand: [bug, the-moles], fort: 0, stuff: {pizza: 3, toys: 0}, pack: 0, lookout: []}}';

  test.each(['', ', actions: [public]', ', actions: [public, private]'])(
    'with the actions%s',
    (actions) => {
      const { violations } = judged(table, `{play: bug, add: [the-moles]${actions}}`);
      const rules = violations.map(({ rule }) => rule);
      expect(rules).toEqual(expect.arrayContaining(['board.stuff', 'play.full']));
    },
  );

  test('beside one that is used in full it is the only one', () => {
    const higher = table.replace('fort: 0', 'fort: 1');
    const { violations } = judged(higher, '{play: bug, add: [the-moles]}');
    expect(violations.map(({ rule }) => rule)).toEqual(['play.purpose']);
  });
});

describe('play.partial: an action of one step can’t be used in part', () => {
  const table = (own: string, pack: string) =>
    `{players: [me, Ann], me: {hand: [captain], fort: 1, stuff: {pizza: ${own}, toys: 0}, pack: 0, lookout: [], perks: [], discard: []}, rivals: {Ann: {pack: ${pack}}}, board: {costs: {1-2: [pizza]}}}`;
  test.each([
    ['beside one in full', table('2', '{pizza: 1, toys: 0}')],
    ['where the other can’t be used', table('2', '0')],
    ['where it can’t be done at all', table('0', '{pizza: 1, toys: 0}')],
  ])('%s', (_, situation) => {
    const { verdict, violations } = judged(
      situation,
      '{play: captain, actions: [{public: {full: false}}, private]}',
    );
    expect([verdict, violations.map(({ rule }) => rule)]).toEqual(['illegal', ['play.partial']]);
  });
});
