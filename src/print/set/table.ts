import { type Block, type Style, style, text } from './block.ts';
import type { Colour } from './palette.ts';
import type { Sheet } from './sheet.ts';

export interface TableLook {
  readonly size: number;
  readonly accent: Colour;
  /** Parts of the width. */
  readonly shares: readonly number[];
  /** Above and below the words of a cell. */
  readonly padding?: number;
  /** The first cell of each row says what the others are. */
  readonly labelled?: true;
}

const side = 3;
/** How much a row may gain in height, in parts of the size. */
const airiest = 0.5;

/** Rows of short texts under a row of titles; every second row is shaded. */
export function table(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  look: TableLook,
): Block {
  const { size, accent, shares, padding = 1.6, labelled = false } = look;
  const body = style(size);
  const head = style(size, { weight: 'bold', colour: accent });
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const widthOf = (at: number, width: number): number => (width * (shares[at] ?? 1)) / whole;
  const cell = (words: string, of: Style, role: 'TH' | 'TD', align: 'left' | 'centre'): Block =>
    text(words === '' ? '–' : words, of, { role, align });
  const line = (words: readonly string[], first: boolean): Block[] =>
    words.map((each, at) => {
      const label = labelled && at === 0;
      const role = first || label ? 'TH' : 'TD';
      return cell(each, first ? head : body, role, label ? 'left' : 'centre');
    });
  const all = [line(titles, true), ...rows.map((row) => line(row, false))];
  const rowHeight = (row: readonly Block[], width: number, sheet: Sheet): number =>
    Math.max(...row.map((block, at) => block.height(widthOf(at, width) - 2 * side, sheet))) +
    2 * padding;
  const needed = (width: number, sheet: Sheet): number =>
    all.reduce((sum, row) => sum + rowHeight(row, width, sheet), 0);
  const lineUnder = (sheet: Sheet, x: number, y: number, width: number, first: boolean): void =>
    sheet.line(x, y, x + width, y, first ? 0.9 : 0.3, first ? accent : 'line');
  return {
    height: needed,
    growth: () => all.length * size * airiest,
    draw: (sheet, x, y, width, room) => {
      const spare = Math.max((room ?? 0) - needed(width, sheet), 0);
      const more = Math.min(spare / all.length, size * airiest);
      let top = y;
      const drawRow = (row: readonly Block[], index: number): void => {
        const height = rowHeight(row, width, sheet) + more;
        sheet.artifact(() => {
          if (index % 2 === 1) sheet.box(x, top, width, height, { fill: 'wash' });
          lineUnder(sheet, x, top + height, width, index === 0);
        });
        let left = x;
        row.forEach((block, at) => {
          const own = widthOf(at, width);
          block.draw(sheet, left + side, top + padding + more / 2, own - 2 * side);
          left += own;
        });
        top += height;
      };
      sheet.group('Table', () => {
        all.forEach((row, index) => {
          sheet.group('TR', () => drawRow(row, index));
        });
      });
    },
  };
}
