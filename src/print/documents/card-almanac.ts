import { cardsOf } from '#model/cards.ts';
import type { Context } from '../context.ts';
import { cutMarks, footHeight } from '../furniture.ts';
import { mm } from '../paper.ts';
import { largestFitting, place } from '../set/arrange.ts';
import { style, text } from '../set/block.ts';
import { cardCell } from './card-cell.ts';
import { roomUnder, titledPage } from './titled-page.ts';

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly padding: number;
  /** Marks to cut along, instead of a frame around each card. */
  readonly cut: boolean;
}

const noteHeight = 12;
const space = 8;

/** To be read: as many on a page as are read well. */
const toRead = (context: Context): Grid => {
  const { sheet } = context;
  const [columns, rows] = [3, 4];
  const room = roomUnder(sheet, space) - noteHeight;
  return {
    columns,
    rows,
    cell: { width: sheet.width / columns, height: room / rows },
    padding: mm(2.4),
    cut: false,
  };
};

/** To be cut: in the size of playing cards, which fit the usual sleeves. */
const toCut: Grid = {
  columns: 3,
  rows: 2,
  cell: { width: mm(63.5), height: mm(88.9) },
  padding: mm(3.5),
  cut: true,
};

const sizes = [11, 10.5, 10, 9.5, 9, 8.75, 8.5, 8.25, 8, 7.75, 7.5, 7.25, 7];

/** The largest size in which every card fits: all are set alike. */
function sizeOf(context: Context, { cell, padding }: Grid): number {
  const { sheet, variant } = context;
  const cards = [...cardsOf(variant.game).values()];
  const fits = (size: number): boolean =>
    cards.every((card) => {
      const height = cardCell(context, card, size).height(cell.width - 2 * padding, sheet);
      return height <= cell.height - 2 * padding;
    });
  return largestFitting(sizes, (size) => (fits(size) ? size : undefined)) ?? sizes.at(-1) ?? 0;
}

function drawPages(context: Context, grid: Grid, title: string): void {
  const { sheet, t, variant } = context;
  const { columns, rows, cell, padding, cut } = grid;
  const cards = [...cardsOf(variant.game).values()];
  const onPage = columns * rows;
  const pages = Math.ceil(cards.length / onPage);
  const size = sizeOf(context, grid);
  for (let page = 0; page < pages; page += 1) {
    const own = cards.slice(page * onPage, (page + 1) * onPage);
    const name = pages === 1 ? title : `${title}, ${page + 1}/${pages}`;
    titledPage(context, { name, title: name, space }, ({ y }) => {
      const left = (sheet.width - columns * cell.width) / 2;
      const top = cut ? y + mm(5) : y;
      const used = Math.ceil(own.length / columns);
      own.forEach((card, at) => {
        const corner = {
          x: left + (at % columns) * cell.width,
          y: top + Math.floor(at / columns) * cell.height,
        };
        if (!cut)
          sheet.artifact(() =>
            sheet.box(corner.x + 2, corner.y + 2, cell.width - 4, cell.height - 4, {
              stroke: 'line',
              radius: 6,
            }),
          );
        const where = {
          x: corner.x + padding,
          y: corner.y + padding,
          width: cell.width - 2 * padding,
          height: cell.height - 2 * padding,
        };
        place(sheet, cardCell(context, card, size), where, `the card "${card.id}"`);
      });
      if (cut)
        cutMarks(
          context,
          Array.from({ length: columns + 1 }, (_, at) => left + at * cell.width),
          Array.from({ length: used + 1 }, (_, at) => top + at * cell.height),
          { beside: mm(1.4), above: mm(3) },
        );
      if (own.some(({ names }) => names?.ours !== undefined)) {
        const note = text(t('print:three-languages.ours'), style(8, { colour: 'soft' }));
        note.draw(sheet, 0, sheet.height - footHeight - noteHeight, sheet.width);
      }
    });
  }
}

/** Every card of the game with its names in all editions and what it does in sentences. */
export const cardAlmanac = (context: Context): void =>
  drawPages(context, toRead(context), context.t('print:docs.card-almanac.name'));

export const cardAlmanacToCut = (context: Context): void =>
  drawPages(context, toCut, context.t('print:docs.card-almanac-to-cut.name'));
