/** A stretch of the sentence and what became of it. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What it was taken for: `card:bug`. */
  readonly meaning: string;
  /** Where it went in the description: `move.play`. */
  readonly path: string;
  /** Taken for a slip of the finger. */
  readonly slipped?: true;
}

interface Unclear {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type Data = string | number | boolean | readonly Data[] | { readonly [key: string]: Data };
export type Draft = { [key: string]: Data };

/** What a sentence said about a game: a description, piece by piece, and what nobody understood. */
export interface Understood {
  readonly game: string;
  readonly situation: Draft;
  /** Undefined where the sentence asks about no move. */
  readonly move: Draft | undefined;
  /** Moves that come after it, where a game knows that. */
  readonly moves?: readonly Draft[];
  readonly pieces: readonly Piece[];
  readonly unclear: readonly Unclear[];
}

export const isPart = (data: Data | undefined): data is { [key: string]: Data } =>
  typeof data === 'object' && !Array.isArray(data);

/** One thing or several, as a list. */
export const listOf = (data: Data | undefined): readonly Data[] =>
  Array.isArray(data) ? data : data === undefined ? [] : [data];

/** A list, or the only thing in it. */
export const oneOrAll = (list: readonly Data[]): Data =>
  list.length === 1 ? (list[0] ?? '') : list;

/** Writes a value at a path of keys, making the parts on the way. */
export function write(draft: Draft, path: readonly string[], value: Data): void {
  const [key, ...rest] = path;
  if (key === undefined) return;
  if (rest.length === 0) {
    draft[key] = value;
    return;
  }
  const inner = draft[key];
  const part: Draft = isPart(inner) ? inner : {};
  draft[key] = part;
  write(part, rest, value);
}

export function read(draft: Draft, path: readonly string[]): Data | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return draft;
  const inner = draft[key];
  if (rest.length === 0) return inner;
  return isPart(inner) ? read(inner, rest) : undefined;
}
