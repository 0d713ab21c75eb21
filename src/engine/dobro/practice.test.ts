import { expect, it } from 'vitest';
import { clauseIds } from '#generated/dobro.ts';
import { sameMoments, samePool } from '#testing/same-moments.ts';
import { practice } from './practice.ts';

it('finds the same moments in the same games, and knows the same about them', async () => {
  const games = [2, 4].map((players) => ({ players, seed: players }));
  await expect(sameMoments(practice, clauseIds, games)).toMatchFileSnapshot('same-moments.txt');
});

it('chooses the same situations from them', async () => {
  const pool = samePool({ ...practice, players: [2] }, { games: 2, size: 40, seed: 5 });
  await expect(pool).toMatchFileSnapshot('same-pool.txt');
});
