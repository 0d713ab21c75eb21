import { bookOf } from '#model/book.ts';
import { type LearnSection, learnOf } from '#model/learn.ts';
import { setUpPictures } from '#words/table/set-up.ts';
import type { Context } from '../context.ts';
import { mm } from '../paper.ts';
import { columns, largestFitting, type Place, placeLargest, stack } from '../set/arrange.ts';
import { type Block, gap, style, text } from '../set/block.ts';
import { Overflow } from '../set/break-lines.ts';
import {
  balanced,
  drawColumn,
  type Flow,
  inTurn,
  type Slice,
  setColumn,
  whole,
} from '../set/flow.ts';
import { referenceAtom } from '../set/rich.ts';
import { table } from '../set/table.ts';
import { tableDrawing } from '../set/table-drawing.ts';
import { clauseFlow } from './rulebook/chapter.ts';
import { roomUnder, titledPage } from './titled-page.ts';

/** What is laid out, by number of players, as on the learning page. */
function countsOf({ variant: { game, lang } }: Context): LearnSection['counts'] {
  const counts = learnOf(game, lang).find((section) => section.counts.length > 0)?.counts;
  if (counts === undefined)
    throw new Error(
      `${game} offers a set-up sheet, but content/${game}/learn.yaml has no "counts" to lay out`,
    );
  return counts;
}

/** Three tables beside each other: more would be too small to read. */
const inRow = 3;

const leavesRoom = ({ facts: { board } }: Context): boolean =>
  (board.players.max - board.players.min + 1) % inRow !== 0;

/** The table for each number of players. */
function tables(context: Context, size: number): Block {
  const { t, say, accent } = context;
  const title = style(size * 1.35, { weight: 'black', colour: accent });
  const pictures = setUpPictures(countsOf(context), say);
  const drawn = pictures.map(({ players, picture }, at) => {
    const row = at - (at % inRow);
    const beside = pictures.slice(row, row + inRow).map((each) => each.picture);
    return stack(
      [
        text(t('learn:for-players', { count: players }), title, { role: 'H2' }),
        tableDrawing(picture, size, beside),
      ],
      3,
      0,
    );
  });
  // The figures go into a free cell of the grid; where there is none, above the rules.
  const cells = leavesRoom(context) ? [...drawn, figures(context, size)] : drawn;
  const rows = Array.from({ length: Math.ceil(cells.length / inRow) }, (_, row) => {
    const own = cells.slice(row * inRow, (row + 1) * inRow);
    return columns([...own, ...Array.from({ length: inRow - own.length }, () => gap(0))], 14);
  });
  return stack(rows, size * 1.6, size * 2);
}

/** The same figures side by side. */
function figures(context: Context, size: number): Block {
  const { t, accent } = context;
  const counts = countsOf(context);
  const players = Object.keys(counts[0]?.players ?? {});
  return table(
    [t('learn:players'), ...players],
    counts.map((each) => [each.label, ...players.map((count) => `**${each.players[count]}**`)]),
    {
      size,
      accent,
      shares: [players.length > 4 ? 5 : 4, ...players.map(() => 1)],
      padding: 2,
      labelled: true,
    },
  );
}

/** The rules of setting up, word for word as in the rulebook. */
function rules(context: Context, body: number): Flow {
  const { variant, refs } = context;
  const chapter = bookOf(variant.game, variant.lang).chapters.find(({ id }) => id === 'setup');
  if (chapter === undefined)
    throw new Error(`content/${variant.game}/clauses.yaml has no chapter "setup"`);
  const references = (clause: string) => refs([clause]).map((each) => [referenceAtom(each)]);
  const writing = { context, body, references };
  return inTurn(chapter.clauses.flatMap((clause) => clauseFlow(clause, writing)));
}

const gutter = mm(8);
const between = mm(7);
/** Between the title and what follows. */
const space = 8;
type Room = Pick<Place, 'width' | 'height'>;
const tableSizes = [11, 10.5, 10, 9.5, 9, 8.75, 8.5, 8.25, 8, 7.75];
/** Larger sizes for tables on a page of their own. */
const alone = [13.5, 13, 12.5, 12, 11.5, ...tableSizes];
const ruleSizes = [12, 11.5, 11, 10.5, 10, 9.5, 9, 8.75, 8.5];

/** Figures and rules in two columns of even height, as large as there is room for. */
function inTwoColumns(context: Context, { width, height }: Room): (readonly Slice[])[] | undefined {
  if (height <= 0) return undefined;
  return largestFitting(ruleSizes, (body) => {
    const flow = inTurn([
      ...(leavesRoom(context)
        ? []
        : [whole(figures(context, Math.min(body, 10.5)), { before: 0 })]),
      rules(context, body),
    ]);
    const columnsOf = balanced(flow((width - gutter) / 2, context.sheet), 2, height);
    return columnsOf.length <= 2 ? columnsOf : undefined;
  });
}

function drawColumns({ sheet }: Context, laid: readonly (readonly Slice[])[], y: number): void {
  laid.forEach((column, at) => {
    drawColumn(sheet, setColumn(column), (at * (sheet.width + gutter)) / 2, y);
  });
}

/**
 * What to lay out for each number of players, as pictures of the table, with the rules: on one page
 * if they are short, else on both sides of a sheet.
 */
export function setUp(context: Context): void {
  const { sheet, t } = context;
  const title = t('print:docs.set-up.name');
  const room: Room = { width: sheet.width, height: roomUnder(sheet, space) };
  const both = largestFitting(tableSizes, (size) => {
    const block = tables(context, size);
    const taken = block.height(room.width, sheet) + between;
    const below = inTwoColumns(context, { ...room, height: room.height - taken });
    return below && { block, taken, below };
  });
  if (both !== undefined) {
    titledPage(context, { name: title, title, space }, ({ y, width }) => {
      both.block.draw(sheet, 0, y, width);
      drawColumns(context, both.below, y + both.taken);
    });
    return;
  }
  const [front, back] = [1, 2].map((page) => `${title}, ${page}/2`);
  titledPage(context, { name: `${front}`, title: `${front}`, space }, (where) =>
    placeLargest(sheet, alone, (size) => tables(context, size), where, 'the tables'),
  );
  const rest = inTwoColumns(context, room);
  if (rest === undefined) throw new Overflow('the rules of setting up', 1);
  titledPage(context, { name: `${back}`, title: `${back}`, goesOn: true, space }, ({ y }) =>
    drawColumns(context, rest, y),
  );
}
