import type { ReferenceKind } from './rules/text.ts';

/** A place in the content that names something by its id. */
export interface Pointer {
  readonly file: string;
  readonly entry: string;
  readonly kind: ReferenceKind;
  readonly id: string;
}

/** What only the game itself knows about its content. */
export interface GameContent {
  /** Ids in its cards and on its board, beside those that every game has. */
  readonly pointers: readonly Pointer[];
  /** Clauses that somebody who holds a card would want to read, in any order. */
  readonly clausesOfCards: Readonly<Record<string, readonly string[]>>;
  /** The code of src/generated/<game>.ts. */
  readonly code: string;
}

/** Reads the content of one game under its own schemas; throws a ContentError where they do not hold. */
export type ReadGameContent = (root: string) => GameContent;
