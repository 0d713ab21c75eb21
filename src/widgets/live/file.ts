import type { Schema } from '#engine/core/format/fits.ts';
import type { Outline } from '#words/saying/outline.ts';
import type { SmallFace } from '#words/table/picture.ts';
import type { Surroundings } from '../shared/text.tsx';
import type { Description } from './offers.ts';

/** A rule as an answer cites it. */
export interface Cited {
  readonly number: string;
  readonly title: string;
  /** What it says is our reading; else an answer that names it follows one of the editions. */
  readonly reading?: boolean;
}

/** Something to calculate with the reader's own figures. */
export interface Calculator {
  readonly description: Description;
  /** Paths of what can be changed. */
  readonly asks: readonly string[];
  /** Which of the sums are shown. */
  readonly tells: readonly string[];
  /** For which players; for all where none are named. */
  readonly seats?: readonly number[];
  /** Further figures that are worked out on the page: path → value. */
  readonly cases: readonly Readonly<Record<string, unknown>>[];
}

/** What a page needs to recalculate examples and sums, fetched with the first tap. */
export interface LiveFile extends Surroundings {
  readonly game: string;
  readonly schema: Schema;
  /** The outline that its sentences are made from. */
  readonly outline: Outline;
  readonly faces: Readonly<Record<string, SmallFace>>;
  readonly clauses: Readonly<Record<string, Cited>>;
  readonly examples: Readonly<Record<string, Description>>;
  readonly calculators: Readonly<Record<string, Calculator>>;
  /** Address of the move checker. */
  readonly checker: string;
}
