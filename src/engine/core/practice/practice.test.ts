import { describe, expect, it } from 'vitest';
import { practisedGame } from '#testing/practised-game.ts';
import type { Judgement } from '../verdict.ts';
import { candidatesOf, clearAnswer } from './candidates.ts';
import { changes } from './changes.ts';
import { makePool } from './pool.ts';
import type { Moment, PractisedGame } from './practised-game.ts';
import { decidingFacts, thinOut } from './thin-out.ts';

describe('small changes', () => {
  const exchange = { cards: [3, 5], twins: [['left', 'right']] } as const;
  const all = (value: unknown) => [...changes(value, exchange)];

  it('change one thing at a time, leave one out, or mix up two words', () => {
    expect(all({ play: 3, to: 'left', loud: true })).toEqual([
      { play: 5, to: 'left', loud: true },
      { play: [3, 3], to: 'left', loud: true },
      { play: 4, to: 'left', loud: true },
      { play: 2, to: 'left', loud: true },
      { to: 'left', loud: true },
      { play: 3, to: 'right', loud: true },
      { play: 3, loud: true },
      { play: 3, to: 'left', loud: false },
      { play: 3, to: 'left' },
    ]);
  });

  it('mix up keys as well as values, in both directions, and leave their order', () => {
    expect(all({ left: true, x: true })).toContainEqual({ right: true, x: true });
    expect(Object.keys(Object(all({ right: false, x: true }).at(-3)))).toEqual(['left', 'x']);
    expect(all('right')).toEqual(['left']);
    expect(all('ahead')).toEqual([]);
  });

  it('never leave nothing of something', () => {
    expect(all(1)).toEqual([2]);
    expect(all(2)).toEqual([3, 1]);
    expect(all({ only: true })).toEqual([{ only: false }]);
  });

  it('change, drop, add and turn round what is in a list', () => {
    expect(all(['left', 7])).toEqual([
      ['right', 7],
      [7],
      ['left', 8],
      ['left', 6],
      ['left'],
      ['left', 7, 3],
      ['left', 7, 5],
      [7, 'left'],
    ]);
    expect(all(['ahead'])).toEqual([[], ['ahead', 3], ['ahead', 5]]);
  });
});

describe('a description', () => {
  const described = { me: { hand: 1, pack: 2 }, park: 3, turn: 'me' };
  const needs = (thin: object) => JSON.stringify(thin).includes('"pack":2');

  it('loses what the answer does not depend on, except what is kept', () => {
    expect(thinOut(described, needs, [])).toEqual({ me: { pack: 2 } });
    expect(thinOut(described, needs, ['park'])).toEqual({ me: { pack: 2 }, park: 3 });
  });

  it('keeps a whole part, or one fact of it, by name', () => {
    const all = { me: { hand: 1, pack: 2, fort: { level: 3, cost: 4 } }, men: 5 };
    expect(thinOut(all, () => true, ['me'])).toEqual({ me: all.me });
    expect(thinOut(all, () => true, ['me.fort'])).toEqual({ me: { fort: { level: 3, cost: 4 } } });
    expect(thinOut(all, () => true, ['me.fort.cost'])).toEqual({ me: { fort: { cost: 4 } } });
  });

  it('has facts that decide, a part by what is in it', () => {
    expect(decidingFacts(described, needs)).toEqual([2]);
    const level = (thin: object) => JSON.stringify(thin).includes('"level":3');
    expect(decidingFacts({ me: { fort: { level: 3, cost: 4 } }, level: 1 }, level)).toEqual([3]);
    expect(decidingFacts({ me: { fort: { level: { level: 3 } } } }, level)).toEqual([{ level: 3 }]);
  });
});

const chapterOf = (clause: string): string => clause.split('.')[0] ?? '';

/** Players may spend up to three of their coins. */
const coins = practisedGame({
  players: [2],
  moments: () =>
    [1, 2, 3, 4, 5, 6].map((held) => ({
      situation: { coins: held, sky: 'blue' },
      move: { spend: Math.min(held, 3) },
    })),
  judge: (situation, move) => {
    const { coins: held, spend } = { coins: 0, spend: 0, ...Object(situation), ...Object(move) };
    const broken = spend > 3 ? ['rule.three'] : spend > held ? ['rule.held'] : [];
    const judgement: Judgement = {
      verdict: broken.length > 0 ? 'illegal' : 'legal',
      violations: broken.map((rule) => ({ rule, code: 'too-many', facts: {} })),
      missing: [],
      effects: [],
      readings: [],
    };
    return judgement;
  },
  exchange: () => ({ cards: [], twins: [] }),
  shows: () => true,
  weights: [2, 4],
});

