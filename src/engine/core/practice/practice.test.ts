import { describe, expect, it } from 'vitest';
import type { Judgement } from '../verdict.ts';
import { changes } from './changes.ts';
import { makePool } from './pool.ts';
import type { PractisedGame } from './practised-game.ts';
import { decidingFacts, thinOut } from './thin-out.ts';

it('changes one small thing at a time', () => {
  const exchange = { cards: [3, 5], twins: [['left', 'right']] } as const;
  const all = [...changes({ play: 3, to: 'left', times: 2, loud: true }, exchange)];
  expect(all).toContainEqual({ play: 5, to: 'left', times: 2, loud: true });
  expect(all).toContainEqual({ play: 3, to: 'right', times: 2, loud: true });
  expect(all).toContainEqual({ play: 3, to: 'left', times: 1, loud: true });
  expect(all).toContainEqual({ play: 3, to: 'left', times: 2, loud: false });
  expect(all).toContainEqual({ play: 3, to: 'left', times: 2 });
  expect(all).not.toContainEqual({ play: 5, to: 'right', times: 2, loud: true });
});

describe('a description', () => {
  const described = { me: { hand: 1, pack: 2 }, park: 3, turn: 'me' };
  const needs = (thin: object) => JSON.stringify(thin).includes('"pack":2');

  it('loses what the answer does not depend on, except what is kept', () => {
    expect(thinOut(described, needs, [])).toEqual({ me: { pack: 2 } });
    expect(thinOut(described, needs, ['park'])).toEqual({ me: { pack: 2 }, park: 3 });
  });

  it('has facts that decide', () => {
    expect(decidingFacts(described, needs)).toEqual([2]);
  });
});

/** Whoever has so many coins may spend so many, and never more than three. */
const coins: PractisedGame = {
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
  keep: () => [],
  exchange: () => ({ cards: [], twins: [] }),
  others: () => [],
  dull: [],
  alike: [],
  plausible: { spend: ['rule.sky', 'rule.other'] },
  isAbout: () => true,
  weights: [2, 4],
};

it('makes situations of both verdicts from small changes, each from another moment', () => {
  const pool = makePool(coins, { games: 1, size: 6, seed: 1 });
  expect(new Set(pool.map(({ verdict }) => verdict))).toEqual(new Set(['legal', 'illegal']));
  expect(pool.every(({ situation }) => !('sky' in situation))).toBe(true);
  for (const { verdict, clause, reasons } of pool)
    if (verdict === 'illegal') {
      expect(reasons).toHaveLength(3);
      expect(reasons).toContain(clause);
    }
  expect(makePool(coins, { games: 1, size: 6, seed: 1 })).toEqual(pool);
});
