import { createHash } from 'node:crypto';
import type { Game } from '#engine/core/game.ts';
import { seeded } from '#engine/core/rng.ts';
import { playRandom } from '#engine/core/simulate.ts';

/**
 * Random games from fixed seeds: how many decisions were open at all moments together, how many moves
 * were made, a fingerprint of what every seat saw, and the result. The least change of what may be done,
 * what it does or who may see it shows here, as a count of positions does in chess.
 */
export function sameGames<State, Move>(game: Game<State, Move>, seeds: readonly number[]): string {
  const found: string[] = [];
  for (const variant of game.variants)
    for (let players = game.players.min; players <= game.players.max; players++)
      for (const seed of seeds) {
        const state = game.start({ players, seed, variant });
        const seen = createHash('sha256');
        let open = 0;
        const moves = playRandom(
          game,
          state,
          { rng: seeded(~seed) },
          {
            decided: (move) => {
              open += game.legalMoves(state).length;
              seen.update(JSON.stringify(move));
            },
            made: (_, count) => {
              if (count % 16 === 0)
                for (let seat = 0; seat < players; seat++)
                  seen.update(JSON.stringify(game.view(state, seat)));
            },
          },
        );
        const result = {
          open,
          moves,
          seen: seen.digest('hex').slice(0, 12),
          score: game.score(state),
        };
        found.push(`${variant}, ${players} players, seed ${seed}: ${JSON.stringify(result)}`);
      }
  return `${found.join('\n')}\n`;
}
