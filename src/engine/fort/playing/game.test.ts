import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay } from '#engine/core/log.ts';
import { roll, seeded, shuffle } from '#engine/core/rng.ts';
import { simulate } from '#engine/core/simulate.ts';
import { randomGame, starts } from '#testing/fort/game-states.ts';
import { game, watched } from '../game.ts';
import type { Move } from '../state/move.ts';
import type { State } from '../state/state.ts';
import { brokenInvariants } from './invariants.ts';

const copyOf = (state: State): State => JSON.parse(JSON.stringify(state));

describe('random games', () => {
  const reports = [
    simulate(game, watched, { games: 700, players: 4, seed: 1, checkEvery: 7 }),
    simulate(game, watched, { games: 150, players: 3, seed: 2, variant: 'draft', checkEvery: 3 }),
    simulate(game, watched, { games: 150, players: 2, seed: 3, checkEvery: 3 }),
  ];
  const missing = (what: 'cards' | 'clauses') =>
    reports
      .map((report) => report[what].missing)
      .reduce((a, b) => a.filter((id) => b.includes(id)));

  it('come to an end and lose no card, no token, no limit', () => {
    expect(reports.flatMap(({ invariantFailures }) => invariantFailures)).toEqual([]);
    expect(reports.reduce((sum, { moves }) => sum + moves, 0)).toBeGreaterThan(200_000);
  });

  it('see every card, perk and made-up rule', () => {
    expect(missing('cards')).toEqual([]);
  });

  it('end in each of the three ways', () => {
    const endings = new Set(reports.flatMap((report) => Object.keys(report.endings)));
    expect([...endings].sort()).toEqual(['end.fort', 'end.park', 'end.points']);
  });

  it('use every action, perk, made-up rule and phase', () => {
    const shown = missing('clauses').filter((id) =>
      /^(action|perk|rule|recruit|cleanup|draw|end|fort)\./.test(id),
    );
    expect(shown).toEqual([]);
  });
});

