/**
 * One icon: SVG path data on a grid of 24 × 24, filled in one colour.
 * Holes run against their outline, so that both fill rules give the same picture; the same
 * string serves an SVG on a page and `doc.path(d)` in a PDF.
 */
export interface Drawing {
  readonly d: string;
}

/** The side of the square every icon is drawn in. */
export const grid = 24;
