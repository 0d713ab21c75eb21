import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { played, randomGame, refusedBy, starts, table } from '#testing/fort/game-states.ts';
import type { CardId } from '../../cards/ids.ts';
import { type Added, hasCoin } from '../../cards/suits.ts';
import { type CardSymbol, suits } from '../../notation/tree.ts';
import { countsOf } from '../../state/counts.ts';
import type { PlayMove, Use } from '../../state/move.ts';
import type { State } from '../../state/state.ts';
import { playerAt } from '../../state/zones.ts';
import { checkPlay } from './check-play.ts';
import { listPlays } from './list-plays.ts';

const P: Use = { box: 'public', full: true };
const Q: Use = { box: 'private', full: true };
const p: Use = { box: 'public', full: false };
const q: Use = { box: 'private', full: false };
const orders = [
  [],
  [P],
  [Q],
  [p],
  [q],
  [P, Q],
  [Q, P],
  [P, q],
  [q, P],
  [p, Q],
  [Q, p],
  [p, q],
  [P, P],
];

/** Every way to take cards out of a zone, coins counted as one of the suits or not at all. */
function* choices(zone: readonly CardId[]): Generator<Added[]> {
  const [card, ...rest] = zone;
  if (card === undefined) return yield [];
  for (const chosen of choices(rest)) {
    yield chosen;
    yield [{ card }, ...chosen];
    if (hasCoin(card)) for (const coin of suits) yield [{ card, coin }, ...chosen];
  }
}

/** Plays that someone might think of with this hand: many more than are legal. */
function* universe(state: State): Generator<PlayMove> {
  const { hand, lookout } = playerAt(state, state.leader);
  for (const [at, card] of hand.entries()) {
    const others = hand.filter((_, other) => other !== at);
    const names: (CardSymbol | undefined)[] =
      card === 'ghost' ? [undefined, ...suits, 'coin'] : [undefined];
    for (const added of choices(others))
      for (const tucked of choices(lookout))
        for (const uses of orders)
          for (const named of names)
            for (const declared of hasCoin(card) ? [undefined, ...suits] : [undefined])
              yield {
                do: 'play',
                card,
                added,
                lookout: tucked,
                uses,
                ...(named && { named }),
                ...(declared && { declared }),
              };
  }
}

const sortAdded = (added: readonly Added[]) =>
  added.map(({ card, coin = '' }) => `${card} ${coin}`).sort();
const keyOf = ({ card, added, lookout, uses, named, declared }: PlayMove): string =>
  JSON.stringify([card, sortAdded(added), sortAdded(lookout), uses, named, declared]);

const tableOf = (state: State) => {
  const { hand, lookout } = playerAt(state, state.leader);
  return { hand, lookout, counts: countsOf(state, state.leader) };
};

/** A coin may be said to be a suit that nothing asks for; the list names only coins that count. */
const idleCoin = (move: PlayMove, listed: Set<string>): boolean => {
  const without = (added: readonly Added[], n: number) =>
    added.map((one, at) => (at === n ? { card: one.card } : one));
  return [...move.added, ...move.lookout].some(({ coin }, n) => {
    if (coin === undefined) return false;
    const bare: PlayMove = {
      ...move,
      added: without(move.added, n),
      lookout: without(move.lookout, n - move.added.length),
    };
    return listed.has(keyOf(bare)) || idleCoin(bare, listed);
  });
};

it('lists exactly the plays that nothing speaks against', () => {
  let compared = 0;
  fc.assert(
    fc.property(starts, (start) => {
      let n = 0;
      for (const { state } of randomGame({ ...start, variant: 'basic' })) {
        if (state.asked !== 'play' || ++n % 4) continue;
        const { hand, lookout } = playerAt(state, state.leader);
        if (hand.filter(hasCoin).length + lookout.filter(hasCoin).length > 1 || lookout.length > 2)
          continue;
        const board = tableOf(state);
        const listed = new Set(listPlays(board).map(keyOf));
        const missing = new Set(listed);
        for (const move of universe(state)) {
          compared++;
          const key = keyOf(move);
          const violations = checkPlay(board, move);
          if (listed.has(key)) {
            missing.delete(key);
            expect(violations, key).toEqual([]);
          } else if (violations.length === 0) expect(idleCoin(move, listed), key).toBe(true);
        }
        expect([...missing]).toEqual([]);
      }
    }),
    { numRuns: 10 },
  );
  expect(compared).toBeGreaterThan(20_000);
});

it('lists no play twice where cards are alike', () => {
  const state = table({ hand: ['bug', 'wart', 'wart', 'wart'], lookout: ['worm', 'worm', 'worm'] });
  const listed = listPlays(tableOf(state)).map(keyOf);
  expect(new Set(listed).size).toBe(listed.length);
  // None to three of the added ones, and as many of the Lookout, as far as Stuff has room for 4 pizza.
  const bug = listed.filter((key) => key.startsWith('["bug"'));
  expect(bug.length).toBe(10);
});