it('holds in every state of any game', () => {
  fc.assert(
    fc.property(starts, (start) => {
      for (const { state } of randomGame(start)) expect(brokenInvariants(state)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

it('goes on the same after JSON, and plays again from its log', () => {
  fc.assert(
    fc.property(starts, fc.nat(), (start, cut) => {
      const moves: Move[] = [];
      let copy: State | null = null;
      let last: State | null = null;
      for (const { state, move } of randomGame(start)) {
        if (move) moves.push(move);
        if (copy && move) game.step(copy, JSON.parse(JSON.stringify(move)));
        else if (moves.length === cut % 200) copy = copyOf(state);
        last = state;
      }
      expect(copy ?? last).toEqual(last);
      expect(replay(game, { ...start, moves })).toEqual(last);
    }),
    { numRuns: 15 },
  );
});

it('scores every finished game: nothing is missing, somebody wins', () => {
  fc.assert(
    fc.property(starts, (start) => {
      let last: State | null = null;
      for (const { state } of randomGame(start)) last = state;
      const { verdict, winners, players } = game.score(last ?? game.start(start));
      expect(verdict).toBe('legal');
      expect(winners.length).toBeGreaterThan(0);
      for (const { total, lines } of players)
        expect(lines.reduce((sum, { points }) => sum + (points ?? Number.NaN), 0)).toBe(total);
    }),
    { numRuns: 10 },
  );
});

describe('the guard', () => {
  it('lets every listed move through and changes nothing but the new state', () => {
    fc.assert(
      fc.property(starts, (start) => {
        let n = 0;
        for (const { state } of randomGame(start)) {
          if (++n % 9) continue;
          const before = JSON.stringify(state);
          for (const move of game.legalMoves(state).slice(0, 12)) {
            const outcome = game.apply(state, move);
            expect(outcome.ok, `${JSON.stringify(move)} ${JSON.stringify(outcome)}`).toBe(true);
          }
          expect(JSON.stringify(state)).toBe(before);
        }
      }),
      { numRuns: 10 },
    );
  });

  /** Moves of one moment are mostly wrong at another. */
  it('refuses moves of other moments with a clause, and changes nothing', () => {
    fc.assert(
      fc.property(starts, (start) => {
        const seen: Move[] = [];
        const dice = { rng: seeded(start.seed) };
        let refused = 0;
        for (const { state, move } of randomGame(start)) {
          if (move) seen.push(move);
          const other = seen[roll(dice, Math.max(1, seen.length))];
          if (!other || roll(dice, 4) > 0) continue;
          const before = JSON.stringify(state);
          const outcome = game.apply(state, other);
          expect(JSON.stringify(state)).toBe(before);
          if (outcome.ok) continue;
          refused++;
          expect(outcome.violations.length).toBeGreaterThan(0);
          for (const { rule } of outcome.violations) expect(watched.clauses).toContain(rule);
        }
        expect(refused).toBeGreaterThan(0);
      }),
      { numRuns: 25 },
    );
  });

  it('refuses what is not a move at all', () => {
    fc.assert(
      fc.property(starts, fc.array(fc.anything(), { maxLength: 20 }), (start, things) => {
        const state = game.start(start);
        const before = JSON.stringify(state);
        const spoilt = game
          .legalMoves(state)
          .slice(0, 5)
          .flatMap((move) => [
            { ...move, extra: 1 },
            { ...move, do: 'no' },
            [move],
            JSON.stringify(move),
          ]);
        const shapes = [
          null,
          undefined,
          {},
          { do: 'play' },
          { do: 'play', card: 'toString' },
          { do: '__proto__' },
        ];
        for (const thing of [...things, ...spoilt, ...shapes])
          expect(game.apply(state, thing).ok).toBe(false);
        expect(JSON.stringify(state)).toBe(before);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a view', () => {
  /** The same table with everything that seat can't see dealt differently. */
  function redealt(state: State, seat: number, seed: number): State {
    const other = copyOf(state);
    const dice = { rng: seeded(seed) };
    const hidden = [
      other.deck,
      ...other.players.flatMap(({ hand, deck }, at) => (at === seat ? [] : [hand, deck])),
    ];
    if (other.draft)
      hidden.push(
        ...other.draft.packs.filter((_, at) => at !== seat),
        ...other.draft.kept.filter((_, at) => at !== seat),
      );
    const cards = shuffle(dice, hidden.flat());
    for (const zone of hidden) zone.splice(0, zone.length, ...cards.splice(0, zone.length));
    const own = other.players[seat];
    if (own) shuffle(dice, own.deck);
    shuffle(dice, other.box);
    if (other.asked !== 'over') {
      const holders = other.players.filter(({ rule }, at) => rule !== null && at !== seat);
      const asksMe = other.asked === 'rule' && other.seat === seat;
      const rules = shuffle(dice, [
        ...holders.flatMap(({ rule }) => rule ?? []),
        ...(asksMe ? [] : other.rules),
      ]);
      for (const holder of holders) holder.rule = rules.shift() ?? null;
      if (!asksMe) other.rules = rules;
    }
    other.rng = seed >>> 0;
    return other;
  }

  it('is the same however the cards a seat can’t see are dealt', () => {
    fc.assert(
      fc.property(starts, fc.nat(), (start, seed) => {
        let n = 0;
        for (const { state } of randomGame(start)) {
          if (++n % 5) continue;
          state.players.forEach((_, seat) => {
            expect(game.view(redealt(state, seat, seed), seat)).toEqual(game.view(state, seat));
          });
        }
      }),
      { numRuns: 8 },
    );
  });

  it('shows the seat that is asked its moves, and others none', () => {
    const state = game.start({ players: 3, seed: 5 });
    expect(game.view(state, state.seat)).toMatchObject({ moves: game.legalMoves(state) });
    expect(game.view(state, (state.seat + 1) % 3)).toMatchObject({ moves: [] });
  });
});
