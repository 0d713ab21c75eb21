import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { lead, played, randomGame, refusedBy, starts, table } from '#testing/fort/game-states.ts';
import type { CardId } from '../../cards/ids.ts';
import { type Added, hasCoin } from '../../cards/suits.ts';
import { suits } from '../../notation/tree.ts';
import { countsOf } from '../../state/counts.ts';
import type { Move } from '../../state/move.ts';
import type { Player, State } from '../../state/state.ts';
import { playerAt } from '../../state/zones.ts';
import { checkFollow } from './check-follow.ts';
import { listFollows } from './list-follows.ts';

const follow = (...discard: Added[]): Move => ({ do: 'follow', discard });
const decline: Move = { do: 'decline' };

/** The leader played Bug; the next seat is asked. */
const afterBug = (rival: Partial<Player>): State =>
  played(table({ hand: ['bug'], level: 1 }, rival), lead('bug', 'public'));

const keyOf = (discard: readonly Added[]): string =>
  discard
    .map(({ card, coin = '' }) => `${card} ${coin}`)
    .sort()
    .join();

it('lists exactly the ways to follow that nothing speaks against', () => {
  fc.assert(
    fc.property(starts, (start) => {
      for (const { state } of randomGame(start)) {
        const { seat, asked, played: led } = state;
        if (asked !== 'follow' || !led) continue;
        const { hand } = playerAt(state, seat);
        const board = { hand, counts: countsOf(state, seat), led };
        const listed = new Set(listFollows(board).map(keyOf));
        const singles = hand.flatMap((card): Added[] => [
          { card },
          ...(hasCoin(card) ? suits.map((coin) => ({ card, coin })) : []),
        ]);
        const pairs = singles.flatMap((one) => singles.map((two) => [one, two]));
        for (const discard of [[], ...singles.map((one) => [one]), ...pairs]) {
          const fine = checkFollow(board, discard).length === 0;
          if (fine === listed.has(keyOf(discard))) continue;
          // A coin may be said to be a suit that nothing asks for.
          const bare = discard.map(({ card }) => ({ card }));
          expect([fine, listed.has(keyOf(bare)) || discard.length > 1], keyOf(discard)).toEqual([
            true,
            true,
          ]);
        }
      }
    }),
    { numRuns: 25 },
  );
});

test.each<[string, CardId[], Move, string]>([
  ['a card of another suit', ['zip'], follow({ card: 'zip' }), 'follow.discard'],
  ['a card that is not in hand', ['wart'], follow({ card: 'moose' }), 'follow.discard'],
  ['two cards', ['wart', 'moose'], follow({ card: 'wart' }, { card: 'moose' }), 'follow.one-card'],
  ['none at all', ['wart'], follow(), 'follow.discard'],
])('refuses to discard %s', (_, hand, move, rule) => {
  expect(refusedBy(afterBug({ hand: [...hand, 'wart'] }), move)).toContain(rule);
});

