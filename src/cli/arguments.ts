import { parseArgs } from 'node:util';
import {
  type GameId,
  games,
  isGame,
  isLanguage,
  type Language,
  languages,
} from '#i18n/languages.ts';
import { standardInput } from './sources.ts';

/** What is wrong with a command line: a key of its words, and what was written. */
export class UsageError extends Error {
  readonly code: string;
  readonly facts: Readonly<Record<string, string>>;

  constructor(code: string, facts: Readonly<Record<string, string>> = {}) {
    super(`${code}: ${Object.values(facts).join(', ')}`);
    this.code = code;
    this.facts = facts;
  }
}

export interface Arguments {
  readonly language: Language;
  readonly json: boolean;
  /** Take nothing for granted. */
  readonly strict?: boolean;
  /** Files, folders, `-` for standard input. */
  readonly names: readonly string[];
  /** Something to print instead of answering. */
  readonly instead?: { readonly help: true } | { readonly schema: GameId };
}

const options = {
  lang: { type: 'string' },
  json: { type: 'boolean' },
  strict: { type: 'boolean' },
  schema: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Node's own checks, with its reasons in our words: an option that does not exist, one without its value. */
function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : undefined;
    const given = /'(-[^' ]*)/.exec(String(error))?.[1] ?? args.join(' ');
    throw new UsageError(
      reason === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? 'unknown-option' : 'wrong-value',
      { option: given },
    );
  }
}

/** The language and form of complaints about the rest of the command line. */
export function readManner(args: readonly string[]): Pick<Arguments, 'language' | 'json'> {
  const { lang } = parseArgs({ args: [...args], strict: false, options }).values;
  return { language: isLanguage(lang) ? lang : languages[0], json: args.includes('--json') };
}

function gameOf(name: string = games[0]): GameId {
  if (isGame(name)) return name;
  throw new UsageError('no-such-game', { value: name, known: games.join(', ') });
}

export function readArguments(args: readonly string[]): Arguments {
  const manner = readManner(args);
  const { values, positionals: names } = parse(args);
  const { lang, strict = false, help = false, schema = false } = values;
  if (help) return { ...manner, names, instead: { help } };
  if (lang !== undefined && !isLanguage(lang))
    throw new UsageError('no-such-language', { value: lang, known: languages.join(', ') });
  if (schema && names.length > 1) throw new UsageError('one-schema', { value: names.join(' ') });
  if (schema) return { ...manner, names, instead: { schema: gameOf(names[0]) } };
  if (names.length === 0) throw new UsageError('no-file-named');
  if (names.filter((name) => name === standardInput).length > 1)
    throw new UsageError('input-twice');
  return { ...manner, strict, names };
}
