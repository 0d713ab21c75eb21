import type { Game, Watched } from './game.ts';
import { type Rolling, roll, seeded } from './rng.ts';
import { tracing } from './trace.ts';

export interface SimulateOptions {
  readonly games: number;
  readonly players: number;
  readonly seed: number;
  readonly variant?: string;
  /** The invariants are checked each time this many moves were made; 0: only at the end of each game. */
  readonly checkEvery?: number;
}

interface Failure {
  /** With this seed the game can be played again. */
  readonly seed: number;
  readonly move: number;
  readonly problem: string;
}

export interface Report {
  readonly games: number;
  readonly moves: number;
  /** How often each trigger ended a game; one game may have several. */
  readonly endings: Readonly<Record<string, number>>;
  readonly cards: Exercised;
  readonly clauses: Exercised;
  readonly invariantFailures: readonly Failure[];
  readonly movesPerSecond: number;
}

interface Exercised {
  readonly exercised: number;
  readonly of: number;
  readonly missing: readonly string[];
}

/** A game that takes more moves than this is taken to be endless. */
const mostMoves = 100_000;

const exercised = (all: readonly string[], seen: ReadonlySet<string>): Exercised => {
  const missing = all.filter((id) => !seen.has(id));
  return { exercised: all.length - missing.length, of: all.length, missing };
};

/** Callbacks while a random game is played. */
interface Watching<Move> {
  /** Before a move is made, and after it. */
  readonly decided?: (move: Move) => void;
  readonly made?: (move: Move, moves: number) => void;
}

/** One random game to its end. */
export function playRandom<State, Move>(
  game: Game<State, Move>,
  state: State,
  dice: Rolling,
  { decided, made }: Watching<Move> = {},
): number {
  for (let moves = 0; moves < mostMoves; ) {
    const legal = game.legalMoves(state);
    const move = legal[roll(dice, legal.length)];
    if (move === undefined) return moves;
    decided?.(move);
    game.step(state, move);
    moves++;
    made?.(move, moves);
  }
  throw new Error(`The game did not end within ${mostMoves} moves.`);
}

/** Plays random games and reports what happened in them. The same seed plays the same games. */
export function simulate<State, Move>(
  game: Game<State, Move>,
  watched: Watched<State>,
  { games, players, seed, variant, checkEvery = 1 }: SimulateOptions,
): Report {
  const endings: Record<string, number> = {};
  const cards = new Set<string>();
  const clauses = new Set<string>();
  const invariantFailures: Failure[] = [];
  let moves = 0;
  let spent = 0;
  for (let n = 0; n < games; n++) {
    const own = seed + n;
    const dice = { rng: seeded(~own) };
    let at = 0;
    const inspect = (state: State) => {
      for (const problem of watched.brokenInvariants(state))
        invariantFailures.push({ seed: own, move: at, problem });
    };
    try {
      tracing(clauses, () => {
        const state = game.start(
          variant === undefined ? { players, seed: own } : { players, seed: own, variant },
        );
        const started = performance.now();
        let watching = 0;
        at = playRandom(game, state, dice, {
          made: (_, count) => {
            const paused = performance.now();
            at = count;
            for (const card of watched.cardsInPlay(state)) cards.add(card);
            // Never where it is 0.
            if (count % checkEvery === 0) inspect(state);
            watching += performance.now() - paused;
          },
        });
        spent += performance.now() - started - watching;
        moves += at;
        inspect(state);
        game.score(state);
        for (const ending of watched.endings(state)) endings[ending] = (endings[ending] ?? 0) + 1;
      });
    } catch (error) {
      invariantFailures.push({ seed: own, move: at, problem: String(error) });
    }
  }
  return {
    games,
    moves,
    endings,
    cards: exercised(watched.cards, cards),
    clauses: exercised(watched.clauses, clauses),
    invariantFailures,
    movesPerSecond: Math.round(moves / (spent / 1000)),
  };
}
