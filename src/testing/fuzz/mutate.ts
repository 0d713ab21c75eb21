import fc from 'fast-check';
import { trick, wildValue } from './wild.ts';

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (!isObject(value)) return;
  for (const [name, inner] of Object.entries(value))
    yield* pathsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]);
}

function valueAt(value: unknown, path: Path): unknown {
  let node = value;
  for (const part of path) node = isObject(node) ? Reflect.get(node, part) : undefined;
  return node;
}

/** The same data with one entry changed; the entry is removed where it becomes undefined. */
function changed(
  value: unknown,
  path: Path,
  change: (entry: unknown, name: string | number) => unknown,
): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return change(value, '');
  if (!isObject(value)) return value;
  const make = (name: string | number, inner: unknown): unknown =>
    String(name) !== String(first)
      ? inner
      : rest.length === 0
        ? change(inner, name)
        : changed(inner, rest, change);
  if (Array.isArray(value))
    return value.map((inner, at) => make(at, inner)).filter((inner) => inner !== undefined);
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, make(name, inner)] as const)
      .filter(([, inner]) => inner !== undefined),
  );
}

function renamed(value: unknown, path: Path, name: string): unknown {
  const last = path.at(-1);
  return changed(value, path.slice(0, -1), (parent) =>
    isObject(parent) && !Array.isArray(parent)
      ? Object.fromEntries(
          Object.entries(parent).map(([key, inner]) => [key === last ? name : key, inner]),
        )
      : parent,
  );
}

/** One change to data: which entry, and its new value. */
const slip = fc.record({
  at: fc.nat(10_000),
  other: fc.nat(10_000),
  kind: fc.constantFrom('drop', 'wild', 'copy', 'swap', 'rename', 'wrap', 'count', 'twice'),
  value: wildValue,
  word: trick,
});
type Slip = typeof slip extends fc.Arbitrary<infer One> ? One : never;

function slipped(data: unknown, { at, other, kind, value, word }: Slip): unknown {
  const paths = [...pathsIn(data)];
  const path = paths[at % paths.length] ?? [];
  const foreign = valueAt(data, paths[other % paths.length] ?? []);
  const last = path.at(-1);
  switch (kind) {
    case 'drop':
      return path.length === 0 ? data : changed(data, path, () => undefined);
    case 'wild':
      return changed(data, path, () => value);
    case 'copy':
    case 'swap':
      return changed(data, path, () => foreign);
    case 'rename':
      return typeof last === 'string'
        ? renamed(data, path, other % 2 ? `${last}${last.at(-1)}` : word)
        : data;
    case 'wrap':
      return changed(data, path, (entry) => (other % 2 ? [entry] : { [word]: entry }));
    case 'count':
      return changed(data, path, (entry) =>
        typeof entry === 'number' ? entry + (other % 3) - 1 : other % 100,
      );
    case 'twice':
      return changed(data, path, (entry) => (Array.isArray(entry) ? [...entry, ...entry] : entry));
  }
}

/** Data with a few mistakes. */
export const nearly = (data: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(data, fc.array(slip, { maxLength: 3 }))
    .map(([value, slips]) => slips.reduce(slipped, value));

/** One change to a text: a piece of it is removed, doubled or replaced. */
const cut = fc.record({
  from: fc.nat(2_000),
  length: fc.nat(20),
  kind: fc.constantFrom('out', 'twice', 'trick', 'end'),
  word: trick,
});
type Cut = typeof cut extends fc.Arbitrary<infer One> ? One : never;

function wounded(text: string, { from, length, kind, word }: Cut): string {
  const start = from % (text.length + 1);
  const piece = text.slice(start, start + length);
  const rest = text.slice(start + length);
  const put = { out: '', twice: piece + piece, trick: word + piece, end: piece }[kind];
  return text.slice(0, start) + put + (kind === 'end' ? '' : rest);
}

/** A text with a few such changes. */
export const damaged = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(texts, fc.array(cut, { maxLength: 3 }))
    .map(([text, cuts]) => cuts.reduce(wounded, text));
