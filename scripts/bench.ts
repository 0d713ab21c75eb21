// Measures the engine: npm run bench [-- --json]. Peers lie in scripts/bench and are installed when needed.

import type { Game } from '../src/engine/core/game.ts';
import { playRandom } from '../src/engine/core/simulate.ts';
import { game as dobroGame } from '../src/engine/dobro/game.ts';
import { game as fortGame } from '../src/engine/fort/game.ts';
import { boardgameIoPlayer } from './bench/boardgame-io.ts';
import { chessPlayer } from './bench/chess.ts';
import { measureJudge } from './bench/judge.ts';
import { sideBySide } from './bench/measure.ts';
import { installPeers } from './bench/peers.ts';
import { measurePrint } from './bench/print.ts';
import { judgeSize } from './bench/size.ts';
import { readOptions } from './lib/options.ts';
import { runTask, say } from './lib/progress.ts';

/** Moves per round, and rounds: short ones, so that both sides share the machine's moods. */
const movesPerRound = 20_000;
const rounds = 25;

async function main(): Promise<number> {
  const { json } = readOptions(process.argv.slice(2), {
    json: { type: 'boolean', default: false },
  });
  installPeers();
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
  const judge = measureJudge(50);
  const size = await judgeSize();
  const print = await measurePrint();
  const chessops = rates.get('chessops');
  const fort = rates.get('fort');
  const dobro = rates.get('dobro');
  const boardgameIo = rates.get('boardgameIo');
  const ratio = (fort?.median ?? 0) / (chessops?.median ?? 1);
  const dobroRatio = (dobro?.median ?? 0) / (boardgameIo?.median ?? 1);
  if (json) {
    say(
      JSON.stringify(
        {
          movesPerSecond: { fort, chessops, dobro, boardgameIo },
          ratio,
          dobroRatio,
          judgeMilliseconds: judge,
          judgeBytes: size,
          printMilliseconds: print ?? null,
        },
        null,
        2,
      ),
    );
    return 0;
  }
  const show = (number: number | undefined) => (number ?? 0).toLocaleString('en').padStart(9);
  say('Random self-play, moves per second      median      best');
  say(`  Fort, four players                 ${show(fort?.median)} ${show(fort?.best)}`);
  say(`  chessops                           ${show(chessops?.median)} ${show(chessops?.best)}`);
  say(`  Fort against chessops: ${ratio.toFixed(2)} times (target: 1 or more)`);
  say(`  Dobro, four players                ${show(dobro?.median)} ${show(dobro?.best)}`);
  say(
    `  the same on boardgame.io           ${show(boardgameIo?.median)} ${show(boardgameIo?.best)}`,
  );
  say(`  Dobro against boardgame.io: ${dobroRatio.toFixed(0)} times (target: 100 or more)`);
  say(
    `Judge, ${judge.examples} worked examples: median ${judge.median.toFixed(3)} ms (target: 1 ms or less), ` +
      `slowest ${judge.slowest.time.toFixed(1)} ms (${judge.slowest.id})`,
  );
  say(
    `Judge with rules and cards for the browser: ${(size.gzip / 1000).toFixed(1)} kB gzip (target: 14 kB or less)`,
  );
  say(
    print === undefined
      ? 'PDFs: not measured, since there is no built site to compare with; run npm run build first.'
      : `PDFs, ${print.documents} documents, milliseconds each: ours ${print.ours.toFixed(0)}, Chromium printing the page ` +
          `${print.chromium.toFixed(0)}: ${(print.chromium / print.ours).toFixed(1)} times faster (target: 10)`,
  );
  return 0;
}

await runTask(main);
