import { describe, expect, it, test } from 'vitest';
import { type Case, judged, testEach } from '#testing/fort/judged.ts';

/** Rulings that were once wrong, each named after the rule it rests on. */

const twice = 'hand: [dot], fort: 2, perks: [], pack: 0, stuff: {pizza: 4, toys: 4}';
const over = 'perks: [do-over], fort: 2, played: bug, hand: [tiny], stuff: {pizza: 0, toys: 0}';
const rough = 'perks: [rough-housing], fort: 2';

describe('open', () => {
  testEach('open', [
    [
      'board.cost: two advances with payments of different size and unknown costs',
      `{me: {${twice}}}`,
      '{play: dot, actions: [{private: {pay: {pizza: 2}}}, {public: {pay: {pizza: 2, toys: 1}}}]}',
      'board.costs.2-3',
    ],
  ] satisfies readonly Case[]);
});

describe('legal', () => {
  test.each([
    [
      'perk.do-over: while following, when all have decided',
      `{players: [me, Ann], phase: follow, leader: {declined: [Ann]}, me: {${over}}}`,
      '{perk: do-over}',
    ],
    [
      'perk.do-over: a second card while following, when all have decided',
      `{players: [me, Ann], phase: follow, leader: {followed: [Ann]}, rivals: {Ann: {yard: [doc]}}, me: {${over}}}`,
      '{perk: do-over, play: tiny}',
    ],
    [
      'perk.rough-housing: after declining to follow',
      `{players: [Ann, me], turn: Ann, leader: {played: doc, declined: [me]}, me: {${rough}}}`,
      '{perk: rough-housing}',
    ],
    [
      'action.trash-rival: a rival called like a card',
      '{players: [me, tiny], rivals: {tiny: {yard: [doc]}}, me: {hand: [tiny], stuff: {pizza: 0, toys: 0}}}',
      '{play: tiny, actions: [{private: {trash-rival: {card: doc, of: tiny}}}]}',
    ],
    [
      'action.trash-rival: a rival with a quotation mark in the name',
      `{players: [me, 'A"n'], rivals: {'A"n': {yard: [doc]}}, me: {hand: [tiny], stuff: {pizza: 0, toys: 0}}}`,
      `{play: tiny, actions: [{private: {trash-rival: {card: doc, of: 'A"n'}}}]}`,
    ],
  ])('%s', (_, situation, move) => {
    const { verdict, violations } = judged(situation, move);
    expect([verdict, violations]).toEqual(['legal', []]);
  });
});

describe('illegal', () => {
  testEach('illegal', [
    [
      'perk.do-over: while a rival has not decided',
      `{players: [me, Ann, Ben], leader: {followed: [Ann], declined: []}, me: {${over}}}`,
      '{perk: do-over}',
      'perk.do-over',
    ],
    [
      'play.one-card: a play while rivals are following',
      '{phase: follow, me: {hand: [tiny]}}',
      '{play: tiny}',
      'play.one-card',
    ],
  ]);

  it('follow: Rough Housing is used instead of following, not after it', () => {
    const { violations } = judged(
      `{players: [Ann, me], turn: Ann, leader: {played: doc, followed: [me]}, me: {${rough}}}`,
      '{perk: rough-housing}',
    );
    expect(violations.map(({ code }) => code)).toEqual(['instead-of-following']);
  });
});

describe('impossible', () => {
  testEach('impossible', [
    [
      'setup.board: the Best Friend that the leader played is in hand as well',
      '{turn: Ann, leader: {played: rusty}, me: {hand: [rusty]}}',
      '{follow: rusty}',
      'setup.board',
    ],
  ]);

  it('setup.board: nor can it be discarded out of an undescribed hand', () => {
    const { verdict, violations } = judged(
      '{turn: Ann, leader: {played: rusty}}',
      '{follow: rusty}',
    );
    expect(verdict).toBe('illegal');
    expect(violations[0]).toMatchObject({ rule: 'setup.board', code: 'friend-twice' });
  });

  it('setup.board: a card described twice, of the leader and of the rival, is one card', () => {
    const table =
      '{turn: Ann, leader: {played: rusty}, rivals: {Ann: {played: rusty}}, me: {hand: [doc]}}';
    expect(judged(table, '{follow: doc}').verdict).not.toBe('impossible');
  });
});

