import { describe, expect, it, test } from 'vitest';
import { tracing } from '#engine/core/trace.ts';
import { lead, played, refusedBy, table } from '#testing/fort/game-states.ts';
import type { CardId } from '../../cards/ids.ts';
import { game } from '../../game.ts';
import type { Move } from '../../state/move.ts';
import { playerAt } from '../../state/zones.ts';
import { legalMoves } from '../legal-moves.ts';

const skip: Move = { do: 'skip' };
const fromDeck: Move = { do: 'recruit', from: 'park-deck' };
const nothing = { pizza: 0, toys: 0 };

test.each<[Move, string[]]>([
  [skip, ['play.skip']],
  [
    { do: 'diy', pay: { stuff: { pizza: 3, toys: 0 }, pack: nothing } },
    ['perk.diy', 'symbol.cost'],
  ],
])('%o is noted by the rule that allows it', (move, rules) => {
  const state = table({ perk: 'diy', level: 2, stuff: { pizza: 4, toys: 4 }, deck: ['dot'] });
  const seen = new Set<string>();
  const allowed = legalMoves(state).filter((one) => one.do === move.do);
  tracing(seen, () => played(state, allowed[0] ?? move));
  expect(rules.filter((rule) => !seen.has(rule))).toEqual([]);
});

describe('the end of a turn', () => {
  it('sends used cards and Best Friends to the discard pile, the rest to the Yard', () => {
    const deck: CardId[] = ['dot', 'doc', 'dash', 'munch', 'penny'];
    const start = table({ hand: ['wart', 'zip', 'tiny'], deck });
    const after = played(start, lead('wart', 'public'), { ...fromDeck });
    const me = playerAt(after, 0);
    expect(me.yard).toEqual(['tiny']);
    expect(me.discard).toEqual(expect.arrayContaining(['wart', 'zip']));
    expect(me.hand.toSorted()).toEqual(deck.toSorted());
    expect(after).toMatchObject({ leader: 1, asked: 'play' });
  });

  it('shuffles the discard pile when the deck runs out, and draws what there is', () => {
    const after = played(table({ deck: ['dot'], discard: ['doc', 'dash'] }), skip, fromDeck);
    const { hand, deck, discard } = playerAt(after, 0);
    expect(hand).toHaveLength(4);
    expect(hand[0]).toBe('dot');
    expect([deck, discard]).toEqual([[], []]);
  });

  it('is followed by the next player’s Cleanup', () => {
    const after = played(table({}, { yard: ['tiny', 'doc'] }), skip, fromDeck);
    expect(playerAt(after, 1)).toMatchObject({ yard: [], discard: ['tiny', 'doc'] });
  });

  it('can’t leave out Recruit', () => {
    const state = played(table({}, { yard: ['tiny'] }), skip);
    expect(new Set(legalMoves(state).map((move) => move.do))).toEqual(new Set(['recruit']));
    expect(refusedBy(state, { do: 'decline' })).toEqual(['turn.phases']);
    expect(refusedBy(state, { do: 'recruit', from: 'yard', card: 'tiny', whose: 0 })).toEqual([
      'recruit.yard',
    ]);
  });
});

it('refills the Park at once', () => {
  const state = played(table({}), skip);
  const [card] = state.park;
  const top = state.deck.at(-1);
  const after = played(state, { do: 'recruit', from: 'park', ...(card && { card }) });
  expect(after.park).toHaveLength(3);
  expect(after.park).toContain(top);
});

it('trashes this card only after all have followed', () => {
  const start = table({ hand: ['wart', 'moose'] }, { hand: ['the-moles'] });
  const both = lead('wart', 'private', { uses: [{ box: 'private', full: true }] });
  const asked = played(start, both);
  expect(asked).toMatchObject({ asked: 'follow', used: ['wart'], box: [] });
  expect(playerAt(asked, 0).vp).toBe(1);
  expect(played(asked, { do: 'decline' })).toMatchObject({ used: [], box: ['wart'] });
});

