import { expect, it } from 'vitest';
import { sameGames } from '#testing/same-games.ts';
import { game } from '../game.ts';

it('plays the same games from the same seeds, with the same choices, views and results', async () => {
  await expect(sameGames(game, [1, 2, 3, 4, 5, 6, 7, 8])).toMatchFileSnapshot('same-games.txt');
});
