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

/** All of them in one SVG file, where pages refer to them by id. */
export const sheetOf = (drawings: Readonly<Record<string, Drawing>>): string => {
  const symbols = Object.entries(drawings).map(
    ([id, { d }]) => `<symbol id="${id}" viewBox="0 0 ${grid} ${grid}"><path d="${d}"/></symbol>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
};
