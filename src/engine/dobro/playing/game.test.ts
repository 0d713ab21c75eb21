import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roll } from '#engine/core/rng.ts';
import { tracing } from '#engine/core/trace.ts';
import { cardNamed, fullDeck, nameOf } from '../cards/card.ts';
import { watched } from '../game.ts';
import { judge } from '../judging/judge.ts';
import { handLimit } from '../rules/hand-limit.ts';
import type { Move } from '../state/move.ts';
import type { State } from '../state/state.ts';
import { advance, apply } from './carry-out-move.ts';
import { legalMoves, violationsOf } from './legal-moves.ts';
import { setUp } from './round.ts';
import { view } from './view.ts';

const game = fc.record({
  players: fc.integer({ min: 2, max: 6 }),
  seed: fc.integer(),
  long: fc.boolean(),
});

/** Plays at random to the end, showing every state and the move made in it. */
function playOut(start: State, seed: number, see: (state: State, move: Move) => void): State {
  const random = { rng: seed >>> 0 };
  let state = start;
  for (let turn = 0; state.phase !== 'over'; turn++) {
    if (turn > 20_000) throw new Error('a game that does not end');
    const moves = legalMoves(state);
    const move = moves[roll(random, moves.length)];
    if (move === undefined) throw new Error('nothing to do, but the game is not over');
    see(state, move);
    state = advance(state, move);
  }
  return state;
}

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

it('keeps every card in the game, and hands within the limit', () => {
  fc.assert(
    fc.property(game, ({ players, seed, long }) => {
      const whole = sorted(fullDeck(players));
      playOut(setUp(players, seed, long), seed, (state) => {
        const { deck, aside, climb, hands, piles } = state;
        expect(sorted([...deck, ...aside, ...climb, ...hands.flat(), ...piles.flat()])).toEqual(
          whole,
        );
        expect(hands.every((hand) => hand.length <= handLimit(players))).toBe(true);
      });
    }),
    { numRuns: 40 },
  );
});

it('plays the number of rounds that was agreed', () => {
  fc.assert(
    fc.property(game, ({ players, seed, long }) => {
      const end = playOut(setUp(players, seed, long), seed, () => {});
      expect(end.finished).toHaveLength(long ? players : 3);
    }),
    { numRuns: 40 },
  );
});

it('replays a log to the same state, also through JSON', () => {
  fc.assert(
    fc.property(game, ({ players, seed }) => {
      const log: Move[] = [];
      const end = playOut(setUp(players, seed), seed, (_, move) => log.push(move));
      const text = JSON.stringify({ start: setUp(players, seed), log });
      const kept: { start: State; log: Move[] } = JSON.parse(text);
      expect(kept.log.reduce(advance, kept.start)).toEqual(end);
    }),
    { numRuns: 20 },
  );
});

/** Every play of up to two cards, taking, and drawing: what a person could try. */
const universe: Move[] = [];
for (let first = 2; first <= 15; first++) {
  universe.push({ do: 'play', cards: [first] });
  for (let as = 1; as <= 13; as++) universe.push({ do: 'play', cards: [first], as });
  for (let second = 2; second <= 15; second++) {
    universe.push({ do: 'play', cards: [first, second] });
    universe.push({ do: 'play', cards: [first, second], as: 7 });
  }
}
for (let count = -1; count <= 7; count++) universe.push({ do: 'draw', count });
universe.push({ do: 'take' }, { do: 'play', cards: [] }, { do: 'play', cards: [7, 7, 7] });

/** Two ways to write one move are the same move: order of cards, and a Joker's number that is implied. */
const plain = (move: Move): string =>
  move.do !== 'play'
    ? JSON.stringify(move)
    : `${sorted(move.cards)}=${move.as ?? move.cards.find((card) => card <= 12)}`;

it('lists a move exactly when no rule refuses it', () => {
  fc.assert(
    fc.property(game, fc.nat(60), ({ players, seed }, after) => {
      let turn = 0;
      playOut(setUp(players, seed), seed, (state) => {
        if (turn++ !== after) return;
        const legal = new Set(legalMoves(state).map(plain));
        for (const move of universe) {
          const refused = violationsOf(state, move).length > 0;
          expect([plain(move), !refused]).toEqual([plain(move), legal.has(plain(move))]);
          expect(apply(state, move).ok).toBe(!refused);
        }
      });
    }),
    { numRuns: 60 },
  );
});

