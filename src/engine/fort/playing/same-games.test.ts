import { expect, it } from 'vitest';
import { sameGames, sameRefusals } from '#testing/same-games.ts';
import { game } from '../game.ts';

it('plays the same games from the same seeds, with the same choices, views and results', async () => {
  await expect(sameGames(game, [1, 2, 3, 4, 5, 6, 7, 8])).toMatchFileSnapshot('same-games.txt');
});

it('refuses the same moves for the same reasons', async () => {
  await expect(sameRefusals(game, 3, [1, 2, 3, 4])).toMatchFileSnapshot('same-refusals.txt');
});
