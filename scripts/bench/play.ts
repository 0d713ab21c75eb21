import type { Game } from '../../src/engine/core/game.ts';
import { playRandom } from '../../src/engine/core/simulate.ts';
import { game as dobroGame } from '../../src/engine/dobro/game.ts';
import { game as fortGame } from '../../src/engine/fort/game.ts';
import { boardgameIoPlayer } from './boardgame-io.ts';
import { chessPlayer } from './chess.ts';
import { type Rates, sideBySide } from './measure.ts';

/** Moves per round, and rounds: short ones, so that the load of the machine affects all sides alike. */
const movesPerRound = 20_000;
const rounds = 25;

const players = ['fort', 'chessops', 'dobro', 'boardgameIo'] as const;

export interface PlayRates {
  readonly movesPerSecond: Readonly<Record<(typeof players)[number], Rates>>;
  /** Fort over chess, and Dobro over the same game on boardgame.io. */
  readonly ratio: number;
  readonly dobroRatio: number;
}

/** Random self-play of both games beside that of others. */
export async function measurePlay(): Promise<PlayRates> {
  const playChess = await chessPlayer();
  const playBoardgameIo = await boardgameIoPlayer();
  let seed = 0;
  const player =
    <State, Move>(game: Game<State, Move>) =>
    () => {
      let moves = 0;
      while (moves < movesPerRound) {
        seed++;
        moves += playRandom(game, game.start({ players: 4, seed }), { rng: seed });
      }
      return moves;
    };
  const rates = sideBySide(
    {
      chessops: () => playChess({ rng: ++seed }, movesPerRound),
      fort: player(fortGame),
      dobro: player(dobroGame),
      // A tenth of the moves: enough to measure, and the run stays short.
      boardgameIo: () => playBoardgameIo({ rng: ++seed }, movesPerRound / 10),
    },
    rounds,
  );
  const of = (name: (typeof players)[number]): Rates => rates.get(name) ?? { median: 0, best: 0 };
  const [fort, chessops, dobro, boardgameIo] = [
    of('fort'),
    of('chessops'),
    of('dobro'),
    of('boardgameIo'),
  ];
  return {
    movesPerSecond: { fort, chessops, dobro, boardgameIo },
    ratio: fort.median / chessops.median,
    dobroRatio: dobro.median / boardgameIo.median,
  };
}

/** The same in words. */
export function showPlay({ movesPerSecond, ratio, dobroRatio }: PlayRates): string {
  const show = (number: number) => number.toLocaleString('en').padStart(9);
  const line = (name: string, { median, best }: Rates) =>
    `  ${name.padEnd(35)}${show(median)} ${show(best)}`;
  return [
    'Random self-play, moves per second      median      best',
    line('Fort, four players', movesPerSecond.fort),
    line('chessops', movesPerSecond.chessops),
    `  Fort against chessops: ${ratio.toFixed(2)} times (target: 1 or more)`,
    line('Dobro, four players', movesPerSecond.dobro),
    line('the same on boardgame.io', movesPerSecond.boardgameIo),
    `  Dobro against boardgame.io: ${dobroRatio.toFixed(0)} times (target: 100 or more)`,
  ].join('\n');
}
