import { describe, expect, it } from 'vitest';
import type { Game, Watched } from './game.ts';
import { replay } from './log.ts';
import { type Rolling, roll, seeded } from './rng.ts';
import { playRandom, simulate } from './simulate.ts';
import { fired } from './trace.ts';

interface Pile extends Rolling {
  left: number;
  taken: number;
}

/** Take one or two sticks until none is left. */
const sticks: Game<Pile, number> = {
  players: { min: 1, max: 2 },
  variants: ['usual'],
  start({ seed }) {
    const state = { rng: seeded(seed), left: 0, taken: 0 };
    state.left = 10 + roll(state, 10);
    return state;
  },
  legalMoves: ({ left }) => [1, 2].filter((count) => count <= left),
  apply: (state, move) =>
    (move === 1 || move === 2) && move <= state.left
      ? { ok: true, state: { ...state, left: state.left - move, taken: state.taken + move } }
      : { ok: false, violations: [{ rule: 'take', code: 'too-many', facts: {} }] },
  step(state, move) {
    fired(`take.${move}`);
    state.left -= move;
    state.taken += move;
  },
  view: ({ left }) => left,
  score: ({ taken }) => taken,
};

const watched: Watched<Pile> = {
  endings: () => ['end.empty'],
  cards: ['stick', 'stone'],
  cardsInPlay: () => ['stick'],
  clauses: ['take.1', 'take.2', 'take.3'],
  brokenInvariants: ({ left }) => (left === 5 ? ['five are left'] : []),
};

describe('a simulation', () => {
  const options = { games: 50, players: 1, seed: 3 };
  const { movesPerSecond, ...report } = simulate(sticks, watched, options);

  it('plays the same games from the same seed', () => {
    const { movesPerSecond: _, ...again } = simulate(sticks, watched, options);
    expect(again).toEqual(report);
    expect(movesPerSecond).toBeGreaterThan(0);
    expect(simulate(sticks, watched, { ...options, seed: 4 }).moves).not.toBe(report.moves);
  });

  it('says what was exercised, what was not, and how games ended', () => {
    expect(report.endings).toEqual({ 'end.empty': 50 });
    expect(report.cards).toEqual({ exercised: 1, of: 2, missing: ['stone'] });
    expect(report.clauses).toEqual({ exercised: 2, of: 3, missing: ['take.3'] });
  });

  it('names seed and move of every broken invariant', () => {
    expect(report.invariantFailures.length).toBeGreaterThan(0);
    const { seed, move } = report.invariantFailures[0] ?? { seed: 0, move: 0 };
    const state = sticks.start({ players: 1, seed });
    const left: number[] = [];
    playRandom(sticks, state, { rng: seeded(~seed) }, { made: () => left.push(state.left) });
    expect(left[move - 1]).toBe(5);
  });
});

describe('a log', () => {
  it('plays again, and names the move that is not legal', () => {
    const log = { players: 1, seed: 3, moves: [1, 2, 2] };
    expect(replay(sticks, log).taken).toBe(5);
    expect(() => replay(sticks, { ...log, moves: [1, 3] })).toThrow(
      'Move 2 of the log is not legal: take too-many',
    );
  });
});
