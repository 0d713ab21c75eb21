import type { z } from 'zod';
import { closest } from '#model/closest.ts';
import type { Closer, Path } from './document.ts';
import type { FormatMap } from './format-map.ts';

type Issue = z.core.$ZodIssue;

/** An issue of a schema in our own terms. */
export interface Explained {
  readonly path: Path;
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly suggestion?: string;
  /** The key itself is wrong, not its value. */
  readonly key?: boolean;
  closer?(): Closer;
}

/** The data of a file, and what its format allows. */
export interface Written {
  /** As it was written, which is how it is shown. */
  readonly value: unknown;
  /** With printed names turned into ids, which is how it is understood. */
  readonly meant: unknown;
  readonly format: FormatMap;
}

export function valueAt(value: unknown, path: Path): unknown {
  let node = value;
  for (const part of path) {
    if (typeof node !== 'object' || node === null) return undefined;
    node = Reflect.get(node, part);
  }
  return node;
}

const suggest = (suggestion: string | undefined) =>
  suggestion === undefined ? {} : { suggestion };

/** Cards by name, or only their number. */
const takesPile = ({ format }: Written, path: Path): boolean =>
  ['array', 'number'].every((kind) => format.kindsAt(path).includes(kind)) &&
  format.wordsAt([...path, 0]).length > 0;

/** A slip of the pen, or a key that belongs to another entry. */
function meantByKey(key: string, path: Path, { format }: Written): Closer {
  const keys = format.keysAt(path);
  const near = closest(key, keys, 1);
  const homes = near === undefined ? format.homesOf(key, path) : [];
  if (homes.includes('')) return { code: 'key-of-top' };
  if (homes.length > 0)
    return { code: 'key-elsewhere', facts: { value: key, home: homes.join(', ') } };
  return suggest(near ?? closest(key, keys));
}

const unknownKey = (key: string, path: Path, written: Written): Explained => ({
  path: [...path, key],
  key: true,
  code: 'unknown-key',
  facts: { value: key },
  closer: () => meantByKey(key, path, written),
});

/** A word alone where a list belongs: the list is suggested. */
function listOf(path: Path, { meant, format }: Written): string | undefined {
  const word = valueAt(meant, path);
  const known = format.wordsAt([...path, 0]);
  if (typeof word !== 'string') return undefined;
  const found = known.includes(word) ? word : closest(word.toLowerCase(), known);
  return found === undefined ? undefined : `[${found}]`;
}

function wrongKind(path: Path, written: Written, expected?: string): Explained {
  const closer = () => suggest(listOf(path, written));
  if (takesPile(written, path)) return { path, code: 'no-pile', facts: {}, closer };
  const kinds = expected ?? written.format.kindsAt(path).join(' ');
  return kinds === ''
    ? { path, code: 'no-fit', facts: {} }
    : { path, code: 'wrong-kind', facts: { expected: kinds }, closer };
}

function unknownWord(path: Path, written: Written): Explained {
  const value = valueAt(written.value, path);
  if (typeof value === 'object') return wrongKind(path, written);
  if (typeof value === 'number' && takesPile(written, path.slice(0, -1)))
    return { path, code: 'number-in-list', facts: { value } };
  return {
    path,
    code: 'unknown-word',
    facts: { value: String(value) },
    closer: () => suggest(closest(String(value).toLowerCase(), written.format.wordsAt(path))),
  };
}

/** How deep inside an entry an issue is, through unions of unions; a wrong key counts as the entry itself. */
const depthOf = (issue: Issue): number =>
  issue.path.length +
  (issue.code === 'unrecognized_keys' ? 1 : 0) +
  (issue.code === 'invalid_union' ? Math.max(0, ...issue.errors.flat().map(depthOf)) : 0);

/** Of the alternatives that could have been meant: the one that matched furthest. */
function likeliest(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const depth = (issues: readonly Issue[]) => Math.max(...issues.map(depthOf));
  return [...branches].sort((a, b) => depth(b) - depth(a))[0] ?? [];
}

/** No alternative of a union fits: explains what is wrong with the one that was probably meant. */
function explainUnion(
  errors: readonly (readonly Issue[])[],
  path: Path,
  written: Written,
): Explained[] {
  const value = valueAt(written.value, path);
  const branch =
    typeof value === 'number'
      ? errors.flat().filter(({ code, path: inner }) => code.startsWith('too_') && !inner.length)
      : likeliest(errors).filter((issue) => depthOf(issue) > 0);
  if (branch.length > 0) return branch.flatMap((issue) => explainIssue(issue, written, path));
  const takesWords = written.format.wordsAt(path).length > 0;
  return [
    takesWords && typeof value !== 'object'
      ? unknownWord(path, written)
      : typeof value === 'number' && takesPile(written, path.slice(0, -1))
        ? unknownWord(path, written)
        : wrongKind(path, written),
  ];
}

function tooMuch(path: Path, value: unknown, big: boolean, limit: number): Explained {
  const code = big ? 'too-big' : 'too-small';
  const bound: Explained['facts'] = big ? { max: limit } : { min: limit };
  if (Array.isArray(value))
    return { path, code: `list-${code}`, facts: { count: value.length, ...bound } };
  if (typeof value === 'string') return { path, code: 'no-name', facts: {} };
  return { path, code, facts: { value: String(value), ...bound } };
}

/** A zod issue as problems that can be explained and located: each wrong entry by itself. */
export function explainIssue(issue: Issue, written: Written, base: Path = []): Explained[] {
  const path = [...base, ...issue.path];
  const value = valueAt(written.value, path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownKey(key, path, written));
  if (issue.code === 'invalid_key') {
    const name = String(path.at(-1));
    return name.trim() === ''
      ? [{ path, key: true, code: 'no-name', facts: {} }]
      : [unknownKey(name, path.slice(0, -1), written)];
  }
  if (value === undefined) return [{ path, code: 'left-out', facts: {} }];
  if (value === null)
    return [{ path, code: takesPile(written, path) ? 'empty-pile' : 'empty-entry', facts: {} }];
  if (issue.code === 'invalid_union') return explainUnion(issue.errors, path, written);
  if (issue.code === 'invalid_value') return [unknownWord(path, written)];
  if (issue.code === 'too_big') return [tooMuch(path, value, true, Number(issue.maximum))];
  if (issue.code === 'too_small') return [tooMuch(path, value, false, Number(issue.minimum))];
  const fraction = issue.code === 'invalid_type' && issue.expected === 'int';
  return [wrongKind(path, written, fraction ? 'int' : undefined)];
}

/** One problem for each entry: of several limits the strictest. */
export function withoutRepeats(found: readonly Explained[]): Explained[] {
  const kept = new Map<string, Explained>();
  const slack = ({ facts }: Explained): number => Number(facts.max ?? 0) - Number(facts.min ?? 0);
  for (const one of found) {
    const name = JSON.stringify([one.path, one.code]);
    const before = kept.get(name);
    if (before === undefined || slack(one) < slack(before)) kept.set(name, one);
  }
  return [...kept.values()];
}
