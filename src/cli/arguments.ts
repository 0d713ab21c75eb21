import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type GameId,
  games,
  isGame,
  isLanguage,
  type Language,
  languages,
} from '#i18n/languages.ts';

/** A command line that can't be understood: what is wrong, and how it is written. */
export class UsageError extends Error {}

export interface Arguments {
  readonly text: string;
  readonly language: Language;
  readonly json: boolean;
  /** Print the JSON Schema of this game's format instead of answering. */
  readonly schema: GameId | false;
}

export const usage = (task: string): string =>
  `Usage: npm run --silent ${task} -- FILE [--lang ${languages.join('|')}] [--json]
FILE is YAML or JSON; - reads standard input.
       npm run --silent ${task} -- --schema [${games.join('|')}]
prints the JSON Schema of a game's format: of ${games[0]}, unless you say which.`;

/** Files are named from where the command was typed, which npm hides behind the top of the project. */
const fileOf = (name: string, env: NodeJS.ProcessEnv): string =>
  resolve(env.INIT_CWD ?? process.cwd(), name);

function readFile(name: string, env: NodeJS.ProcessEnv): string {
  if (name === '-') return readFileSync(0, 'utf8');
  try {
    return readFileSync(fileOf(name, env), 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new UsageError(
      `${name}: ${reason === 'ENOENT' ? 'there is no such file' : `can't be read (${reason})`}.`,
    );
  }
}

function gameOf(name: string = games[0]): GameId {
  if (isGame(name)) return name;
  throw new UsageError(`--schema ${name}: the games are ${games.join(', ')}.`);
}

export function readArguments(
  task: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Arguments {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(`${reason}\n${usage(task)}`);
  }
  const { values, positionals } = parsed;
  const { lang = 'en', json = false, schema = false } = values;
  if (!isLanguage(lang))
    throw new UsageError(`--lang ${lang}: the languages are ${languages.join(', ')}.`);
  const [first, ...more] = positionals;
  if (more.length > 0) throw new UsageError(usage(task));
  if (schema) return { text: '', language: lang, json, schema: gameOf(first) };
  if (first === undefined) throw new UsageError(usage(task));
  return { text: readFile(first, env), language: lang, json, schema: false };
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { lang: { type: 'string' }, json: { type: 'boolean' }, schema: { type: 'boolean' } },
  });
