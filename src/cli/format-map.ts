import { z } from 'zod';
import type { Path } from './document.ts';

type Node = z.core.JSONSchema.BaseSchema;

/** What a written format allows at each of its entries, read off its JSON Schema. */
export interface FormatMap {
  /** Kinds of value that may stand there: array, number, string, object, boolean. */
  kindsAt(path: Path): readonly string[];
  /** Words that may stand there. */
  wordsAt(path: Path): readonly string[];
  /** Keys that may stand there. */
  keysAt(path: Path): readonly string[];
  /** The entries that a key belongs to, the nearest first. */
  homesOf(key: string, path: Path): readonly string[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The alternatives of a schema, unions of unions included. */
const waysOf = (node: unknown): Node[] =>
  isNode(node) ? (node.anyOf ? node.anyOf.flatMap(waysOf) : [node]) : [];

const step = (node: Node, part: PropertyKey): Node[] =>
  typeof part === 'number'
    ? waysOf(node.items)
    : waysOf(node.properties?.[String(part)] ?? node.additionalProperties);

const kindOf = ({ type, const: constant }: Node): string =>
  type === 'integer' ? 'number' : String(type ?? typeof constant);

const wordsOf = (node: Node): string[] =>
  [...(node.enum ?? []), ...(node.const === undefined ? [] : [node.const])].map(String);

const namesOf = (node: Node): string[] =>
  isNode(node.propertyNames) ? wordsOf(node.propertyNames) : Object.keys(node.properties ?? {});

/** Every key with the entries it may stand in; an entry in a list is named like the list. */
function* homes(nodes: readonly Node[], path: readonly string[]): Generator<[string, string[]]> {
  for (const node of nodes) {
    yield* homes(waysOf(node.items), path);
    for (const [name, inner] of Object.entries(node.properties ?? {})) {
      yield [name, [...path]];
      yield* homes(waysOf(inner), [...path, name]);
    }
    if (isNode(node.additionalProperties)) yield* homes(waysOf(node.additionalProperties), path);
  }
}

const maps = new WeakMap<z.ZodType, FormatMap>();

/** The map of a format, drawn once. */
export function formatMap(schema: z.ZodType): FormatMap {
  const map = maps.get(schema) ?? drawMap(schema);
  maps.set(schema, map);
  return map;
}

function drawMap(schema: z.ZodType): FormatMap {
  const root = waysOf(z.toJSONSchema(schema, { io: 'input' }));
  const found = new Map<string, Node[]>();
  /** Entries of one list are alike: what may stand there is looked up once. */
  const at = (path: Path): Node[] => {
    const name = JSON.stringify(path.map((part) => (typeof part === 'number' ? 0 : part)));
    const known = found.get(name);
    if (known) return known;
    const nodes = path.reduce<Node[]>(
      (ways, part) => [...new Set(ways.flatMap((node) => step(node, part)))],
      root,
    );
    found.set(name, nodes);
    return nodes;
  };
  const distinct = (items: readonly string[]): string[] => [...new Set(items)];
  return {
    kindsAt: (path) => distinct(at(path).map(kindOf)),
    wordsAt: (path) => distinct(at(path).flatMap(wordsOf)),
    keysAt: (path) => distinct(at(path).flatMap(namesOf)),
    homesOf: (key, path) => {
      const names = path.filter((part) => typeof part === 'string');
      const shared = (home: readonly string[]): number =>
        home.findIndex((name, index) => name !== names[index]) + 1 || home.length + 1;
      // Further moves are written like the first, so one of the two places is enough.
      const other = names[0] === 'moves' ? 'move' : 'moves';
      const own = [...homes(root, [])].flatMap(([name, home]) =>
        name === key && home[0] !== other ? [home] : [],
      );
      const most = Math.max(...own.map(shared));
      return distinct(
        own
          .filter((home) => shared(home) === most)
          .sort((a, b) => a.length - b.length)
          .map((home) => home.join('.')),
      );
    },
  };
}
