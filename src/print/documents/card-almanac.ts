import { type Card, cardsOf } from '#model/cards.ts';
import type { Context } from '../context.ts';
import { cutMarks } from '../furniture.ts';
import { mm } from '../paper.ts';
import { largestFitting, type Place, place } from '../set/arrange.ts';
import { style, text } from '../set/block.ts';
import { type Flow, inTurn } from '../set/flow.ts';
import { cardCell } from './card-cell.ts';
import { flowPages } from './flow-pages.ts';
import { titledPage } from './titled-page.ts';

/** The size of playing cards, which fit the usual sleeves. */
const card = { width: mm(63.5), height: mm(88.9) };
const inRow = 3;
const rowsOnPage = 2;

const sizes = [11, 10.5, 10, 9.5, 9, 8.75, 8.5, 8.25, 8, 7.75, 7.5];

const cardsIn = ({ variant }: Context): Card[] => [...cardsOf(variant.game).values()];

/** Whether any of their names is our own, marked with a star. */
const hasOwnName = (cards: readonly Card[]): boolean =>
  cards.some(({ names }) => names?.ours !== undefined);

/** Cards beside each other, each in its frame; a row is as tall as the tallest of them. */
function row(context: Context, cards: readonly Card[], size: number): Flow {
  const padding = mm(2.4);
  const gap = 4;
  const cells = cards.map((each) => cardCell(context, each, size));
  return (width, sheet) => {
    const step = (width + gap) / inRow;
    const own = step - gap;
    const inner = own - 2 * padding;
    const height = Math.max(...cells.map((cell) => cell.height(inner, sheet))) + 2 * padding;
    return [
      {
        height,
        before: gap,
        keep: false,
        noted: hasOwnName(cards),
        draw: (on, x, y) =>
          cells.forEach((cell, at) => {
            const left = x + at * step;
            on.artifact(() => on.box(left, y, own, height, { stroke: 'line', radius: 6 }));
            cell.draw(on, left + padding, y + padding, inner);
          }),
      },
    ];
  };
}

/** Each kind of cards in rows of its own, since kinds differ in how much text they have. */
const rowsOf = (cards: readonly Card[]): Card[][] =>
  [...Map.groupBy(cards, ({ group }) => group).values()].flatMap((own) =>
    Array.from({ length: Math.ceil(own.length / inRow) }, (_, at) =>
      own.slice(at * inRow, (at + 1) * inRow),
    ),
  );

/** Every card of the game with its names in all editions and what it does in sentences. */
export function cardAlmanac(context: Context): void {
  const { t } = context;
  const cards = cardsIn(context);
  flowPages(context, {
    title: t('print:docs.card-almanac.name'),
    columns: 1,
    gutter: 0,
    sizes: sizes.filter((size) => size >= 8),
    ...(hasOwnName(cards) ? { note: t('print:three-languages.ours') } : {}),
    build: (size) => inTurn(rowsOf(cards).map((own) => row(context, own, size))),
  });
}

/** The largest size in which every card fits: all have the same size. */
function sizeOf(context: Context, { width, height }: Pick<Place, 'width' | 'height'>): number {
  const { sheet } = context;
  const cards = cardsIn(context);
  const fits = (size: number): boolean =>
    cards.every((each) => cardCell(context, each, size).height(width, sheet) <= height);
  return largestFitting(sizes, (size) => (fits(size) ? size : undefined)) ?? sizes.at(-1) ?? 0;
}

/** The same cards, to be cut out. */
export function cardAlmanacToCut(context: Context): void {
  const { sheet, t } = context;
  const title = t('print:docs.card-almanac-to-cut.name');
  const cards = cardsIn(context);
  const onPage = inRow * rowsOnPage;
  const pages = Math.ceil(cards.length / onPage);
  const padding = mm(3.5);
  const inner = { width: card.width - 2 * padding, height: card.height - 2 * padding };
  const size = sizeOf(context, inner);
  const left = (sheet.width - inRow * card.width) / 2;
  for (let page = 0; page < pages; page += 1) {
    const own = cards.slice(page * onPage, (page + 1) * onPage);
    const name = `${title}, ${page + 1}/${pages}`;
    titledPage(context, { name, title: name, goesOn: page > 0, space: 8 }, ({ y }) => {
      const xs = Array.from({ length: inRow + 1 }, (_, at) => left + at * card.width);
      const used = Math.ceil(own.length / inRow);
      const ys = Array.from({ length: used + 1 }, (_, at) => y + mm(5) + at * card.height);
      own.forEach((each, at) => {
        const [x = 0, top = 0] = [xs[at % inRow], ys[Math.floor(at / inRow)]];
        const where = { x: x + padding, y: top + padding, ...inner };
        place(sheet, cardCell(context, each, size), where, `the card "${each.id}"`);
      });
      cutMarks(context, xs, ys, { beside: mm(1.4), above: mm(3) });
      if (hasOwnName(own)) {
        const note = text(t('print:three-languages.ours'), style(8, { colour: 'soft' }));
        note.draw(sheet, 0, (ys.at(-1) ?? 0) + mm(7), sheet.width);
      }
    });
  }
}
