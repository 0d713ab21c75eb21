import { describe, expect, it } from 'vitest';
import { lead, played, refusedBy, table } from '#testing/fort/game-states.ts';
import type { CardId } from '../cards/ids.ts';
import type { Move } from '../state/move.ts';
import { playerAt } from '../state/zones.ts';
import { legalMoves } from './legal-moves.ts';

const follow = (card: CardId): Move => ({ do: 'follow', discard: [{ card }] });
const decline: Move = { do: 'decline' };
const skip: Move = { do: 'skip' };
const noTokens = { pizza: 0, toys: 0 };
const kinds = (moves: readonly Move[]) => new Set(moves.map((move) => move.do));

describe('Rough Housing', () => {
  const start = table(
    { hand: ['bug'], level: 1 },
    { hand: ['wart'], perk: 'rough-housing' },
    { hand: ['moose'] },
  );
  const asked = played(start, lead('bug', 'public'), decline);

  it('comes after all other rivals followed or declined', () => {
    expect(asked).toMatchObject({ asked: 'follow', seat: 2 });
    expect(played(asked, follow('moose'))).toMatchObject({ asked: 'rough-housing', seat: 1 });
  });

  it('trashes the played card and itself', () => {
    const after = played(asked, decline, { do: 'rough-housing' });
    expect(after.box).toEqual(['bug']);
    expect(after.used).toEqual([]);
    expect(playerAt(after, 1).perk).toBeNull();
  });

  it('is instead of following', () => {
    const after = played(start, lead('bug', 'public'), follow('wart'), decline);
    expect(after.asked).toBe('recruit');
    expect(refusedBy(after, { do: 'rough-housing' })).toEqual(['perk.rough-housing']);
  });
});

describe('Do-Over', () => {
  const start = table(
    { hand: ['bug', 'dash', 'zip'], level: 1, perk: 'do-over' },
    { hand: ['wart', 'munch'] },
  );
  const done = played(start, lead('bug', 'public'), follow('wart'));

  it('comes after all following, for a second card that may be followed', () => {
    expect(done).toMatchObject({ asked: 'do-over', seat: 0 });
    const again = played(done, { do: 'do-over' });
    expect(kinds(legalMoves(again))).toEqual(new Set(['play']));
    expect(played(again, lead('dash', 'public'))).toMatchObject({ asked: 'follow', seat: 1 });
    expect(playerAt(again, 0).perk).toBeNull();
  });

  it('puts both played cards on the discard pile', () => {
    const after = played(done, { do: 'do-over' }, lead('dash', 'public'), decline, {
      do: 'recruit',
      from: 'park-deck',
    });
    const { hand, discard, deck } = playerAt(after, 0);
    expect([...hand, ...discard, ...deck]).toEqual(expect.arrayContaining(['bug', 'dash', 'zip']));
  });

  it('is not offered when nothing was played', () => {
    expect(played(start, skip).asked).toBe('recruit');
  });
});

describe('DIY', () => {
  const start = table(
    { hand: ['bug'], level: 2, perk: 'diy', stuff: { pizza: 3, toys: 3 } },
    { hand: ['wart'] },
  );
  const pay = { stuff: { pizza: 3, toys: 2 }, pack: noTokens };

  it('advances for one resource more and can’t be followed', () => {
    const after = played(start, { do: 'diy', pay });
    expect(playerAt(after, 0)).toMatchObject({
      level: 3,
      perk: null,
      stuff: { pizza: 0, toys: 1 },
    });
    expect(after.asked).toBe('recruit');
  });

  it('refuses the printed cost, and everyone without the perk', () => {
    expect(
      refusedBy(start, { do: 'diy', pay: { stuff: { pizza: 2, toys: 2 }, pack: noTokens } }),
    ).toEqual(['board.cost']);
    expect(refusedBy(table({ hand: ['bug'] }), { do: 'diy', pay })).toEqual(['perk.diy']);
  });
});