describe('the answer to a situation', () => {
  const violation = (rule: string, code = 'any') => ({ rule, code, facts: {} });
  const answer = (judgement: Partial<Judgement> | undefined, dull: string[] = []) =>
    clearAnswer(
      {
        ...coins,
        dull,
        judge: () =>
          judgement && {
            verdict: 'legal',
            violations: [],
            missing: [],
            effects: [],
            readings: [],
            ...judgement,
          },
      },
      {},
      {},
    );

  it('is “legal”, or the one broken rule', () => {
    expect(answer({})).toBe('legal');
    expect(answer({ verdict: 'illegal', violations: [violation('a.b', 'c')] })).toBe('a.b c');
  });

  it('is none where it is unclear, rests on a reading, breaks two rules or none, or is dull', () => {
    expect(answer(undefined)).toBeUndefined();
    expect(answer({ readings: ['a.b'] })).toBeUndefined();
    expect(answer({ editions: ['a.b'] })).toBeUndefined();
    expect(answer({ editions: [] })).toBe('legal');
    expect(answer({ verdict: 'open' })).toBeUndefined();
    expect(answer({ verdict: 'open', violations: [violation('a.b')] })).toBeUndefined();
    expect(answer({ verdict: 'illegal' })).toBeUndefined();
    const two = [violation('a.b'), violation('a.c')];
    expect(answer({ verdict: 'illegal', violations: two })).toBeUndefined();
    const one = { verdict: 'illegal', violations: [violation('a.b', 'yawn')] } as const;
    expect(answer(one, ['yawn'])).toBeUndefined();
    expect(
      clearAnswer({ ...coins, isStrange: () => true }, { coins: 1 }, { spend: 2 }),
    ).toBeUndefined();
  });
});

describe('candidates', () => {
  it('are changed moves that break one rule, each with the allowed move beside it', () => {
    const candidates = candidatesOf(coins, [{ players: 2, seed: 1 }], chapterOf);
    const illegal = candidates.filter(({ answer }) => answer !== 'legal');
    expect(
      illegal.map(({ situation, move, answer }) => [situation.coins, move.spend, answer]),
    ).toEqual([
      [1, 2, 'rule.held too-many'],
      [2, 3, 'rule.held too-many'],
      [3, 4, 'rule.three too-many'],
      [4, 4, 'rule.three too-many'],
      [5, 4, 'rule.three too-many'],
      [6, 4, 'rule.three too-many'],
    ]);
    expect(candidates).toHaveLength(12);
    for (const { origin, clause } of illegal)
      expect(candidates).toContainEqual(
        expect.objectContaining({ origin, clause, answer: 'legal' }),
      );
    expect(new Set(candidates.map(({ origin }) => origin)).size).toBe(6);
  });

  it('come from allowed moves only, and from what else somebody might do', () => {
    const broke = { ...coins, moments: () => [{ situation: { coins: 0 }, move: { spend: 1 } }] };
    expect(candidatesOf(broke, [{ players: 2, seed: 1 }], chapterOf)).toEqual([]);
    const tempted = {
      ...coins,
      moments: () => [{ situation: { coins: 1 }, move: { rest: true } }],
      others: ({ situation }: Moment) => [{ situation, move: { spend: 2 } }],
    };
    expect(candidatesOf(tempted, [{ players: 2, seed: 1 }], chapterOf)).toEqual([
      {
        situation: { coins: 1 },
        move: { spend: 2 },
        answer: 'rule.held too-many',
        clause: 'rule.held',
        near: [],
        origin: '2/1/0',
      },
    ]);
  });

  it('ask of an allowed move what few others show', () => {
    const legalOf = (game: Partial<PractisedGame>, rulesOf: (coins: number) => string[]) => {
      const judge: PractisedGame['judge'] = (situation, move) => {
        const judgement = coins.judge(situation, move);
        return judgement && { ...judgement, rules: rulesOf(Object(situation).coins) };
      };
      return candidatesOf({ ...coins, ...game, judge }, [{ players: 2, seed: 1 }], chapterOf)
        .filter(({ answer }) => answer === 'legal')
        .map(({ clause }) => clause);
    };
    const hidden = { shows: () => false };
    expect(legalOf(hidden, () => [])).toEqual([]);
    const some = (held: number) => (held > 4 ? ['rule.sky', 'rule.rich'] : ['rule.sky']);
    const [sky, rich] = ['rule.sky', 'rule.rich'];
    expect(legalOf(hidden, some)).toEqual([sky, sky, sky, sky, rich, rich]);
    expect(legalOf({ ...hidden, outcomes: [rich] }, some)).toEqual(Array(6).fill(sky));
    // A rule that a small change breaks is one that the move keeps to, where the game says so.
    const shows = (clause: string) => clause === 'rule.held';
    expect(legalOf({ shows }, () => [])).toEqual(['rule.held', 'rule.held']);
  });
});

