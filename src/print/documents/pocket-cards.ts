import type { Context } from '../context.ts';
import {
  cutMarks,
  foot,
  footHeight,
  printedGameIcon,
  shortEditionLine,
  small,
} from '../furniture.ts';
import { mm } from '../paper.ts';
import { columns, place, placeLargest, stack } from '../set/arrange.ts';
import { type Block, style, text } from '../set/block.ts';
import { band } from '../set/heading.ts';
import { requiredPart } from './required-part.ts';

/** One side of a card. */
export interface Face {
  readonly title: string;
  readonly blocks: (size: number) => readonly Block[];
  readonly space: number;
}

export interface PocketCard {
  readonly front: Face;
  readonly back: Face;
}

/** The usual size of playing cards. */
const card = { width: mm(63.5), height: mm(88.9) };
const inRow = 3;
const rows = 2;
const padding = mm(3);

const sizes = [10, 9.5, 9, 8.75, 8.5, 8.25, 8, 7.75, 7.5];

/** One side of one card: title and text, with the source at the bottom of the front. */
function drawFace(context: Context, face: Face, left: number, top: number, signed: boolean): void {
  const { sheet, accent } = context;
  const x = left + padding;
  const y = top + padding;
  const width = card.width - 2 * padding;
  const title = band(face.title, {
    size: 9.5,
    colour: accent,
    ...printedGameIcon(context),
    role: 'H2',
  });
  title.draw(sheet, x, y, width);
  const source = text(shortEditionLine(context), style(small.size, { colour: small.colour }));
  const sourceHeight = signed ? source.height(width, sheet) : 0;
  const from = y + title.height(width, sheet) + 3;
  const end = top + card.height - padding;
  const height = end - from - (signed ? sourceHeight + 1 : 0);
  const build = (size: number): Block => stack(face.blocks(size), face.space, 4);
  placeLargest(sheet, sizes, build, { x, y: from, width, height }, `the card "${face.title}"`);
  if (!signed) return;
  sheet.artifact(() => source.draw(sheet, x, end - sourceHeight + 1, width));
}

/** How to print them, in the space left under the cards. */
function advice(context: Context, y: number): void {
  const { sheet, t } = context;
  const of = style(9, { colour: 'soft' });
  const words = [t('print:page.how.scale'), t('print:page.how.sides'), t('print:page.how.cards')];
  const block = columns(
    words.map((each) => text(each, of)),
    14,
  );
  const height = sheet.height - footHeight - mm(2) - y;
  place(sheet, block, { x: 0, y, width: sheet.width, height }, 'the advice under the cards');
}

function side(
  context: Context,
  name: string,
  facesByRow: readonly (readonly Face[])[],
  signed: boolean,
): void {
  const { sheet, t, accent, gameName, variant } = context;
  sheet.page(name);
  const half = sheet.width / 2;
  const title = `${gameName}: ${t('print:docs.pocket-cards.name').toLocaleLowerCase(variant.lang)}`;
  text(title, style(11, { weight: 'black', colour: accent }), { role: 'H1' }).draw(
    sheet,
    0,
    0,
    half,
  );
  text(name, style(9, { colour: 'soft' }), { align: 'right' }).draw(sheet, half, 2, half);
  const left = (sheet.width - inRow * card.width) / 2;
  const top = mm(12);
  const xs = Array.from({ length: inRow + 1 }, (_, at) => left + at * card.width);
  const ys = Array.from({ length: rows + 1 }, (_, at) => top + at * card.height);
  const drawRow = (row: number, own: readonly Face[]): void =>
    own.forEach((face, column) => {
      drawFace(context, face, xs[column] ?? 0, ys[row] ?? 0, signed);
    });
  facesByRow.forEach((own, row) => {
    drawRow(row, own);
  });
  // A short set is printed twice.
  const missing = Array.from({ length: rows - facesByRow.length }, (_, at) => ({
    x: 0,
    y: (at + 1) * card.height,
  }));
  if (missing.length > 0) sheet.copies(() => drawRow(0, facesByRow[0] ?? []), missing);
  cutMarks(context, xs, ys, { beside: mm(1.4), above: mm(3) });
  advice(context, top + rows * card.height + mm(7));
  foot(context);
}

/** Fronts, and backs in mirrored order so that they match when the sheet is turned over its long edge. */
export function pocketCards(context: Context): void {
  const { t } = context;
  const cards = requiredPart(context, 'pocketCards')(context);
  const byRow = Array.from({ length: cards.length / inRow }, (_, row) =>
    cards.slice(row * inRow, (row + 1) * inRow),
  );
  const fronts = byRow.map((row) => row.map(({ front }) => front));
  const backs = byRow.map((row) => row.map(({ back }) => back).reverse());
  side(context, t('print:sheet.front'), fronts, true);
  side(context, t('print:sheet.back'), backs, false);
}
