import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roll } from '#engine/core/rng.ts';
import { describeMove, describePlay, describeState } from '#engine/fort/logging/described-state.ts';
import { judgeStrictly as judge } from '#testing/fort/judged.ts';
import {
  anyFollow,
  anyPlay,
  anyRecruit,
  follow,
  followKey,
  key,
  pick,
  weaken,
} from '#testing/fort/random-table.ts';
import { propertyShare, runs } from '#testing/property-runs.ts';

const games = {
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  players: fc.integer({ min: 2, max: 4 }),
};

describe('the judge and the engine agree on whole games', () => {
  it('finds every legal move legal', () => {
    fc.assert(
      fc.property(games.seed, games.players, (seed, players) => {
        follow(seed, players, (state, moves, dice) => {
          const situation = describeState(state);
          for (let n = 0; n < Math.min(4, moves.length); n++) {
            const move = pick(dice, moves);
            const described = describeMove(move, state);
            if (!described) continue;
            const { verdict, violations, missing } = judge(situation, described);
            expect(
              { verdict, violations, missing },
              JSON.stringify({ situation, described }),
            ).toEqual({
              verdict: 'legal',
              violations: [],
              missing: [],
            });
          }
        });
      }),
      { numRuns: runs(25) },
    );
  }, 60_000);

  it('finds a play legal exactly when it is among the legal moves', () => {
    let refused = 0;
    fc.assert(
      fc.property(games.seed, games.players, (seed, players) => {
        follow(seed, players, (state, moves, dice) => {
          if (state.asked !== 'play') return;
          const situation = describeState(state);
          const legal = new Set(moves.map((move) => key(move)));
          for (let n = 0; n < 6; n++) {
            const candidate = anyPlay(state, dice);
            const { verdict, violations } = judge(situation, describePlay(candidate));
            const expected = legal.has(key(candidate)) ? 'legal' : 'illegal';
            if (expected === 'illegal') refused += 1;
            expect(verdict, JSON.stringify({ situation, candidate, violations })).toBe(expected);
            expect(violations.length > 0).toBe(expected === 'illegal');
          }
        });
      }),
      { numRuns: runs(25) },
    );
    expect(refused).toBeGreaterThan(100 * propertyShare);
  }, 60_000);

  it('finds a follow legal exactly when it is among the legal moves', () => {
    let refused = 0;
    fc.assert(
      fc.property(games.seed, games.players, (seed, players) => {
        follow(seed, players, (state, moves, dice) => {
          if (state.asked !== 'follow') return;
          const situation = describeState(state);
          const legal = new Set(
            moves.flatMap((move) => (move.do === 'follow' ? [followKey(move, state)] : [])),
          );
          for (let n = 0; n < 4; n++) {
            const candidate = anyFollow(state, dice);
            const described = describeMove(candidate, state);
            if (!described) throw new Error('A follow can be described.');
            const { verdict, violations } = judge(situation, described);
            const expected = legal.has(followKey(candidate, state)) ? 'legal' : 'illegal';
            if (expected === 'illegal') refused += 1;
            expect(verdict, JSON.stringify({ situation, candidate, violations })).toBe(expected);
          }
        });
      }),
      { numRuns: runs(25) },
    );
    expect(refused).toBeGreaterThan(100 * propertyShare);
  }, 60_000);

  it('finds a recruit legal exactly when it is among the legal moves', () => {
    let refused = 0;
    fc.assert(
      fc.property(games.seed, games.players, (seed, players) => {
        follow(seed, players, (state, moves, dice) => {
          if (state.asked !== 'recruit') return;
          const situation = describeState(state);
          const legal = new Set(moves.map((move) => JSON.stringify(describeMove(move, state))));
          for (let n = 0; n < 4; n++) {
            const described = describeMove(anyRecruit(state, dice), state);
            if (!described) throw new Error('A recruit can be described.');
            const { verdict, violations } = judge(situation, described);
            const expected = legal.has(JSON.stringify(described)) ? 'legal' : 'illegal';
            if (expected === 'illegal') refused += 1;
            expect(verdict, JSON.stringify({ situation, described, violations })).toBe(expected);
          }
        });
      }),
      { numRuns: runs(25) },
    );
    expect(refused).toBeGreaterThan(30 * propertyShare);
  }, 60_000);

  it('never says the opposite when facts are left out', () => {
    let open = 0;
    fc.assert(
      fc.property(games.seed, games.players, (seed, players) => {
        follow(seed, players, (state, moves, dice) => {
          if (roll(dice, 4) > 0) return;
          const candidates =
            state.asked === 'play'
              ? [anyPlay(state, dice), pick(dice, moves)]
              : [pick(dice, moves)];
          for (const candidate of candidates) {
            const described = describeMove(candidate, state);
            if (!described) continue;
            const situation = describeState(state);
            const full = judge(situation, described).verdict;
            const weaker = weaken(situation, dice);
            const { verdict } = judge(weaker, described);
            if (verdict === 'open') open += 1;
            expect(
              [full, 'open'],
              JSON.stringify({ weaker, described, full, situation }),
            ).toContain(verdict);
          }
        });
      }),
      { numRuns: runs(25) },
    );
    expect(open).toBeGreaterThan(50 * propertyShare);
  }, 60_000);
});
