import { bookOf } from '#model/book.ts';
import type { Context } from '../../context.ts';
import { mm, paperSizes } from '../../paper.ts';
import { largestFitting } from '../../set/arrange.ts';
import { drawBook, type Format, type LaidBook, layBook } from './book.ts';

/** Two columns on the whole sheet. */
const full: Omit<Format, 'body'> = {
  width: mm(194),
  height: mm(265),
  columns: 2,
  gutter: mm(8),
  title: 30,
  indexColumns: 3,
};

/** Half a sheet of either paper, without the margin that printers can't reach. */
const half: Omit<Format, 'body'> = {
  width: mm(122),
  height: mm(193),
  columns: 2,
  gutter: mm(6),
  title: 22,
  indexColumns: 3,
};

/** Pages of half the size on one sheet, both sides. */
const onSheet = 4;

const inWhole = ({ pages }: LaidBook, whole: number): number =>
  Math.ceil(pages.length / whole) * whole;

/** The book in the largest of these sizes that needs no more sheets than the smallest. */
function filling(
  context: Context,
  format: Omit<Format, 'body'>,
  sizes: readonly number[],
  whole = 1,
): LaidBook {
  const { game, lang } = context.variant;
  const lay = (body: number): LaidBook => layBook(context, bookOf(game, lang), { ...format, body });
  const smallest = lay(sizes.at(-1) ?? 0);
  const most = inWhole(smallest, whole);
  const fitting = largestFitting(sizes.slice(0, -1), (body) => {
    const laid = lay(body);
    return inWhole(laid, whole) <= most ? laid : undefined;
  });
  return fitting ?? smallest;
}

/** The complete rules, made from the same clauses as the pages of the site. */
export function rulebook(context: Context): void {
  const { sheet } = context;
  drawBook(context, filling(context, full, [10.4, 9.9, 9.4, 9]), (_, draw) => {
    sheet.blankPage();
    draw();
  });
}

/** The place of a page when sheets are folded in the middle and put into each other. */
export function foldedPlace(
  page: number,
  pages: number,
): { readonly side: number; readonly right: boolean } {
  const inner = page <= pages / 2;
  const depth = inner ? page - 1 : pages - page;
  return { side: depth, right: inner ? depth % 2 === 0 : depth % 2 === 1 };
}

/** The same on pages of half the size, in folding order. */
export function rulebookBooklet(context: Context): void {
  const { sheet, variant } = context;
  const book = filling(context, half, [10.4, 10, 9.6, 9.2, 8.8, 8.4, 8.1], onSheet);
  const pages = inWhole(book, onSheet);
  sheet.spreads(pages / 2);
  // In landscape, a sheet is as wide as it is otherwise tall.
  const { width: tall, height: wide } = paperSizes[variant.paper];
  drawBook(context, book, (page, draw) => {
    const { side, right } = foldedPlace(page, pages);
    const x = (right ? wide / 2 : 0) + (wide / 2 - half.width) / 2;
    sheet.onSpread(side, { x, y: (tall - half.height) / 2 }, draw);
  });
}
