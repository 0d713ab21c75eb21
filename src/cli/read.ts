import type { z } from 'zod';
import type { GameFormat } from '#engine/core/format/description.ts';
import { currentVersion, namedVersion, upgraded } from '#engine/core/format/version.ts';
import { same } from '#engine/core/same.ts';
import { type GameId, games, isGame } from '#i18n/languages.ts';
import {
  type Document,
  entryName,
  type Path,
  type ReadingProblem,
  readDocument,
} from './document.ts';
import { type Explained, explainIssue, valueAt, withoutRepeats } from './explain-issue.ts';
import { formatMap } from './format-map.ts';
import { idsByName, withIds } from './printed-names.ts';

export type ReadResult<Value> =
  | { readonly ok: true; readonly value: Value; readonly problemAt: ProblemAt }
  | { readonly ok: false; readonly problems: readonly ReadingProblem[] };

/** Turns something found out later about an entry into a problem with its place. */
type ProblemAt = (explained: Explained) => ReadingProblem;

export const problemIn =
  (document: Document): ProblemAt =>
  ({ path, code, facts, suggestion, key, closer }) => ({
    ...document.place(path, key),
    entry: entryName(path),
    code,
    facts,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(closer === undefined ? {} : { closer }),
  });

/** In the order of the file. */
export const inOrder = (problems: readonly ReadingProblem[]): ReadingProblem[] =>
  problems.toSorted((a, b) => a.line - b.line || a.column - b.column);

export interface GameText {
  readonly document: Document;
  /** The data; once its format is known, in the current version of it and with ids for names. */
  readonly value: unknown;
  readonly game: GameId;
}

/** Reads a file far enough to know which game it is about. */
export function readGameText(text: string, linesBefore?: number): ReadResult<GameText> {
  const document = readDocument(text, linesBefore);
  if (document.problems.length > 0) return { ok: false, problems: document.problems };
  const problemAt = problemIn(document);
  const fail = (problem: Explained): ReadResult<GameText> => ({
    ok: false,
    problems: [problemAt(problem)],
  });
  const { value } = document;
  if (value === null || value === undefined) return fail({ path: [], code: 'empty', facts: {} });
  if (typeof value !== 'object' || Array.isArray(value))
    return fail({ path: [], code: 'wrong-kind', facts: { expected: 'object' } });
  const said = valueAt(value, ['game']);
  const game = typeof said === 'string' ? said.trim().toLowerCase() : said;
  if (!isGame(game))
    return fail({
      path: said === undefined ? [] : ['game'],
      code: 'no-game',
      facts: { games: games.map((id) => `game: ${id}`).join(', ') },
    });
  return { ok: true, problemAt, value: { document, value: { ...value, game }, game } };
}

/**
 * Reads a file of any version: the one it names, or else the current one, or version 1 if it
 * can only be read as such.
 */
export function inAnyVersion<Value>(
  text: GameText,
  schema: z.ZodType,
  format: GameFormat,
  read: (text: GameText) => ReadResult<Value>,
): ReadResult<Value> {
  const version = namedVersion(text.value);
  const { upgrade } = format;
  const as = (value: unknown): ReadResult<Value> =>
    read({ ...text, value: withIds(value, formatMap(schema), idsByName(format)) });
  if (version === 'unknown') {
    const said = valueAt(text.value, ['format']);
    const problem = problemIn(text.document)({
      path: ['format'],
      ...(typeof said === 'number' || typeof said === 'string'
        ? { code: 'unknown-format', facts: { value: said, current: currentVersion } }
        : { code: 'wrong-kind', facts: { expected: 'number' } }),
    });
    return { ok: false, problems: [problem] };
  }
  if (version === 1) return as(upgraded(text.value, upgrade));
  const current = as(text.value);
  if (current.ok || version !== 'unsaid') return current;
  const older = upgraded(text.value, upgrade);
  if (same(older, text.value)) return current;
  const old = as(older);
  return old.ok ? old : current;
}

/** Checks the data against a schema; every problem has its line and entry. */
export function readAs<Schema extends z.ZodType>(
  { document, value }: GameText,
  schema: Schema,
  /** The schema of everything in the format, if that is more. */
  known: z.ZodType = schema,
): ReadResult<z.output<Schema>> {
  const problemAt = problemIn(document);
  const result = schema.safeParse(value);
  if (result.success) return { ok: true, value: result.data, problemAt };
  const written = { value: document.value, meant: value, format: formatMap(known) };
  const found = result.error.issues.flatMap((issue) => explainIssue(issue, written));
  return { ok: false, problems: inOrder(withoutRepeats(found).map(problemAt)) };
}

/** The paths that an issue makes unusable: a list loses its meaning with one of its entries. */
function unreadable(issue: z.core.$ZodIssue): Path[] {
  const list = issue.path.findIndex((part) => typeof part === 'number');
  if (list >= 0) return [issue.path.slice(0, list)];
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [...issue.path, key])
    : [issue.path];
}

/** The same data without the entries that can't be read, for further checks. */
export function readableParts<Schema extends z.ZodType>(
  { value }: GameText,
  schema: Schema,
): z.output<Schema> | undefined {
  const left = structuredClone(value);
  for (const path of schema.safeParse(value).error?.issues.flatMap(unreadable) ?? []) {
    const parent = valueAt(left, path.slice(0, -1));
    const key = path.at(-1);
    if (typeof parent === 'object' && parent !== null && key !== undefined)
      Reflect.deleteProperty(parent, key);
  }
  return schema.safeParse(left).data;
}