it('leaves the right part of ▸ out when the left part is done in part only', () => {
  const start = table({ hand: ['wart', 'the-moles'] });
  const some = lead('wart', 'public', {
    added: [{ card: 'the-moles' }],
    uses: [
      { box: 'public', full: true },
      { box: 'private', full: false },
    ],
  });
  const state = played(start, some, { do: 'vp' }, { do: 'vp' }, { do: 'stop' });
  expect(playerAt(state, 0).vp).toBe(2);
  expect(state).toMatchObject({ box: [], used: ['wart', 'the-moles'] });
  // The Moles were added for the points, so one point is too few to stop at.
  expect(refusedBy(played(start, some, { do: 'vp' }), { do: 'stop' })).toEqual(['play.purpose']);
});

it('takes all pizza or all toys, and converts in one direction', () => {
  const gains = table({ hand: ['crash'] });
  const pizza = played(gains, lead('crash', 'private'), { do: 'gain', what: 'pizza' });
  expect(playerAt(pizza, 0).stuff).toEqual({ pizza: 2, toys: 0 });
  const converts = table({ hand: ['tink', 'kitty'], stuff: { pizza: 2, toys: 1 } });
  const move = lead('tink', 'private', { added: [{ card: 'kitty' }] });
  const first = played(converts, move, { do: 'convert', to: 'toys', in: 'stuff' });
  expect(refusedBy(first, { do: 'convert', to: 'pizza', in: 'stuff' })).toEqual(['action.convert']);
});

describe('Dot', () => {
  const start = table({ hand: ['dot'], level: 2, stuff: { pizza: 4, toys: 4 } });
  const paying = (pizza: number, toys: number): Move => ({
    do: 'advance',
    pay: { stuff: { pizza, toys }, pack: nothing },
  });
  test.each([
    [2, 1, true],
    [1, 2, true],
    [2, 2, false],
    [3, 0, false],
  ])('advances for one resource less: %i pizza and %i toys', (pizza, toys, fine) => {
    const state = played(start, lead('dot', 'private'));
    expect(refusedBy(state, paying(pizza, toys))).toEqual(fine ? [] : ['board.cost']);
  });
});

describe('the end of the game', () => {
  it('comes when the round is played out', () => {
    const start = table({ hand: ['bug'], level: 1, vp: 24 });
    const after = played(start, lead('bug', 'private'), fromDeck);
    expect(after).toMatchObject({ ends: ['end.points'], asked: 'play', leader: 1 });
    // Turn 4 was the first of a round of three.
    const last = played(after, skip, fromDeck, skip, fromDeck);
    expect(last).toMatchObject({ asked: 'over', turns: 6 });
    expect(legalMoves(last)).toEqual([]);
    expect(refusedBy(last, skip)).toEqual(['turn.phases']);
  });

  it('is triggered by the last card of the Park deck, though the Park has cards', () => {
    const start = table({});
    start.deck = ['bug'];
    expect(played(start, skip, fromDeck)).toMatchObject({
      ends: ['end.park'],
      park: { length: 3 },
    });
  });

  it('gives the macaroni sculpture to the first at level 5', () => {
    const stuff = { pizza: 4, toys: 4 };
    const start = table(
      { hand: ['zip'], level: 4, stuff, rule: 'minimalism' },
      { hand: ['dash'], level: 4, stuff: { ...stuff }, rule: 'popularity' },
    );
    const pay: Move = { do: 'advance', pay: { stuff: { pizza: 3, toys: 3 }, pack: nothing } };
    const first = played(start, lead('zip', 'public'), pay);
    expect(first).toMatchObject({ macaroni: 0, ends: ['end.fort'] });
    const both = played(first, { do: 'follow', discard: [{ card: 'dash' }] }, pay);
    expect(both).toMatchObject({ macaroni: 0, ends: ['end.fort'] });
    expect(playerAt(both, 1).level).toBe(5);
    expect(game.score(both)).toMatchObject({ winners: ['seat 1'] });
  });
});
