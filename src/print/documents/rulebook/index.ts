import { bookOf } from '#model/book.ts';
import type { Context } from '../../context.ts';
import { mm, paperSizes } from '../../paper.ts';
import { drawBook, type Format, layBook } from './book.ts';

/** Two columns on the whole sheet. */
const full: Format = {
  width: mm(194),
  height: mm(265),
  columns: 2,
  gutter: mm(8),
  body: 9.4,
  title: 30,
  indexColumns: 3,
};

/** Half a sheet of either paper, less what printers can't reach. */
const half: Format = {
  width: mm(122),
  height: mm(193),
  columns: 2,
  gutter: mm(6),
  body: 8.1,
  title: 22,
  indexColumns: 3,
};

/** The complete rules, made from the same clauses as the pages of the site. */
export function rulebook(context: Context): void {
  const { sheet, variant } = context;
  const book = layBook(context, bookOf(variant.game, variant.lang), full);
  drawBook(context, book, (_, draw) => {
    sheet.blankPage();
    draw();
  });
}

/** Where a page lies when sheets are folded in the middle and put into each other. */
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
  const book = layBook(context, bookOf(variant.game, variant.lang), half);
  const pages = Math.ceil(book.pages.length / 4) * 4;
  sheet.spreads(pages / 2);
  // On its side, a sheet is as wide as it is tall otherwise.
  const { width: tall, height: wide } = paperSizes[variant.paper];
  drawBook(context, book, (page, draw) => {
    const { side, right } = foldedPlace(page, pages);
    const x = (right ? wide / 2 : 0) + (wide / 2 - half.width) / 2;
    sheet.onSpread(side, { x, y: (tall - half.height) / 2 }, draw);
  });
}
