import { createHash } from 'node:crypto';
import type { Game } from '#engine/core/game.ts';
import { roll, seeded } from '#engine/core/rng.ts';
import { playRandom } from '#engine/core/simulate.ts';
import { tracing } from '#engine/core/trace.ts';

/**
 * Random games from fixed seeds: how many decisions were open at all moments together, how many moves
 * were made, fingerprints of what every seat saw and of the clauses that took effect, and the result. The least change of what may be done,
 * what it does or who may see it shows here, as perft counts do in chess.
 */
export function sameGames<State, Move>(game: Game<State, Move>, seeds: readonly number[]): string {
  const found: string[] = [];
  for (const variant of game.variants)
    for (let players = game.players.min; players <= game.players.max; players++)
      for (const seed of seeds) {
        const state = game.start({ players, seed, variant });
        const seen = createHash('sha256');
        let open = 0;
        const clauses = new Set<string>();
        const dice = { rng: seeded(~seed) };
        const watcher = {
          decided: (move: Move) => {
            open += game.legalMoves(state).length;
            seen.update(JSON.stringify(move));
          },
          made: (_: Move, count: number) => {
            if (count % 16 === 0)
              for (let seat = 0; seat < players; seat++)
                seen.update(JSON.stringify(game.view(state, seat)));
          },
        };
        const moves = tracing(clauses, () => playRandom(game, state, dice, watcher));
        const result = {
          open,
          moves,
          seen: seen.digest('hex').slice(0, 12),
          clauses: createHash('sha256')
            .update([...clauses].sort().join())
            .digest('hex')
            .slice(0, 8),
          score: game.score(state),
        };
        found.push(`${variant}, ${players} players, seed ${seed}: ${JSON.stringify(result)}`);
      }
  return `${found.join('\n')}\n`;
}

/**
 * Why moves are refused in random games from fixed seeds: moves of other moments, of the kind that is asked
 * for and of any other. Each reason with how often it is given, and a fingerprint of its figures.
 */
export function sameRefusals<State, Move extends { readonly do: string }>(
  game: Game<State, Move>,
  players: number,
  seeds: readonly number[],
): string {
  const reasons = new Map<
    string,
    { count: number; readonly facts: ReturnType<typeof createHash> }
  >();
  for (const seed of seeds) {
    const state = game.start({ players, seed });
    const dice = { rng: seeded(seed) };
    const seen: Move[] = [];
    const ask = (moves: readonly Move[]) => {
      const move = moves[roll(dice, Math.max(1, moves.length))];
      const outcome = move && game.apply(state, move);
      for (const { rule, code, facts } of outcome?.ok === false ? outcome.violations : []) {
        const key = `${move?.do}: ${rule} ${code}`;
        const reason = reasons.get(key) ?? { count: 0, facts: createHash('sha256') };
        reason.count += 1;
        reason.facts.update(JSON.stringify(facts));
        reasons.set(key, reason);
      }
    };
    playRandom(
      game,
      state,
      { rng: seeded(~seed) },
      {
        decided: (move) => {
          for (const _ of [1, 2, 3]) ask(seen.filter((other) => other.do === move.do));
          ask(seen);
          seen.push(structuredClone(move));
        },
      },
    );
  }
  const lines = [...reasons].map(
    ([key, { count, facts }]) => `${key}, ${count} times, ${facts.digest('hex').slice(0, 8)}`,
  );
  return `${lines.sort().join('\n')}\n`;
}