describe('what can be said', () => {
  const bug = 'hand: [bug], fort: 2, lookout: [], stuff: {pizza: 0, toys: 0}';
  const recycle = '{play: bug, actions: [{recycle: the-moles}, public], add: [the-moles]}';

  testEach('illegal', [
    [
      'perk.diy: no card after DIY',
      '{leader: {diy: true}, me: {hand: [bug]}}',
      '{play: bug}',
      'perk.diy',
    ],
    [
      'perk.diy: nobody follows the leader’s DIY',
      '{turn: Ann, leader: {diy: true}, me: {hand: [bug]}}',
      '{follow: bug}',
      'perk.diy',
    ],
    [
      'discard.used: a card that Rough Housing trashed goes nowhere',
      '{me: {played: bug, rough-housed: true, hand: [doc]}}',
      '{discard: {to-pile: [bug], to-yard: [doc]}}',
      'discard.used',
    ],
    [
      'perk.recycling: only a card of the discard pile comes back',
      `{me: {${bug}, perks: [recycling], discard: [doc]}}`,
      recycle,
      'perk.recycling',
    ],
    [
      'perk.recycling: only with the perk',
      `{me: {${bug}, perks: [], discard: [the-moles]}}`,
      recycle,
      'perk.recycling',
    ],
    [
      'perk.recycling: only once',
      `{me: {${bug}, perks: [recycling], discard: [the-moles, doc]}}`,
      '{play: bug, actions: [{recycle: the-moles}, {recycle: doc}, public]}',
      'perk.recycling',
    ],
  ]);

  testEach('impossible', [
    [
      'perk.diy: a card and DIY in one turn',
      '{turn: Ann, leader: {played: doc, diy: true}, me: {hand: [bug]}}',
      '{follow: bug}',
      'perk.diy',
    ],
  ]);

  it('discard.used: nothing else is missing where the played card was trashed', () => {
    const discard = '{discard: {to-pile: [], to-yard: [doc]}}';
    const table = (gone: string) => `{me: {played: bug, added: [], ${gone}hand: [doc]}}`;
    expect(judged(table('rough-housed: true, '), discard).verdict).toBe('legal');
    expect(judged(table(''), discard).verdict).toBe('illegal');
  });

  it('perk.recycling: a card that comes back during a play is used from the hand', () => {
    const table = `{me: {${bug}, perks: [recycling], discard: [the-moles]}}`;
    const { verdict, effects } = judged(table, recycle);
    expect(verdict).toBe('legal');
    expect(effects.map(({ code }) => code)).toEqual(['recycle', 'perk-trashed', 'gain']);
    const without = '{play: bug, actions: [public], add: [the-moles]}';
    expect(judged(table, without).verdict).toBe('illegal');
  });
});

describe('figures of a reason', () => {
  const reason = (situation: string, move: string) => judged(situation, move).violations[0];

  it('board.pack: how many are to be packed, and for how many there is room', () => {
    expect(
      reason(
        '{me: {hand: [scout, the-moles], fort: 1, perks: [], lookout: [], pack: 1, stuff: {pizza: 4, toys: 4}}}',
        '{play: scout, add: [the-moles], actions: [public]}',
      ),
    ).toMatchObject({ code: 'pack-full', facts: { need: 3, done: 1, room: 2, level: 1 } });
  });

  it('action.pack: how many there are in Stuff', () => {
    expect(
      reason(
        '{me: {hand: [scout, the-moles], fort: 2, perks: [], lookout: [], pack: 0, stuff: {pizza: 1, toys: 0}}}',
        '{play: scout, add: [the-moles], actions: [public]}',
      ),
    ).toMatchObject({ code: 'stuff-lacks', facts: { need: 3, done: 1 } });
  });

  it('action.pack: of which kind there is too little, where it was chosen', () => {
    const facts = (pack: string) =>
      reason(
        '{me: {hand: [penny, doodles], fort: 2, perks: [], lookout: [], pack: 0, stuff: {pizza: 4, toys: 1}}}',
        `{play: penny, add: [doodles], actions: [{public: {put-in-pack: ${pack}}}]}`,
      )?.facts;
    expect(facts('{toys: 2}')).toEqual({ need: 2, done: 1, resource: 'toys' });
    expect(facts('{stuff: {toys: 2}}')).toEqual({ need: 2, done: 1, resource: 'toys' });
  });

  it('play.add: which suit would count', () => {
    expect(
      reason('{me: {hand: [bug, tiny]}}', '{play: bug, add: [tiny], actions: [public]}'),
    ).toMatchObject({ code: 'no-match', facts: { card: 'tiny', suits: ['shovel'] } });
  });

  it('play.purpose: a Lookout card without a name is not called like the played card', () => {
    const told = reason(
      '{me: {hand: [bug], fort: 2, lookout: [shovel], stuff: {pizza: 0, toys: 0}}}',
      '{play: bug, add-from-lookout: [shovel], actions: [private]}',
    );
    expect(told?.facts.card).not.toBe('bug');
  });
});