const written = (card: number) => nameOf(card);

it('judges a described move as the engine does', () => {
  fc.assert(
    fc.property(game, fc.nat(200), ({ players, seed }, after) => {
      let turn = 0;
      playOut(setUp(players, seed), seed, (state) => {
        if (turn++ !== after || state.phase === 'draw') return;
        const hand = state.hands[state.seat] ?? [];
        const situation = {
          players,
          value: state.value,
          hand: hand.map(written),
          ...(state.climb.length === 0 ? { climb: [] } : {}),
        };
        for (const move of universe) {
          if (
            move.do === 'draw' ||
            (move.do === 'play' && move.as === undefined && move.cards.every((card) => card === 13))
          )
            continue;
          const described =
            move.do === 'take'
              ? ({ take: true } as const)
              : {
                  play: move.cards.map(written),
                  ...(move.as === undefined ? {} : { as: move.as }),
                };
          if (move.do === 'take' && state.climb.length > 0 && state.value === 0) continue;
          const { verdict } = judge(situation, described);
          expect([described, verdict]).toEqual([
            described,
            violationsOf(state, move).length === 0 ? 'legal' : 'illegal',
          ]);
        }
      });
    }),
    { numRuns: 40 },
  );
});

it('refuses an illegal move and changes nothing', () => {
  const state = setUp(3, 1);
  const before = JSON.stringify(state);
  const result = apply(state, { do: 'take' });
  expect(result).toMatchObject({ ok: false, violations: [{ rule: 'climb.open' }] });
  expect(JSON.stringify(state)).toBe(before);
});

it('shows a seat nothing that it may not know', () => {
  fc.assert(
    fc.property(game, fc.nat(80), ({ players, seed }, after) => {
      let turn = 0;
      playOut(setUp(players, seed), seed, (state) => {
        if (turn++ !== after) return;
        const swapped: State = {
          ...state,
          deck: [...state.deck].reverse(),
          aside: [...state.aside].reverse(),
          hands: state.hands.map((hand, seat) => (seat === 0 ? hand : hand.map(() => 2))),
          piles: state.piles.map((pile) => pile.map(() => 2)),
          finished: state.finished.map((round) => ({ ...round, sums: round.sums.map(() => 0) })),
          rng: state.rng ^ 1,
        };
        expect(view(swapped, 0)).toEqual(view(state, 0));
      });
    }),
    { numRuns: 40 },
  );
});

it('lets every rule of a game take effect in random play', () => {
  const seen = new Set<string>();
  tracing(seen, () => {
    for (let seed = 0; seed < 60; seed++)
      playOut(setUp(2 + (seed % 5), seed, seed % 2 === 0), seed, () => {});
  });
  for (const rule of [
    'climb.open',
    'climb.take',
    'climb.next',
    'turn.higher',
    'turn.equal',
    'turn.pair',
    'turn.draw',
    'turn.next',
    'special.joker',
    'special.joker-pair',
    'special.skip',
    'special.reverse',
    'forget.take',
    'forget.keep',
    'forget.penalty',
    'round.deck-empty',
    'round.end',
    'score.rank',
    'score.tie',
    'next.deal',
    'next.first',
    'end.winner',
    'two.remove',
    'two.aside',
    'variant.long',
  ])
    expect([rule, seen.has(rule)]).toEqual([rule, true]);
  expect(cardNamed('joker')).toBe(13);
});

it('notices a card too many in a hand, and one that is gone', () => {
  const start = setUp(4, 1, false);
  const [first = [], ...others] = start.hands;
  const [card, ...deck] = start.deck;
  if (card === undefined) throw new Error('a game begins with a deck');
  expect(first).toHaveLength(handLimit(4));
  expect(watched.brokenInvariants(start)).toEqual([]);
  const full = { ...start, deck, hands: [[...first, card], ...others] };
  expect(watched.brokenInvariants(full)).toEqual(['hands']);
  expect(watched.brokenInvariants({ ...start, deck })).toEqual(['cards']);
});

it('shows no hand to somebody without a seat', () => {
  expect(view(setUp(3, 1, false), 3).hand).toEqual([]);
});
