import type { z } from 'zod';
import {
  type Document,
  entryName,
  type Path,
  type ReadingProblem,
  readDocument,
} from './document.ts';
import { type Explained, explainIssue, keysIn, valueAt } from './explain-issue.ts';

export type Reading<Value> =
  | { readonly ok: true; readonly value: Value; readonly problemAt: ProblemAt }
  | { readonly ok: false; readonly problems: readonly ReadingProblem[] };

/** Turns something found out later about an entry into a problem with its place. */
type ProblemAt = (explained: Explained) => ReadingProblem;

export const problemIn =
  (document: Document): ProblemAt =>
  ({ path, code, facts, suggestion, key }) => ({
    ...document.place(path, key),
    entry: entryName(path),
    code,
    facts,
    ...(suggestion === undefined ? {} : { suggestion }),
  });

export interface Text {
  readonly document: Document;
  /** The data with printed names turned into ids. */
  readonly value: unknown;
  readonly game: unknown;
}

/** Reads a file as far as saying which game it is about. */
export function readText(text: string, prepare: (value: unknown) => unknown): Reading<Text> {
  const document = readDocument(text);
  if (document.problems.length > 0) return { ok: false, problems: document.problems };
  const problemAt = problemIn(document);
  const fail = (code: string, path: Path = []): Reading<Text> => ({
    ok: false,
    problems: [problemAt({ path, code, facts: {} })],
  });
  const { value } = document;
  if (value === null || value === undefined) return fail('empty');
  if (typeof value !== 'object' || Array.isArray(value))
    return {
      ok: false,
      problems: [problemAt({ path: [], code: 'wrong-kind', facts: { expected: 'object' } })],
    };
  const game = valueAt(value, ['game']);
  if (game !== 'fort' && game !== 'dobro')
    return fail('no-game', game === undefined ? [] : ['game']);
  return { ok: true, problemAt, value: { document, value: prepare(value), game } };
}

/** Holds the data to a schema; every problem with its line and entry. */
export function readAs<Schema extends z.ZodType>(
  { document, value }: Text,
  schema: Schema,
): Reading<z.output<Schema>> {
  const problemAt = problemIn(document);
  const result = schema.safeParse(value);
  if (result.success) return { ok: true, value: result.data, problemAt };
  const keys = keysIn(schema);
  return {
    ok: false,
    // Words are shown as they were written, not as they were understood.
    problems: result.error.issues.map((issue) =>
      problemAt(explainIssue(issue, document.value, keys)),
    ),
  };
}
