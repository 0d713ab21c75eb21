import { expect, it } from 'vitest';
import { clauseIds } from '#generated/fort.ts';
import { sameMoments } from '#testing/same-moments.ts';
import { practice } from './practice.ts';

it('finds the same moments in the same games, and knows the same about them', async () => {
  const games = [2, 3].map((players) => ({ players, seed: players }));
  await expect(sameMoments(practice, clauseIds, games)).toMatchFileSnapshot('same-moments.txt');
});
