import type { Context } from '../context.ts';
import { largestFitting } from '../set/arrange.ts';
import { Overflow } from '../set/break-lines.ts';
import {
  balanced,
  drawColumn,
  type Flow,
  fillColumns,
  type Slice,
  setColumn,
} from '../set/flow.ts';
import { roomUnder, titledPage } from './titled-page.ts';

interface Listing {
  readonly title: string;
  readonly columns: number;
  /** Between the columns. */
  readonly gutter: number;
  /** From the largest that looks well to the smallest that is read well. */
  readonly sizes: readonly number[];
  readonly pages: number;
  readonly build: (size: number) => Flow;
}

const space = 10;

/** A list in columns, in the largest size that fits its pages; the last page has even columns. */
export function flowPages(context: Context, listing: Listing): void {
  const { sheet } = context;
  const { title, columns, gutter, sizes, pages, build } = listing;
  const width = (sheet.width - gutter * (columns - 1)) / columns;
  const room = roomUnder(sheet, space);
  const slicesAt = (size: number): readonly Slice[] => build(size)(width, sheet);
  const columnsAt = (size: number): (readonly Slice[])[] => fillColumns(slicesAt(size), () => room);
  const filled = largestFitting(sizes, (size) => {
    const tried = columnsAt(size);
    return tried.length <= columns * pages ? tried : undefined;
  });
  if (filled === undefined) {
    const least = columnsAt(sizes.at(-1) ?? 0);
    throw new Overflow(`"${title}" on ${pages} pages`, (least.length - columns * pages) * room);
  }
  const used = Math.ceil(filled.length / columns);
  for (let page = 0; page < used; page += 1) {
    const last = page === used - 1;
    const own = filled.slice(page * columns, (page + 1) * columns);
    const shown = last ? balanced(own.flat(), columns, room) : own;
    const name = used === 1 ? title : `${title}, ${page + 1}/${used}`;
    titledPage(context, { name, title: name, goesOn: page > 0, space }, ({ y }) => {
      shown.forEach((column, at) => {
        drawColumn(sheet, setColumn(column, last ? undefined : room), at * (width + gutter), y);
      });
    });
  }
}