/** The same, but nobody spends late, nor aloud: four rules that come to mind. */
const purse: PractisedGame = {
  ...coins,
  weights: [4, 6],
  moments: () =>
    Array.from({ length: 24 }, (_, at) => ({
      situation: { coins: at + 1, sky: 'blue' },
      move: { spend: Math.min(at + 1, 3), to: `stall ${at % 6}` },
    })),
  judge: (situation, move) => {
    const judgement = coins.judge(situation, move);
    const { late, loud } = { late: false, loud: false, ...Object(move) };
    const broken = [...(late ? ['rule.late'] : []), ...(loud ? ['rule.loud'] : [])];
    return (
      judgement && {
        ...judgement,
        verdict: broken.length > 0 ? 'illegal' : judgement.verdict,
        violations: [
          ...judgement.violations,
          ...broken.map((rule) => ({ rule, code: 'wrong', facts: {} })),
        ],
      }
    );
  },
  others: ({ situation, move }) =>
    ['late', 'loud'].map((how) => ({ situation, move: { ...move, [how]: true } })),
};

it('makes situations of both verdicts from small changes, each from another moment', () => {
  const pool = makePool(purse, { games: 1, size: 6, seed: 1, chapterOf });
  expect(new Set(pool.map(({ verdict }) => verdict))).toEqual(new Set(['legal', 'illegal']));
  expect(pool.every(({ situation }) => !('sky' in situation))).toBe(true);
  for (const { verdict, clause, reasons } of pool)
    if (verdict === 'illegal') {
      expect(reasons).toHaveLength(3);
      expect(reasons).toContain(clause);
    }
  expect(makePool(purse, { games: 1, size: 6, seed: 1, chapterOf })).toEqual(pool);
});

describe('a pool', () => {
  const made = () => makePool(purse, { games: 1, size: 6, seed: 1, chapterOf });

  it('goes from easy to hard by the facts that decide and the parts of the move', () => {
    const pool = made();
    const harder = makePool(
      { ...purse, weights: [0, 4] },
      { games: 1, size: 6, seed: 1, chapterOf },
    );
    expect(new Set(pool.map(({ level }) => level))).toEqual(new Set([1]));
    expect(new Set(harder.map(({ level }) => level))).toEqual(new Set([2]));
    // To allow it one has to know the purse; without them it is refused anyhow.
    const hardest = makePool(
      { ...purse, weights: [0, 2] },
      { games: 1, size: 6, seed: 1, chapterOf },
    );
    for (const { verdict, level, move } of hardest)
      if (!('late' in move) && !('loud' in move))
        expect([verdict, level]).toEqual([verdict, verdict === 'legal' ? 3 : 2]);
  });

  it('keeps what the game wants to be said, and gives every situation a name of its own', () => {
    const blue = makePool(
      { ...purse, keep: () => ['sky'] },
      { games: 1, size: 6, seed: 1, chapterOf },
    );
    expect(blue.every(({ situation }) => situation.sky === 'blue')).toBe(true);
    expect(new Set(blue.map(({ id }) => id)).size).toBe(blue.length);
  });

  it('asks about one moment once, and about the same move at most twice for a rule', () => {
    const pool = made();
    const large = makePool(purse, { games: 1, size: 60, seed: 1, chapterOf });
    const moves = large.map(({ verdict, clause, move }) => JSON.stringify([verdict, clause, move]));
    for (const move of moves)
      expect(moves.filter((each) => each === move).length).toBeLessThanOrEqual(2);
    expect(large.length).toBeGreaterThan(pool.length - 1);
  });

  it('keeps its situations, and with them what was answered, when games bring others', () => {
    const idsOf = (most: number) =>
      makePool(
        {
          ...purse,
          moments: () =>
            Array.from({ length: most }, (_, held) => ({
              situation: { coins: held + 3, sky: 'blue' },
              move: { spend: 3 },
            })),
        },
        { games: 1, size: 60, seed: 1, chapterOf },
      ).map(({ id }) => id);
    expect(idsOf(40).length).toBeGreaterThan(2);
    expect(idsOf(41)).toEqual(idsOf(40));
  });

  it('never offers reasons beside each other that are too close', () => {
    const group = ['rule.three', 'rule.held'];
    const close = { ...purse, alike: [group] };
    const made = makePool(close, { games: 1, size: 12, seed: 1, chapterOf });
    expect(made.length).toBeGreaterThan(0);
    for (const { reasons = [] } of made)
      expect(reasons.filter((id) => group.includes(id)).length).toBeLessThan(2);
  });

  it('has as many allowed situations as others, give or take a half', () => {
    const pool = made();
    const legal = pool.filter(({ verdict }) => verdict === 'legal').length / pool.length;
    expect(legal).toBeGreaterThanOrEqual(0.4);
    expect(legal).toBeLessThanOrEqual(0.6);
  });

  it('leaves out what can’t be taken in on a phone', () => {
    const crowded = {
      ...purse,
      keep: () => ['crowd'],
      moments: () => [
        { situation: { coins: 1, crowd: Array.from({ length: 40 }, () => 1) }, move: { spend: 1 } },
      ],
    };
    expect(makePool(crowded, { games: 1, size: 6, seed: 1, chapterOf })).toEqual([]);
  });
});