describe('a follower', () => {
  it('counts the symbols of the discarded card, the coin among them', () => {
    const one = played(afterBug({ hand: ['the-moles'] }), follow({ card: 'the-moles' }));
    expect(playerAt(one, 1)).toMatchObject({
      stuff: { pizza: 2 },
      discard: ['the-moles'],
      hand: [],
    });
    const coin = played(afterBug({ hand: ['puddin'] }), follow({ card: 'puddin', coin: 'shovel' }));
    expect(playerAt(coin, 1).stuff.pizza).toBe(1);
  });

  it('must have room for all of it', () => {
    const state = afterBug({ hand: ['the-moles', 'wart'], stuff: { pizza: 3, toys: 0 } });
    expect(refusedBy(state, follow({ card: 'the-moles' }))).toEqual(['board.stuff', 'follow.full']);
    expect(refusedBy(state, follow({ card: 'wart' }))).toEqual([]);
  });

  it('may follow a public action the leader did not use', () => {
    const state = played(
      table({ hand: ['bug'], level: 1 }, { hand: ['wart'] }),
      lead('bug', 'private'),
    );
    expect(state).toMatchObject({ asked: 'follow', seat: 1 });
  });

  it('is not asked about an empty public box', () => {
    const state = played(
      table({ hand: ['ghost'] }, { hand: ['prince'] }),
      lead('ghost', 'private', { named: 'crown' }),
      { do: 'gain', what: 'pizza' },
    );
    expect(state.asked).toBe('recruit');
  });

  it('gains what the leader chose, and matches the suit that was declared', () => {
    const blades = lead('blades', 'public', { declared: 'glue' });
    const state = played(table({ hand: ['blades'] }, { hand: ['kitty', 'zip'] }), blades, {
      do: 'gain',
      what: 'toys',
    });
    expect(refusedBy(state, follow({ card: 'zip' }))).toEqual(['follow.discard']);
    expect(playerAt(played(state, follow({ card: 'kitty' })), 1).stuff).toEqual({
      pizza: 0,
      toys: 2,
    });
  });

  it('chooses freely when the leader gained nothing with the public action', () => {
    const blades = lead('blades', 'private', { declared: 'glue' });
    const start = table({ hand: ['blades', 'zip'] }, { hand: ['kitty'] });
    const state = played(
      start,
      blades,
      { do: 'trash', from: 'hand', card: 'zip' },
      follow({ card: 'kitty' }),
    );
    expect(playerAt(played(state, { do: 'gain', what: 'pizza' }), 1).stuff.pizza).toBe(2);
  });

  it('may trash the card just discarded', () => {
    const start = table({ hand: ['bones', 'zip'] }, { hand: ['patch'] });
    const trash: Move = { do: 'trash', from: 'hand', card: 'zip' };
    const state = played(start, lead('bones', 'public'), trash, follow({ card: 'patch' }), {
      do: 'trash',
      from: 'discard',
      card: 'patch',
    });
    expect(playerAt(state, 1)).toMatchObject({ vp: 1, discard: [], hand: [] });
  });

  it('with Copy Cat uses two cards', () => {
    const state = afterBug({ hand: ['the-moles', 'wart'], perk: 'copy-cat' });
    const both = played(state, follow({ card: 'the-moles' }, { card: 'wart' }));
    expect(playerAt(both, 1).stuff.pizza).toBe(3);
    expect(refusedBy(state, follow({ card: 'wart' }, { card: 'wart' }))).toContain(
      'follow.discard',
    );
  });

  it('uses Bribe and Sticky Fingers only on one’s own turn', () => {
    const pack = table(
      { hand: ['skids'], stuff: { pizza: 1, toys: 0 } },
      { hand: ['dash'], perk: 'sticky-fingers' },
    );
    const state = played(pack, lead('skids', 'public'), {
      do: 'pack',
      what: 'pizza',
      from: 'stuff',
    });
    expect(state.asked).toBe('recruit');
    const tuck = table({ hand: ['moose', 'zip'] }, { hand: ['wart'], perk: 'bribe' });
    const after = played(tuck, lead('moose', 'public'), {
      do: 'lookout',
      from: 'hand',
      card: 'zip',
    });
    expect(after.asked).toBe('recruit');
  });

  it('reaches levels and chooses what they give', () => {
    const stuff = { pizza: 4, toys: 4 };
    const start = table({ hand: ['zip'], stuff }, { hand: ['dash'], stuff: { ...stuff } });
    const pay = { stuff: { pizza: 2, toys: 0 }, pack: { pizza: 0, toys: 0 } };
    const [mine, theirs] = start.rules;
    if (!mine || !theirs) throw new Error('The stack of made-up rules is too small.');
    const state = played(
      start,
      lead('zip', 'public'),
      { do: 'advance', pay },
      { do: 'rule', rule: mine },
      follow({ card: 'dash' }),
      { do: 'advance', pay },
    );
    expect(state).toMatchObject({ asked: 'rule', seat: 1 });
    expect(refusedBy(state, { do: 'rule', rule: mine })).toEqual(['fort.level-1']);
    expect(playerAt(played(state, { do: 'rule', rule: theirs }), 1)).toMatchObject({
      level: 1,
      rule: theirs,
    });
  });
});

it('asks the rivals in turn order, each once', () => {
  const start = table({ hand: ['bug'], level: 1 }, { hand: ['wart'] }, { hand: ['moose'] });
  const first = played(start, lead('bug', 'public'));
  expect(first.seat).toBe(1);
  const second = played(first, decline);
  expect(second.seat).toBe(2);
  expect(played(second, follow({ card: 'moose' })).asked).toBe('recruit');
});
