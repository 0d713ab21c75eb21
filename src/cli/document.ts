import {
  type Alias,
  Composer,
  CST,
  isAlias,
  isCollection,
  isDocument,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Pair,
  Parser,
  type Scalar,
  type YAMLMap,
  type Document as Yaml,
} from 'yaml';
import {
  longestList,
  longestWord,
  mostAliases,
  mostEntries,
  mostLevels,
  mostLines,
  mostSigns,
} from './limits.ts';
import { countLines } from './split-documents.ts';

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
  /** A more precise problem; finding it takes time, so this is called only for problems that are shown. */
  closer?(): Closer;
}

/** What a problem turns out to be on a closer look. */
export type Closer = Partial<Pick<ReadingProblem, 'code' | 'facts' | 'suggestion'>>;

/** A problem of a file as a whole, before its entries are looked at. */
export const wholeProblem = (
  code: string,
  facts: ReadingProblem['facts'] = {},
  { line, column }: Place = { line: 1, column: 1 },
): ReadingProblem => ({ line, column, code, entry: '', facts });

export type Path = readonly PropertyKey[];

/** A file as data, with the line of every entry. */
export interface Document {
  readonly value: unknown;
  readonly problems: readonly ReadingProblem[];
  /** The place of an entry; for a missing one, where it would belong. `key`: of the key, not its value. */
  place(path: Path, key?: boolean): Place;
}

export const entryName = (path: Path): string =>
  path
    .map((part, at) =>
      typeof part === 'number' ? `[${part}]` : `${at === 0 ? '' : '.'}${String(part)}`,
    )
    .join('');

/** Something in the text that is refused, and its offset. */
interface Refusal {
  readonly code: string;
  readonly at: number;
  readonly path?: Path;
  readonly facts?: ReadingProblem['facts'];
}

/** Longer than a word can be, even with every letter written as an escape of ten characters. */
const isOverlong = (sign: string): boolean =>
  sign.length > 10 * longestWord && !['comment', 'space'].includes(CST.tokenType(sign) ?? '');

/** The grammar of the text; its depth and length are bounded before anything is built from it. */
function parse(text: string, counter: LineCounter): Yaml | Refusal {
  const parser = new Parser(counter.addNewLine);
  const tokens: CST.Token[] = [];
  counter.addNewLine(0);
  let signs = 0;
  if (countLines(text) > mostLines)
    return { code: 'too-many-lines', at: 0, facts: { max: mostLines } };
  for (const sign of new Lexer().lex(text)) {
    const { offset: at } = parser;
    if (isOverlong(sign))
      return { code: 'too-long', at, facts: { count: sign.length, max: longestWord } };
    for (const token of parser.next(sign)) tokens.push(token);
    signs += 1;
    if (parser.stack.length > mostLevels)
      return { code: 'too-deep', at, facts: { max: mostLevels } };
    if (signs > mostSigns) return { code: 'too-many-entries', at, facts: { max: mostEntries } };
  }
  for (const token of parser.end()) tokens.push(token);
  // Duplicate keys are found later: comparing each with each takes too long in a large map.
  const composer = new Composer({ prettyErrors: false, uniqueKeys: false, schema: 'core' });
  for (const document of composer.compose(tokens, true, text.length)) return document;
  return { code: 'syntax', at: 0 };
}

const start = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

const nameOf = (key: unknown): string | undefined =>
  isScalar(key) && key.value !== null ? String(key.value) : undefined;

/** What an anchor stands for: how many values, or that its end has not been reached yet. */
type Anchored = number | 'open';

