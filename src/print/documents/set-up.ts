import { bookOf } from '#model/book.ts';
import type { Context } from '../context.ts';
import { mm } from '../paper.ts';
import { largestFitting, stack } from '../set/arrange.ts';
import type { Block } from '../set/block.ts';
import { Overflow } from '../set/break-lines.ts';
import { drawColumn, type Flow, fillColumns, heightOf, inTurn, setColumn } from '../set/flow.ts';
import { heading } from '../set/heading.ts';
import { table } from '../set/table.ts';
import { partOf } from './part-of.ts';
import { clauseFlow } from './rulebook/chapter.ts';
import { tablePicture } from './table-picture.ts';
import { titledPage } from './titled-page.ts';

/** A thing to lay out: what it is called, and how many for each number of players. */
export interface Figure {
  readonly label: string;
  readonly by: (players: number) => number;
}

function figuresTable(context: Context, size: number): Block {
  const { t, facts, accent } = context;
  const { min, max } = facts.board.players;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const rows = partOf(
    context,
    'setUp',
  )(context).map(({ label, by }) => [label, ...counts.map((players) => `**${by(players)}**`)]);
  return table([t('print:set-up.players'), ...counts.map(String)], rows, {
    size,
    accent,
    shares: [counts.length > 4 ? 5 : 4, ...counts.map(() => 1)],
    padding: 2.4,
  });
}

const sizes = [12, 11.5, 11, 10.5, 10, 9.5, 9, 8.75, 8.5, 8.25, 8];

/** The rules of setting up, word for word as the rulebook has them. */
function rules(context: Context, body: number): Flow {
  const { variant, refs } = context;
  const chapter = bookOf(variant.game, variant.lang).chapters.find(({ id }) => id === 'setup');
  if (chapter === undefined)
    throw new Error(`content/${variant.game}/clauses.yaml has no chapter "setup"`);
  const references = (clause: string) =>
    refs([clause]).map(({ label, to }) => [
      {
        kind: 'text' as const,
        text: label,
        strong: false,
        small: true as const,
        ...(to === undefined ? {} : { to }),
      },
    ]);
  const writing = { context, body, references };
  return inTurn(chapter.clauses.flatMap((clause) => clauseFlow(clause, writing)));
}

/** What to lay out for each number of players, the picture of the table, and the rules of it. */
export function setUp(context: Context): void {
  const { sheet, t, accent } = context;
  const title = t('print:docs.set-up.name');
  titledPage(context, { name: title, title, space: 10 }, ({ y, width, height }) => {
    const gutter = mm(8);
    const half = (width - gutter) / 2;
    const left = stack(
      [
        tablePicture(context),
        heading(t('print:set-up.players'), { size: 13, colour: accent, icon: 'deck' }),
        figuresTable(context, 9.5),
      ],
      10,
    );
    const taken = left.height(half, sheet);
    if (taken > height) throw new Overflow('the picture of the table', taken - height);
    // The rules fill the right column, and the left one below the picture.
    const rest = height - taken - mm(6);
    const laid = largestFitting(sizes, (size) => {
      const slices = rules(context, size)(half, sheet);
      const filled = fillColumns(slices, (column) => (column === 0 ? height : rest));
      return filled.length <= 2 ? filled : undefined;
    });
    if (laid === undefined)
      throw new Overflow(
        'the rules of setting up',
        heightOf(rules(context, 8)(half, sheet)) - height - rest,
      );
    left.draw(sheet, 0, y, half);
    const [first = [], second = []] = laid;
    drawColumn(sheet, setColumn(first), half + gutter, y);
    drawColumn(sheet, setColumn(second), 0, y + taken + mm(6));
  });
}
