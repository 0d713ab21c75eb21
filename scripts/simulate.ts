// Plays random games: npm run simulate -- fort --games 1000 --players 4 --seed 1 [--variant draft] [--json]
// Writes the games as descriptions, and has the judge check every move: … -- fort --games 1000 --log [--judge]
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import type { GameLog } from '#engine/core/played-game.ts';
import type { Report, SimulateOptions } from '#engine/core/simulate.ts';
import { playedGames } from '#games/all.ts';
import { wantsHelp, wholeNumber } from './lib/options.ts';
import { describeProblem, Problem } from './lib/problem.mjs';
import { say } from './lib/progress.ts';

const games = playedGames();
const names = [...games.keys()];

const usage = `npm run simulate -- ${names[0]} --games 1000 --players 4 --seed 1 [--variant draft] [--json | --log [--judge]]`;

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        games: { type: 'string', default: '1000' },
        players: { type: 'string', default: '4' },
        seed: { type: 'string', default: '1' },
        variant: { type: 'string' },
        json: { type: 'boolean', default: false },
        log: { type: 'boolean', default: false },
        judge: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new Problem(message, usage);
  }
}

function tell(name: string, report: Report): void {
  const { cards, clauses, endings, invariantFailures } = report;
  say(
    `${name}: ${report.games} games, ${report.moves} moves, ${report.movesPerSecond} moves per second`,
  );
  for (const [ending, count] of Object.entries(endings)) say(`  ended by ${ending}: ${count}`);
  for (const [what, { exercised, of, missing }] of Object.entries({ cards, clauses })) {
    say(
      `  ${what} exercised: ${exercised} of ${of}${missing.length ? `, not: ${missing.join(', ')}` : ''}`,
    );
  }
  say(`  invariant failures: ${invariantFailures.length}`);
  for (const { seed, move, problem } of invariantFailures.slice(0, 20))
    say(`    seed ${seed}, move ${move}: ${problem}`);
}

/** The games as one file, a document for each description. */
function writeGames({ write }: GameLog, { games: count, seed, ...options }: SimulateOptions): 0 {
  const described = Array.from({ length: count }, (_, at) =>
    write({ ...options, seed: seed + at }),
  );
  const documents = described.flat().map((one) => stringify(one));
  say(documents.join('---\n').trimEnd());
  return 0;
}

/** Has the judge check every move of the games. */
function judgeGames(
  name: string,
  { judge }: GameLog,
  { games: count, seed, ...options }: SimulateOptions,
): number {
  let moves = 0;
  const wrong: string[] = [];
  for (let own = seed; own < seed + count; own++) {
    const judged = judge({ ...options, seed: own });
    moves += judged.moves;
    wrong.push(...judged.wrong.map((text) => `seed ${own}, ${text}`));
  }
  say(`${name}: ${count} games, ${moves} moves judged, not found legal: ${wrong.length}`);
  for (const text of wrong.slice(0, 20)) say(`    ${text}`);
  return wrong.length > 0 ? 1 : 0;
}

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (wantsHelp(args)) {
    say(`Usage: ${usage}\nGames: ${names.join(', ')}. The same seed plays the same games.`);
    return 0;
  }
  const { values, positionals } = readArguments(args);
  const [name, ...more] = positionals;
  const load = games.get(name ?? '');
  if (name === undefined || load === undefined || more.length > 0) {
    const wrong =
      more.length > 0
        ? `One game at a time, not "${positionals.join(' ')}".`
        : `There is no game "${name ?? ''}".`;
    throw new Problem(wrong, `Games: ${names.join(', ')}. For example: ${usage}`);
  }
  const game = await load();
  const { variant } = values;
  if (variant !== undefined && !game.variants.includes(variant))
    throw new Problem(`There is no variant "${variant}".`, `Variants: ${game.variants.join(', ')}`);
  const options = {
    games: wholeNumber('games', values.games, 1, 10_000_000),
    players: wholeNumber('players', values.players, game.players.min, game.players.max),
    seed: wholeNumber('seed', values.seed, 0, 2 ** 31),
    ...(variant === undefined ? {} : { variant }),
  };
  // Games that are judged need not be printed as well.
  if (values.judge) return judgeGames(name, game.log, options);
  if (values.log) return writeGames(game.log, options);
  const report = game.simulate(options);
  if (values.json) say(JSON.stringify(report, null, 2));
  else tell(name, report);
  return report.invariantFailures.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(describeProblem(error));
  process.exitCode = 2;
}
