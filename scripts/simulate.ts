// Plays random games: npm run simulate -- fort --games 1000 --players 4 --seed 1 [--variant draft] [--json]
// Writes the games as descriptions, or has the judge check them: … -- dobro --games 1000 [--log | --judge]
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { type Report, type SimulateOptions, simulate } from '#engine/core/simulate.ts';
import type { Game, Watched } from '#engine/index.ts';
import { wantsHelp } from './lib/options.ts';
import { describeProblem, Problem } from './lib/problem.mjs';
import { say } from './lib/progress.ts';

const runner = <State, Move>(module: { game: Game<State, Move>; watched: Watched<State> }) => ({
  players: module.game.players,
  variants: module.game.variants,
  run: (options: SimulateOptions) => simulate(module.game, module.watched, options),
});

type LogOptions = Pick<SimulateOptions, 'players' | 'seed' | 'variant'>;

/** Random games of Dobro as descriptions, and what the judge says about each round. */
async function dobroLog() {
  const { describeGame } = await import('#engine/dobro/game-log.ts');
  const { judgeMoves } = await import('#engine/dobro/judging/judge-moves.ts');
  return {
    write: (options: LogOptions) => describeGame(options).map((round) => stringify(round)),
    /** Every move that is not found legal, with the round it is in. */
    judge: (options: LogOptions) => {
      const rounds = describeGame(options).map(({ situation, move, moves }) =>
        judgeMoves(situation, [move, ...moves], { strict: true }),
      );
      const wrong = rounds.flatMap(({ verdict, steps, violations }, at) =>
        verdict === 'legal'
          ? []
          : [`round ${at + 1}, move ${steps.length}: ${verdict} ${violations[0]?.code ?? ''}`],
      );
      return { moves: rounds.reduce((sum, { steps }) => sum + steps.length, 0), wrong };
    },
  };
}

const games = {
  fort: async () => ({ ...runner(await import('#engine/fort/game.ts')), log: undefined }),
  dobro: async () => ({ ...runner(await import('#engine/dobro/game.ts')), log: await dobroLog() }),
};
type GameName = keyof typeof games;
const isGame = (name: string | undefined): name is GameName =>
  name !== undefined && Object.hasOwn(games, name);

const usage =
  'npm run simulate -- fort --games 1000 --players 4 --seed 1 [--variant draft] [--json | --log | --judge]';

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  throw new Problem(`--${name} is "${text}".`, `Give a whole number from ${min} to ${max}.`);
}

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

type GameLog = Awaited<ReturnType<typeof dobroLog>>;

/** The games as one file, a document for each round. */
function writeGames({ write }: GameLog, { games: count, seed, ...options }: SimulateOptions): 0 {
  const rounds = Array.from({ length: count }, (_, at) => write({ ...options, seed: seed + at }));
  say(rounds.flat().join('---\n').trimEnd());
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
    say(
      `Usage: ${usage}\nGames: ${Object.keys(games).join(', ')}. The same seed plays the same games.`,
    );
    return 0;
  }
  const { values, positionals } = readArguments(args);
  const [name, ...more] = positionals;
  if (!isGame(name) || more.length > 0) {
    const wrong =
      more.length > 0
        ? `One game at a time, not "${positionals.join(' ')}".`
        : `There is no game "${name ?? ''}".`;
    throw new Problem(wrong, `Games: ${Object.keys(games).join(', ')}. For example: ${usage}`);
  }
  const game = await games[name]();
  const { variant } = values;
  if (variant !== undefined && !game.variants.includes(variant))
    throw new Problem(`There is no variant "${variant}".`, `Variants: ${game.variants.join(', ')}`);
  const options = {
    games: wholeNumber('games', values.games, 1, 10_000_000),
    players: wholeNumber('players', values.players, game.players.min, game.players.max),
    seed: wholeNumber('seed', values.seed, 0, 2 ** 31),
    ...(variant === undefined ? {} : { variant }),
  };
  if (values.log || values.judge) {
    if (!game.log)
      throw new Problem(
        `Games of ${name} can't be written as descriptions.`,
        'Only games of dobro can: npm run simulate -- dobro --games 1 --log',
      );
    return values.log ? writeGames(game.log, options) : judgeGames(name, game.log, options);
  }
  const report = game.run(options);
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
