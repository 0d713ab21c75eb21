import type { Game } from './game.ts';

/** A game as it was started and what was decided: enough to play it again. */
export interface Log<Move> {
  readonly players: number;
  readonly seed: number;
  readonly variant?: string;
  readonly moves: readonly Move[];
}

/** Plays a log again and checks every move; one that is not legal is reported by its number. */
export function replay<State, Move>(game: Game<State, Move>, log: Log<Move>): State {
  let state = game.start(log);
  log.moves.forEach((move, at) => {
    const outcome = game.apply(state, move);
    if (!outcome.ok) {
      const [why] = outcome.violations;
      throw new Error(`Move ${at + 1} of the log is not legal: ${why?.rule} ${why?.code}`);
    }
    state = outcome.state;
  });
  return state;
}
