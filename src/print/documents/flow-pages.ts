import type { Context } from '../context.ts';
import { largestFitting } from '../set/arrange.ts';
import { style, text } from '../set/block.ts';
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
  /** From the largest that looks good to the smallest that is easy to read. */
  readonly sizes: readonly number[];
  /** The greatest number of pages; by default as many as the smallest size needs. */
  readonly pages?: number;
  /** A note at the bottom of pages with something that needs it. */
  readonly note?: string;
  readonly build: (size: number) => Flow;
}

const space = 10;
const noteHeight = 12;

/** A list in columns, in the largest size that fits its pages; the last page has even columns. */
export function flowPages(context: Context, listing: Listing): void {
  const { sheet } = context;
  const { title, columns, gutter, sizes, note, build } = listing;
  const width = (sheet.width - gutter * (columns - 1)) / columns;
  const room = roomUnder(sheet, space) - (note === undefined ? 0 : noteHeight);
  const slicesAt = (size: number): readonly Slice[] => build(size)(width, sheet);
  const columnsAt = (size: number): (readonly Slice[])[] => fillColumns(slicesAt(size), () => room);
  const least = (): number => columnsAt(sizes.at(-1) ?? 0).length;
  const pages = listing.pages ?? Math.ceil(least() / columns);
  const filled = largestFitting(sizes, (size) => {
    const tried = columnsAt(size);
    return tried.length <= columns * pages ? tried : undefined;
  });
  if (filled === undefined)
    throw new Overflow(`"${title}" on ${pages} pages`, (least() - columns * pages) * room);
  const used = Math.ceil(filled.length / columns);
  // Pages with one column share the content evenly, so that none is left half empty.
  const laid = columns === 1 ? balanced(filled.flat(), used, room) : filled;
  for (let page = 0; page < used; page += 1) {
    const last = page === used - 1;
    const own = laid.slice(page * columns, (page + 1) * columns);
    const shown = last ? balanced(own.flat(), columns, room) : own;
    const name = used === 1 ? title : `${title}, ${page + 1}/${used}`;
    titledPage(context, { name, title: name, goesOn: page > 0, space }, ({ y }) => {
      shown.forEach((column, at) => {
        drawColumn(sheet, setColumn(column, last ? undefined : room), at * (width + gutter), y);
      });
      if (note !== undefined && own.flat().some(({ noted }) => noted))
        text(note, style(8, { colour: 'soft' })).draw(sheet, 0, y + room + 2, sheet.width);
    });
  }
}
