import type { Paper } from './variant.ts';

/** Millimetres as points, the unit of PDFs. */
export const mm = (length: number): number => (length * 72) / 25.4;

interface Size {
  readonly width: number;
  readonly height: number;
}

export const paperSizes: Readonly<Record<Paper, Size>> = {
  a4: { width: mm(210), height: mm(297) },
  letter: { width: mm(215.9), height: mm(279.4) },
};

/** The least distance to the edge: what home printers can reach. */
export const leastMargin = mm(7);

/**
 * The area inside the margins that both papers share, in the middle of the sheet: one layout fits
 * either, and the two sides of a sheet match.
 */
export const frame: Size = { width: mm(194), height: mm(265) };

export const frameOrigin = (paper: Paper): { readonly x: number; readonly y: number } => ({
  x: (paperSizes[paper].width - frame.width) / 2,
  y: (paperSizes[paper].height - frame.height) / 2,
});
