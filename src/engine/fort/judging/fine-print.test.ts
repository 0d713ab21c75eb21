import { describe, expect, it, test } from 'vitest';
import { judged } from '#testing/fort/judged.ts';

/** The verdict, the broken rules, and the clauses on whose reading or edition it rests. */
function ruling(situation: string, move: string): string {
  const { verdict, violations, readings, editions = [] } = judged(situation, move);
  const rules = violations.map(({ rule }) => rule);
  const rests = [
    ...readings.map((rule) => `our ${rule}`),
    ...editions.map((rule) => `ed. ${rule}`),
  ];
  return [verdict, ...rules, ...rests].join(', ');
}

describe('draw.five and draw.reshuffle: how many cards are drawn', () => {
  test.each([
    ['5 of 5', 5, 0, 5, 'legal'],
    ['4 of 5', 5, 10, 4, 'illegal, draw.five'],
    ['6 of 6', 6, 0, 6, 'illegal, draw.five'],
    ['5, the last 2 from the shuffled pile', 3, 2, 5, 'legal'],
    ['as many as the deck has, without shuffling', 3, 10, 3, 'illegal, draw.reshuffle'],
    ['fewer than the deck has', 3, 10, 2, 'illegal, draw.five'],
    ['all there are', 3, 1, 4, 'legal, our draw.reshuffle'],
    ['fewer than there are', 3, 1, 3, 'illegal, draw.reshuffle, our draw.reshuffle'],
  ])('%s', (_, deck, discard, cards, expected) => {
    const found = ruling(
      `{me: {hand: [], deck: ${deck}, discard: ${discard}}}`,
      `{draw: ${cards}}`,
    );
    expect(found).toBe(expected);
  });
});

describe('recruit.yard: a player’s own Yard', () => {
  const take = '{card: moose, from: yard, of: me}';

  it('is a matter of the edition for a follower', () => {
    const table =
      '{turn: Ann, leader: {played: baby-face}, me: {hand: [scout], yard: [moose], stuff: 0}}';
    expect(ruling(table, `{follow: scout, action: {recruit: ${take}}}`)).toContain(
      'recruit.yard, ed. recruit.yard',
    );
  });

  it('is out of reach in one’s own Recruit phase by any edition', () => {
    expect(ruling('{turn: me, me: {yard: [moose]}}', `{recruit: ${take}}`)).toBe(
      'illegal, cleanup.yard, recruit.yard',
    );
  });
});

describe('perk.recycling: a card for the Lookout from the discard pile', () => {
  const table = (discard: string) =>
    `{turn: me, me: {hand: [doc], perks: [recycling], fort: 2, discard: ${discard}, lookout: [moose], pack: 0, stuff: {pizza: 2, toys: 0}}}`;

  it('can be taken in the middle of a play', () => {
    expect(ruling(table('[bug]'), '{play: doc, actions: [public]}')).toMatch(/^legal/);
  });

  it('has to be there', () => {
    expect(ruling(table('[]'), '{play: doc, actions: [public]}')).toMatch(
      /^illegal, action.lookout, play.full/,
    );
  });
});

describe('discard.used: one used card at most is not described where the added ones are', () => {
  const table = '{me: {hand: [doc], added: [worm]}}';

  it('may have been the played card', () => {
    const { missing } = judged(table, '{discard: {to-pile: [worm, bug], to-yard: [doc]}}');
    expect(missing.map(({ fact }) => fact)).toEqual(['me.played']);
  });

  it('leaves nothing to explain a second one', () => {
    expect(ruling(table, '{discard: {to-pile: [worm, bug, tiny], to-yard: [doc]}}')).toBe(
      'illegal, discard.used',
    );
  });
});

describe('follow.when: a leader who played nothing', () => {
  test.each([
    ['nobody can have followed', '{played: none, followed: [Ann]}', 'impossible, follow.when'],
    ['no suit was named', '{played: none, declared: crown}', 'impossible, follow.when'],
  ])('%s', (_, leader, expected) => {
    const table = `{players: [me, Ann, Ben], turn: Ben, leader: ${leader}}`;
    expect(ruling(table, '{decline: true}')).toContain(expected);
  });
});