const play = (card: CardId, uses: Use[], more: Partial<PlayMove> = {}): PlayMove => ({
  do: 'play',
  card,
  added: [],
  lookout: [],
  uses,
  ...more,
});

describe('Bug with The Moles and a Lookout shovel at Fort Level 1', () => {
  const state = table({ hand: ['bug', 'the-moles', 'zip'], lookout: ['wart'], level: 1 });
  const all = { added: [{ card: 'the-moles' as const }], lookout: [{ card: 'wart' as const }] };

  it('gives 4 pizza and 1 point', () => {
    const after = played(state, play('bug', [P, Q], all));
    expect(playerAt(after, 0)).toMatchObject({ stuff: { pizza: 4, toys: 0 }, vp: 1 });
  });

  it('counts Lookout cards only if they are added', () => {
    const after = played(state, play('bug', [P], { added: all.added }));
    expect(playerAt(after, 0).stuff.pizza).toBe(3);
  });

  it('is refused with figures when there is no room', () => {
    const full = table({ ...playerAt(state, 0), stuff: { pizza: 1, toys: 0 } });
    expect(checkPlay(tableOf(full), play('bug', [P], all))[0]).toMatchObject({
      rule: 'board.stuff',
      facts: { resource: 'pizza', need: 4, room: 3 },
    });
  });
});

test.each<[string, PlayMove, string]>([
  ['a card that is not in hand', play('dash', [P]), 'play.one-card'],
  ['a card without boxes', play('the-moles', [P]), 'play.blank'],
  ['an empty box', play('zip', [Q]), 'play.blank'],
  ['no box in full', play('bug', [p]), 'play.full'],
  ['the same box twice', play('bug', [P, P]), 'play.actions'],
  ['an indivisible box in part', play('zip', [P, q]), 'play.blank'],
  ['an added card of another suit', play('bug', [P], { added: [{ card: 'zip' }] }), 'play.add'],
  [
    'an added card for a box not used',
    play('bug', [Q], { added: [{ card: 'the-moles' }] }),
    'play.purpose',
  ],
  ['the played card as an added one', play('bug', [P], { added: [{ card: 'bug' }] }), 'play.add'],
  [
    'a Lookout card that is not there',
    play('bug', [P], { lookout: [{ card: 'the-moles' }] }),
    'play.lookout',
  ],
  [
    'a coin on a card without one',
    play('bug', [P], { added: [{ card: 'the-moles', coin: 'glue' }] }),
    'card.coin',
  ],
  ['no suit declared for a coin card', play('blades', [P]), 'follow.coin-declared'],
  ['Fort Level 0 as a full use', play('bug', [Q]), 'play.zero'],
  ['an advance without resources', play('zip', [P]), 'board.cost'],
])('refuses %s', (_, move, rule) => {
  const state = table({ hand: ['bug', 'the-moles', 'zip', 'blades'], lookout: ['wart'] });
  expect(refusedBy(state, move)).toContain(rule);
});

it('lets a coin be one suit for all actions of the card', () => {
  const state = table({ hand: ['chef', 'puddin', 'smoke'] });
  const both = play('chef', [P, Q], { added: [{ card: 'smoke', coin: 'skateboard' }] });
  expect(playerAt(played(state, both), 0).stuff.pizza).toBe(2);
  // With the coin as a book nothing is left for the skateboards.
  expect(refusedBy(state, { ...both, added: [{ card: 'smoke', coin: 'book' }] })).toContain(
    'play.zero',
  );
});

it('declares no suit for a coin that nobody can follow', () => {
  const state = table({ hand: ['puddin', 'tiny'], pack: { pizza: 1, toys: 0 } });
  const plain = play('puddin', [Q]);
  expect(refusedBy(state, plain)).not.toContain('follow.coin-declared');
  expect(refusedBy(state, { ...plain, declared: 'crown' })).toContain('follow.coin-declared');
});

describe('Doodles with room for two toys only', () => {
  const state = table({
    hand: ['doodles', 'kitty', 'tink'],
    stuff: { pizza: 0, toys: 2 },
    pack: { pizza: 1, toys: 0 },
  });
  it('takes one added card, but not a second that changes nothing', () => {
    expect(refusedBy(state, play('doodles', [P], { added: [{ card: 'kitty' }] }))).toEqual([]);
    const two = { added: [{ card: 'kitty' as const }, { card: 'tink' as const }] };
    expect(refusedBy(state, play('doodles', [P], two))).toContain('board.stuff');
    expect(refusedBy(state, play('doodles', [Q, p], two))[0]).toBe('play.purpose');
  });
});
