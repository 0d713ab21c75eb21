// Measures the engine: npm run bench [-- --json]. Peers lie in scripts/bench and are installed when needed.
import { playRandom } from '../src/engine/core/simulate.ts';
import { game } from '../src/engine/fort/game.ts';
import { chessPlayer } from './bench/chess.ts';
import { measureJudge } from './bench/judge.ts';
import { sideBySide } from './bench/measure.ts';
import { installPeers } from './bench/peers.ts';
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
  let seed = 0;
  const playFort = () => {
    let moves = 0;
    while (moves < movesPerRound) {
      seed++;
      moves += playRandom(game, game.start({ players: 4, seed }), { rng: seed });
    }
    return moves;
  };
  const rates = sideBySide(
    { chessops: () => playChess({ rng: ++seed }, movesPerRound), fort: playFort },
    rounds,
  );
  const judge = measureJudge(50);
  const chessops = rates.get('chessops');
  const fort = rates.get('fort');
  const ratio = (fort?.median ?? 0) / (chessops?.median ?? 1);
  if (json) {
    say(
      JSON.stringify(
        { movesPerSecond: { fort, chessops }, ratio, judgeMilliseconds: judge },
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
  say(
    `Judge, ${judge.examples} worked examples: median ${judge.median.toFixed(3)} ms (target: 1 ms or less), ` +
      `slowest ${judge.slowest.time.toFixed(1)} ms (${judge.slowest.id})`,
  );
  return 0;
}

await runTask(main);
