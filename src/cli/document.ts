import {
  type Alias,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type Document as Yaml,
} from 'yaml';

interface Place {
  readonly line: number;
  readonly column: number;
}

/** What is wrong with a written description: a key of its words, the figures, and where. */
export interface ReadingProblem extends Place {
  readonly code: string;
  /** The entry, such as `situation.me.hand[1]`. */
  readonly entry: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly suggestion?: string;
}

export type Path = readonly PropertyKey[];

/** A file as data, with the line of every entry. */
export interface Document {
  readonly value: unknown;
  readonly problems: readonly ReadingProblem[];
  /** Where an entry stands; for a missing one, where it would belong. `key`: the key, not its value. */
  place(path: Path, key?: boolean): Place;
}

export const entryName = (path: Path): string =>
  path
    .map((part, at) =>
      typeof part === 'number' ? `[${part}]` : `${at === 0 ? '' : '.'}${String(part)}`,
    )
    .join('');

/** Reads YAML; JSON is a part of it. */
export function readDocument(text: string): Document {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const position = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const start = (node: Node | null | undefined): number => node?.range?.[0] ?? 0;

  const place = (path: Path, key = false): Place => {
    for (let length = path.length; length > 0; length--) {
      const parent = document.getIn(path.slice(0, length - 1), true);
      const name = path[length - 1];
      if (isMap(parent)) {
        const pair = parent.items.find(
          (item) => isScalar(item.key) && String(item.key.value) === String(name),
        );
        if (pair && isScalar(pair.key)) {
          const value = key && length === path.length ? pair.key : (pair.value ?? pair.key);
          return position(start(value as Node));
        }
        continue;
      }
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node)) return position(start(node));
    }
    return position(start(document.contents));
  };

  const found = document.errors.map(
    ({ code, pos }): ReadingProblem => ({
      ...position(pos[0]),
      code: code === 'DUPLICATE_KEY' ? 'duplicate' : 'syntax',
      entry: '',
      facts: {},
    }),
  );
  // The reader may stumble several times over one place: it is told once.
  const told = new Map(found.map((problem) => [JSON.stringify(problem), problem]));
  const problems = [...told.values()];
  if (problems.length > 0) return { value: undefined, problems, place };
  const wrong = wrongAlias(document);
  if (wrong) {
    const { source: value, range } = wrong.alias;
    const facts = { value };
    return {
      value: undefined,
      problems: [{ ...position(range?.[0] ?? 0), code: wrong.code, entry: '', facts }],
      place,
    };
  }
  return { value: document.toJS({ maxAliasCount: -1 }), problems, place };
}

/** More than anyone writes by hand, and few enough that copies of copies stay small. */
const mostAliases = 20;

/** An alias that can't be followed: without an anchor before it, inside its own anchor, or one too many. */
function wrongAlias(document: Yaml): { alias: Alias; code: string } | undefined {
  let found: { alias: Alias; code: string } | undefined;
  let count = 0;
  visit(document, {
    Alias(_, alias) {
      const node = alias.resolve(document);
      const [start = 0, end = 0] = node?.range ?? [];
      const at = alias.range?.[0] ?? 0;
      count += 1;
      if (node && (at < start || at > end) && count <= mostAliases) return undefined;
      found = { alias, code: node ? 'aliases' : 'no-anchor' };
      return visit.BREAK;
    },
  });
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'range' in value;
