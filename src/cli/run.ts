import type { Format } from '#i18n/format.ts';
import { looseTranslator } from '#i18n/index.ts';
import { type Arguments, readArguments, readManner, UsageError } from './arguments.ts';
import { decode } from './decode.ts';
import { wholeProblem } from './document.ts';
import type { Published } from './format-page.ts';
import type { TerminalGames } from './game.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { mostBytes, mostDocuments } from './limits.ts';
import { type DescribedQuestion, exitCodes, type Reply, unreadable } from './reply.ts';
import { namesFolder, readSources, reasonOf, type Source } from './sources.ts';
import { splitDocuments } from './split-documents.ts';
import { sayUsage, type Task, typed } from './usage.ts';
import { visible, visibleJson } from './visible.ts';

/** A command, which answers with a verdict on a move or with a score. */
export interface Command {
  readonly task: Task;
  readonly games: TerminalGames;
  answer(question: DescribedQuestion): Reply;
}

/** Where a command runs. Writing resolves to the reason if it failed, else to undefined. */
export interface Terminal {
  /** The folder that file names are relative to. */
  readonly folder: string;
  readonly published?: Published;
  write(text: string): Promise<string | undefined>;
  complain(line: string): void;
}

/** An answer, and the file and document it answers. */
interface Filed extends Reply {
  readonly file: string;
  /** Only where a file holds several. */
  readonly document?: number;
  /** Goes to where the command complains, not to where it answers. */
  readonly complaint?: string;
}

const asJson = (value: unknown, space?: number): string =>
  `${visibleJson(JSON.stringify(value, null, space))}\n`;

const failed = (code: string, message: string, exit: number): Reply & { complaint: string } => ({
  code: exit,
  lines: [],
  data: { error: { code, message } },
  complaint: message,
});

/** Always gives an answer: an error in the program is reported as such and is never a verdict. */
function answerSafely(
  { answer }: Command,
  question: DescribedQuestion,
  t: Format,
): Omit<Filed, 'file'> {
  try {
    return answer(question);
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return failed('internal', t('terminal:failure.internal', { reason }), exitCodes.internal);
  }
}

/** All answers to what was found under one name. */
export function* answersTo(
  source: Source,
  command: Command,
  { language, strict = false }: Arguments,
  t: Format,
): Generator<Filed> {
  const { file } = source;
  const refused = (...problem: Parameters<typeof wholeProblem>): Filed => ({
    file,
    ...unreadable(command.task, [wholeProblem(...problem)], t),
  });
  if ('failure' in source) {
    const { code, reason } = source.failure;
    const message = t(`terminal:failure.${code}`, { file, reason });
    yield { file, ...failed(code, message, exitCodes.failed) };
    return;
  }
  if ('tooLarge' in source) {
    yield refused('too-large', { max: mostBytes / 1024 / 1024 });
    return;
  }
  const decoded = decode(source.bytes);
  if (!decoded.ok) {
    yield refused('encoding', {}, decoded);
    return;
  }
  const parts = splitDocuments(decoded.text);
  if (parts === undefined) {
    yield refused('too-many-documents', { max: mostDocuments });
    return;
  }
  for (const [at, part] of parts.entries())
    yield {
      file,
      ...(parts.length > 1 ? { document: at + 1 } : {}),
      ...answerSafely(command, { ...part, language, strict }, t),
    };
}

/** One answer as it is printed: alone, or among others. */
export function print(
  { file, document, lines, data }: Filed,
  alone: boolean,
  json: boolean,
  t: Format,
) {
  if (json)
    return alone
      ? asJson(data, 2)
      : asJson({ file, ...(document === undefined ? {} : { document }), ...data });
  if (lines.length === 0) return '';
  const heading =
    document === undefined ? file : t('terminal:document', { file, number: document });
  return [...(alone ? [] : [`── ${heading}`]), ...lines]
    .map((line) => `${visible(line)}\n`)
    .join('');
}

/** Answers everything that was asked and returns the exit code, the highest of several. */
async function answerAll(
  command: Command,
  args: Arguments,
  { folder, write, complain }: Terminal,
): Promise<number> {
  const t = looseTranslator(args.language);
  const { names, json } = args;
  let worst: number = exitCodes.legal;
  let unheard = false;
  let several = names.length > 1 || names.some((name) => namesFolder(name, folder));
  for (const source of readSources(names, folder))
    for (const filed of answersTo(source, command, args, t)) {
      several ||= filed.document !== undefined;
      worst = Math.max(worst, filed.code);
      if (filed.complaint !== undefined) complain(visible(filed.complaint));
      if (unheard) continue;
      const reason = await write(print(filed, !several, json, t));
      // A reader that has seen enough (`| head`) closes the pipe: the exit code still tells the verdict.
      unheard = reason !== undefined;
      if (reason === undefined || reason === 'EPIPE') continue;
      complain(t('terminal:failure.cannot-write', { reason }));
      worst = Math.max(worst, exitCodes.failed);
    }
  return worst;
}

/** Runs a command line and returns the exit code. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  surroundings: Terminal,
): Promise<number> {
  const { task } = command;
  const { write, complain, published = {} } = surroundings;
  const { language, json } = readManner(args);
  const t = looseTranslator(language);
  try {
    const read = readArguments(args);
    const { instead, strict } = read;
    if (strict && task !== 'judge') throw new UsageError('unknown-option', { option: '--strict' });
    if (instead === undefined) return await answerAll(command, read, surroundings);
    const reason = await write(
      'help' in instead
        ? sayUsage(task, t, language, published)
        : asJson(jsonSchemaOf(task, command.games(instead.schema).format), 2),
    );
    if (reason === undefined || reason === 'EPIPE') return 0;
    complain(t('terminal:failure.cannot-write', { reason }));
    return exitCodes.failed;
  } catch (error) {
    const wrong = error instanceof UsageError;
    const message = wrong
      ? t(`terminal:wrong-usage.${error.code}`, error.facts)
      : t('terminal:failure.internal', { reason: String(error) });
    complain(visible(message));
    if (wrong)
      complain(t('terminal:see-help', { command: `${typed(task)} --help --lang ${language}` }));
    // Machines always get an answer, even where nothing was asked.
    if (json) await write(asJson({ error: { code: wrong ? 'usage' : 'internal', message } }, 2));
    return wrong ? exitCodes.failed : exitCodes.internal;
  }
}

/** Runs a command as typed in the terminal. */
export async function runHere(command: Command): Promise<void> {
  const { stdout, stderr, env } = process;
  // Each write returns its failure; a closed standard error means that nobody wants to hear about it.
  stdout.on('error', () => {});
  stderr.on('error', () => {});
  process.exitCode = await runCommand(command, process.argv.slice(2), {
    // npm runs scripts at the top of the project and tells them where the command was typed.
    folder: env.INIT_CWD ?? process.cwd(),
    published: { SITE: env.SITE, BASE: env.BASE },
    write: (text) =>
      new Promise((resolve) => {
        stdout.write(text, (error) => resolve(error ? reasonOf(error) : undefined));
      }),
    complain: (line) => stderr.write(`${line}\n`),
  });
}
