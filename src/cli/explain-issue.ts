import { z } from 'zod';
import { closest } from '../content/closest.ts';
import type { Path } from './document.ts';

type Issue = z.core.$ZodIssue;

/** An issue of a schema in our own terms. */
export interface Explained {
  readonly path: Path;
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly suggestion?: string;
  /** The key itself is wrong, not its value. */
  readonly key?: boolean;
}

export function valueAt(value: unknown, path: Path): unknown {
  let node = value;
  for (const part of path) {
    if (typeof node !== 'object' || node === null) return undefined;
    node = Reflect.get(node, part);
  }
  return node;
}

/** Every key that a schema knows anywhere, to guess what was meant. */
export function keysIn(schema: z.ZodType): string[] {
  const found = new Set<string>();
  JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), (key, value: unknown) => {
    if (key === 'properties' && typeof value === 'object' && value !== null)
      for (const name of Object.keys(value)) found.add(name);
    return value;
  });
  return [...found];
}

/** What may stand there, where nothing does. */
const empty = (issue: Issue): string =>
  issue.code === 'invalid_union' &&
  ['array', 'number'].every((kind) =>
    issue.errors.flat().some((one) => one.code === 'invalid_type' && one.expected === kind),
  )
    ? 'empty-pile'
    : 'empty-entry';

const kinds = ['number', 'int', 'string', 'array', 'object', 'record', 'boolean'];

/** How far into an entry an issue lies, through unions of unions. */
const depthOf = (issue: Issue): number =>
  issue.path.length +
  (issue.code === 'invalid_union' ? Math.max(0, ...issue.errors.flat().map(depthOf)) : 0);

/** Of the ways that could have been meant: the one that was followed furthest. */
function likeliest(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const depth = (issues: readonly Issue[]) =>
    Math.max(...issues.map(depthOf)) * 10 +
    (issues.every((issue) => issue.code !== 'invalid_type') ? 1 : 0);
  return [...branches].sort((a, b) => depth(b) - depth(a))[0] ?? [];
}

/** Words that any of the ways would have accepted. */
const words = (branches: readonly (readonly Issue[])[]): string[] =>
  branches.flatMap((issues) =>
    issues.flatMap((issue) =>
      issue.code === 'invalid_value'
        ? issue.values.map(String)
        : issue.code === 'invalid_union'
          ? words(issue.errors)
          : [],
    ),
  );

function unknownWord(path: Path, value: unknown, known: readonly string[]): Explained {
  if (typeof value === 'object') return { path, code: 'wrong-kind', facts: { expected: 'string' } };
  const suggestion = closest(String(value).toLowerCase(), known);
  return {
    path,
    code: 'unknown-word',
    facts: { value: String(value) },
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/** One zod issue as something that can be said and pointed at. */
export function explainIssue(
  issue: Issue,
  root: unknown,
  keys: readonly string[],
  base: Path = [],
): Explained {
  const path = [...base, ...issue.path];
  const value = valueAt(root, path);
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const suggestion = closest(key, keys);
    return {
      path: [...path, key],
      key: true,
      code: 'unknown-key',
      facts: { value: key },
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  }
  if (value === undefined) return { path, code: 'left-out', facts: {} };
  if (value === null) return { path, code: empty(issue), facts: {} };
  if (issue.code === 'invalid_union') {
    const branch = likeliest(issue.errors);
    const [first] = branch;
    const deeper = first && branch.some(({ path: inner }) => inner.length > 0);
    if (typeof value === 'string' && words(issue.errors).length > 0)
      return unknownWord(path, value, words(issue.errors));
    if (first && (deeper || typeof value === 'object'))
      return explainIssue(first, root, keys, path);
    if (first && first.code !== 'invalid_type') return explainIssue(first, root, keys, path);
    return typeof value === 'number'
      ? explainIssue(
          issue.errors.flat().find(({ code }) => code.startsWith('too_')) ??
            issue.errors.flat()[0] ??
            issue,
          root,
          keys,
          path,
        )
      : { path, code: 'unknown-word', facts: { value: JSON.stringify(value) } };
  }
  if (issue.code === 'invalid_value') return unknownWord(path, value, issue.values.map(String));
  if (issue.code === 'too_big')
    return { path, code: 'too-big', facts: { value: String(value), max: Number(issue.maximum) } };
  if (issue.code === 'too_small')
    return { path, code: 'too-small', facts: { value: String(value), min: Number(issue.minimum) } };
  if (issue.code === 'invalid_key') return unknownWord(path, issue.path.at(-1), keys);
  return issue.code === 'invalid_type' && kinds.includes(issue.expected)
    ? { path, code: 'wrong-kind', facts: { expected: issue.expected } }
    : { path, code: 'no-fit', facts: {} };
}