/** Looks through what was read: keys, aliases, lengths. */
function inspect(document: Yaml): Refusal[] {
  const found: Refusal[] = [];
  const anchors = new Map<string, Anchored>();
  let aliases = 0;
  let written = 0;

  function followed(alias: Alias): number {
    aliases += 1;
    const { source: value } = alias;
    const size = anchors.get(value);
    if (typeof size === 'number' && aliases <= mostAliases) return size;
    if (aliases <= mostAliases + 1)
      found.push({
        code: size === undefined ? 'no-anchor' : 'aliases',
        at: start(alias),
        facts: { value },
      });
    return 1;
  }

  function checkWord({ value }: Scalar, at: number, path: Path): void {
    const count = typeof value === 'string' ? value.length : 0;
    if (count > longestWord)
      found.push({ code: 'too-long', at, path, facts: { count, max: longestWord } });
  }

  function checkKeys({ items }: YAMLMap, path: Path): void {
    const seen = new Set<string>();
    for (const { key } of items) {
      const name = nameOf(key);
      if (name === undefined) found.push({ code: 'no-key', at: start(key), path });
      else if (seen.has(name))
        found.push({ code: 'duplicate', at: start(key), path: [...path, name] });
      else seen.add(name);
    }
  }

  /** How many values there are once aliases are expanded. */
  function sizeOf(node: unknown, path: Path): number {
    if (isAlias(node)) return followed(node);
    written += 1;
    if (isScalar(node)) checkWord(node, start(node), path);
    if (!isCollection(node)) {
      if (isScalar(node) && node.anchor) anchors.set(node.anchor, 1);
      return 1;
    }
    const { items, anchor } = node;
    if (items.length > longestList) {
      const facts = { count: items.length, max: longestList };
      found.push({ code: 'list-too-big', at: start(node), path, facts });
    }
    if (isMap(node)) checkKeys(node, path);
    if (anchor) anchors.set(anchor, 'open');
    let size = 1;
    for (const [at, item] of items.entries())
      size += isPair(item)
        ? sizeOf(item.key, path) + sizeOf(item.value, [...path, nameOf(item.key) ?? ''])
        : sizeOf(item, [...path, at]);
    if (anchor) anchors.set(anchor, size);
    return size;
  }

  const size = sizeOf(document.contents, []);
  const lists = found.filter(({ code }) => code === 'list-too-big');
  if (size > mostEntries && lists.length === 0) {
    const code = written > mostEntries ? 'too-many-entries' : 'aliases';
    return [{ code, at: start(document.contents), facts: { max: mostEntries } }];
  }
  return lists.length > 0 ? lists : found;
}

/** Reads YAML; JSON is a part of it. */
export function readDocument(text: string, linesBefore = 0): Document {
  const counter = new LineCounter();
  const parsed = parse(text, counter);
  const position = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { line: linesBefore + Math.max(1, line), column: Math.max(1, col) };
  };
  const refuse = (refusals: readonly Refusal[], document?: Yaml): Document => {
    const problems = refusals.map(({ code, at, path = [], facts }) => ({
      ...wholeProblem(code, facts, position(at)),
      entry: entryName(path),
    }));
    // The parser may report one place several times: it is named once.
    const distinct = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
    return {
      value: undefined,
      problems: [...distinct.values()],
      place: placesIn(document, position),
    };
  };
  if (!isDocument(parsed)) return refuse([parsed]);
  if (parsed.errors.length > 0)
    return refuse(parsed.errors.map(({ pos: [at] }) => ({ code: 'syntax', at })));
  const refused = inspect(parsed);
  if (refused.length > 0) return refuse(refused, parsed);
  const value: unknown = parsed.toJS({ maxAliasCount: -1 });
  return { value, problems: [], place: placesIn(parsed, position) };
}

/** Finds the place of an entry; the keys of a map are looked up once. */
function placesIn(
  document: Yaml | undefined,
  position: (offset: number) => Place,
): Document['place'] {
  const maps = new Map<YAMLMap, ReadonlyMap<string, Pair>>();
  const pairsOf = (map: YAMLMap): ReadonlyMap<string, Pair> => {
    const known = maps.get(map);
    if (known) return known;
    const pairs = new Map(
      map.items.flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair]] : [])),
    );
    maps.set(map, pairs);
    return pairs;
  };
  return (path, key = false) => {
    let node: unknown = document?.contents;
    let at = start(node);
    for (const [depth, part] of path.entries()) {
      if (isAlias(node) && document) node = node.resolve(document);
      if (isMap(node)) {
        const pair = pairsOf(node).get(String(part));
        if (!pair) break;
        const ofKey = (key && depth === path.length - 1) || pair.value === null;
        node = pair.value;
        at = start(ofKey ? pair.key : pair.value);
      } else if (isSeq(node) && typeof part === 'number' && part in node.items) {
        node = node.items[part];
        at = start(node);
      } else break;
    }
    return position(at);
  };
}