describe('perk.bribe: where a Lookout card comes from that is in sight elsewhere', () => {
  const table = (perk: string, where: string) =>
    `{turn: me, ${where}, me: {hand: [doc, kitty], perks: [${perk}], fort: 2, lookout: [], pack: 0, stuff: {pizza: 1, toys: 0}}}`;
  const put = '{play: doc, actions: [{public: {put-in-lookout: moose}}]}';
  const inPark = 'park: [moose, tiny, bug]';
  const inYard = 'players: [me, Ann], rivals: {Ann: {yard: [moose]}}';

  it.each([inPark, inYard])('is taken from there with the perk: %s', (where) => {
    expect(ruling(table('bribe', where), put)).toMatch(/^legal/);
  });

  it.each([inPark, inYard])('is out of reach without it: %s', (where) => {
    expect(ruling(table('copy-cat', where), put)).toMatch(/^illegal/);
  });
});

describe('play.own-suit is named where another reading would give another answer', () => {
  const me = (hand: string, pizza: number) =>
    `{me: {hand: ${hand}, fort: 0, perks: [], lookout: [], pack: 0, stuff: {pizza: ${pizza}, toys: 0}}}`;
  const full = '{public: {full: true}}';

  test.each([
    ['used by its own symbol', '[bug]', 0, '[]', full, 'legal, our play.own-suit'],
    ['no room for one', '[bug]', 4, '[]', full, 'illegal, board.stuff, play.full'],
    [
      'no room for both, but for the added one',
      '[bug, worm]',
      3,
      '[worm]',
      full,
      'illegal, board.stuff, play.full, our play.own-suit',
    ],
    ['oftener than all symbols', '[bug]', 0, '[]', '{public: {times: 2}}', 'illegal, symbol.per'],
    [
      'an added card that would help alone',
      '[bug, worm]',
      3,
      '[worm]',
      '{public: {full: false}}, {private: {full: true}}',
      'illegal, play.purpose, play.zero, our play.own-suit',
    ],
  ])('%s', (_, hand, pizza, add, actions, expected) => {
    const found = ruling(me(hand, pizza), `{play: bug, add: ${add}, actions: [${actions}]}`);
    expect(found).toBe(expected);
  });
});

describe('perk.sticky-fingers: what is packed lies neither in Stuff nor in the supply', () => {
  const reason = (perk: string, supply: number, pack: string) => {
    const table = `{me: {hand: [penny], fort: 2, perks: [${perk}], stuff: 0, pack: 0}, supply: {pizza: ${supply}, toys: 0}}`;
    return judged(table, `{play: penny, actions: [{public: ${pack}}]}`).violations[0]?.code;
  };

  test.each([
    ['any', 'sticky-fingers', 0, '{}', 'stuff-and-supply-lack'],
    ['one kind', 'sticky-fingers', 1, '{put-in-pack: {toys: 1}}', 'stuff-and-supply-lack'],
    ['from Stuff', 'sticky-fingers', 1, '{put-in-pack: {stuff: {toys: 1}}}', 'stuff-lacks'],
    ['without the perk', 'bribe', 0, '{}', 'stuff-lacks'],
    ['there is one in the supply', 'sticky-fingers', 1, '{}', undefined],
  ])('%s', (_, perk, supply, pack, expected) => {
    expect(reason(perk, supply, pack)).toBe(expected);
  });
});

describe('action.trash-rival: nothing is trashed where the list is empty', () => {
  const trash = (full: boolean) =>
    ruling(
      '{players: 2, rivals: {Ann: {yard: [doc]}}, me: {hand: [tiny], stuff: 0, pack: 0, lookout: []}}',
      `{play: tiny, actions: [{public: {gain: toys}}, {private: {full: ${full}, trash-rival: []}}]}`,
    );

  it('so the action is not used', () => {
    expect(trash(true)).toContain('illegal, play.full');
    expect(trash(false)).toContain('illegal, play.partial');
  });
});
