import { expect, it } from 'vitest';
import { clauseIds } from '#generated/fort.ts';
import { sameMoments } from '#testing/same-moments.ts';
import { practice } from './practice.ts';

it('finds the same moments in the same games, and knows the same about them', async () => {
  const games = [2, 3].map((players) => ({ players, seed: players }));
  await expect(sameMoments(practice, clauseIds, games)).toMatchFileSnapshot('same-moments.txt');
});

it('asks of a coin that is named as the suit whether it may be', () => {
  const about = (suit: string) =>
    practice.about?.({ situation: {}, move: { play: 'noodle-twins', suit } });
  expect(['coin', 'crown'].map(about)).toEqual(['symbol.one-suit', undefined]);
});