describe('Recycling', () => {
  it('takes a card from the discard pile at any decision of the leader', () => {
    const start = table({ hand: ['moose'], level: 1, discard: ['wart'], perk: 'recycling' });
    const after = played(start, { do: 'recycle', card: 'wart' });
    expect(playerAt(after, 0)).toMatchObject({ hand: ['moose', 'wart'], discard: [], perk: null });
    expect(after.asked).toBe('play');
    expect(refusedBy(after, { do: 'recycle', card: 'wart' })).toEqual(['perk.recycling']);
  });

  it('can make an action possible in the middle', () => {
    const start = table({ hand: ['moose'], level: 1, discard: ['wart'], perk: 'recycling' });
    const middle = played(start, lead('moose', 'public'));
    expect(legalMoves(middle)).toEqual([{ do: 'recycle', card: 'wart' }]);
    const after = played(
      middle,
      { do: 'recycle', card: 'wart' },
      { do: 'lookout', from: 'hand', card: 'wart' },
    );
    expect(playerAt(after, 0).lookout).toEqual(['wart']);
  });

  it('still works after Draw', () => {
    const start = table({
      hand: [],
      deck: ['bug', 'dash', 'zip', 'dot', 'doc'],
      discard: ['wart'],
      perk: 'recycling',
    });
    const drawn = played(start, skip, { do: 'recruit', from: 'park-deck' }, decline);
    expect(drawn).toMatchObject({ asked: 'pause', seat: 0 });
    expect(playerAt(played(drawn, { do: 'recycle', card: 'wart' }), 0).hand).toHaveLength(6);
  });
});

describe('other perks', () => {
  it('Bribe takes Lookout cards from Park, Park deck and Yards', () => {
    const start = table({ hand: ['moose'], perk: 'bribe' }, { yard: ['wart'] });
    const [park] = start.park;
    const state = played(start, lead('moose', 'public'));
    expect(kinds(legalMoves(state))).toEqual(new Set(['lookout']));
    const taken = played(state, { do: 'lookout', from: 'yard', card: 'wart', whose: 1 });
    expect(playerAt(taken, 0).lookout).toEqual(['wart']);
    expect(playerAt(taken, 1).yard).toEqual([]);
    const parked = played(state, { do: 'lookout', from: 'park', ...(park && { card: park }) });
    expect(parked.park).toHaveLength(3);
    expect(playerAt(played(state, { do: 'lookout', from: 'park-deck' }), 0).lookout).toHaveLength(
      1,
    );
  });

  it('Sticky Fingers packs from the supply, in any mix', () => {
    const start = table({
      hand: ['skids', 'rocket-bros'],
      level: 2,
      perk: 'sticky-fingers',
      stuff: { pizza: 1, toys: 0 },
    });
    const after = played(
      start,
      lead('skids', 'public', { added: [{ card: 'rocket-bros' }] }),
      { do: 'pack', what: 'toys', from: 'supply' },
      { do: 'pack', what: 'pizza', from: 'stuff' },
      { do: 'pack', what: 'toys', from: 'supply' },
    );
    expect(playerAt(after, 0)).toMatchObject({ pack: { pizza: 1, toys: 2 }, stuff: noTokens });
    expect(after.supply.toys).toBe(28);
  });

  it('XXL Backpack holds two more', () => {
    const me = { hand: ['skids' as const, 'rocket-bros' as const], stuff: { pizza: 4, toys: 0 } };
    const move = lead('skids', 'public', { added: [{ card: 'rocket-bros' }] });
    expect(refusedBy(table({ ...me, perk: 'xxl-backpack' }), move)).toEqual([]);
    expect(refusedBy(table(me), move)).toEqual(['board.pack', 'play.full']);
  });

  it('Birthday Party recruits a second card, not from a Yard', () => {
    const start = table({ hand: [], perk: 'birthday-party' }, { yard: ['wart', 'bug'] });
    const party = played(start, skip, { do: 'recruit', from: 'yard', card: 'wart', whose: 1 });
    expect(party.asked).toBe('birthday-party');
    expect(refusedBy(party, { do: 'recruit', from: 'yard', card: 'bug', whose: 1 })).toEqual([
      'perk.birthday-party',
    ]);
    expect(refusedBy(party, { do: 'recruit', from: 'park-deck' })).toEqual([]);
  });
});
