import {
  type Area,
  type Place,
  pictureInWords,
  type Side,
  type TablePicture,
} from '#words/table/picture.ts';
import { type Block, style } from './block.ts';
import type { Sheet } from './sheet.ts';
import { below, type Item, inRows, thingItems, words } from './table-items.ts';

interface Drawing {
  readonly sheet: Sheet;
  readonly size: number;
  /** Only the things, where the same places are named beside it. */
  readonly unnamed?: boolean;
}

/** Between the name of a place and what is there. */
const labelGap = 1.5;

/** A place: its name, and below it what is there. */
function placeItem(
  { name, things }: Place,
  width: number,
  { sheet, size, unnamed }: Drawing,
): Item {
  const items = inRows(things.flatMap(thingItems(sheet, size)), width, size * 0.3);
  if (unnamed === true) return items;
  const of = style(size, { colour: 'soft', leading: size * 1.1 });
  const room = Math.max(items.width, Math.min(width / 2 - size / 2, size * 9));
  const label = words(sheet, name, room, of);
  // Names of places side by side are on one line, and what is there hangs below it.
  return { ...below([label, items], labelGap), rise: label.height };
}

/** Places side by side inside a border: solid for a board, dashed for the table. */
function areaItem(
  { board, places }: Area,
  width: number,
  drawing: Drawing,
  /** How much taller it is than what is inside. */
  more = 0,
): Item {
  const { sheet, size } = drawing;
  const padding = size * 0.5;
  const inner = width - 2 * padding;
  const items = inRows(
    places.map((place) => placeItem(place, inner, drawing)),
    inner,
    size * 0.8,
  );
  const height = items.height + 2 * padding + more;
  const own = drawing.unnamed === true ? items.width + 2 * padding : width;
  return {
    width: own,
    height,
    draw: (x, y) => {
      sheet.box(
        x,
        y,
        own,
        height,
        board
          ? { stroke: 'accent', thickness: 1.2, radius: size * 0.6, fill: 'on-accent' }
          : { stroke: 'soft', dashed: true, radius: size * 0.6 },
      );
      items.draw(x + padding, y + padding);
    },
  };
}

function sideItem({ of, name, areas }: Side, width: number, drawing: Drawing, more = 0): Item {
  const { sheet, size } = drawing;
  const inset = of === 'rival' ? size * 0.7 : 0;
  const items = below(
    [
      ...(name === undefined ? [] : [words(sheet, name, width, style(size, { weight: 'bold' }))]),
      ...areas.map((area, at) =>
        areaItem(area, width - inset, drawing, at === areas.length - 1 ? more : 0),
      ),
    ],
    size * 0.3,
  );
  return {
    ...items,
    draw: (x, y) => {
      if (inset > 0) sheet.line(x + 1, y, x + 1, y + items.height, 1.4);
      items.draw(x + inset, y);
    },
  };
}

/** All players have the same places, which are named only for the first. */
function namedSides({ sides }: TablePicture): { named: readonly Side[]; others: readonly Side[] } {
  const [, ...others] = sides.filter(({ of }) => of === 'seat');
  return { named: sides.filter((side) => !others.includes(side)), others };
}

/** The picture of a table on paper, as wide as its place; its borders are aligned with those `beside` it. */
export function tableDrawing(
  picture: TablePicture,
  size: number,
  beside: readonly TablePicture[] = [],
): Block {
  const { named, others } = namedSides(picture);
  const laid = (width: number, sheet: Sheet): Item => {
    const heightOf = (side: Side | undefined): number =>
      side === undefined ? 0 : sideItem(side, width, { sheet, size }).height;
    const level = (at: number): number =>
      Math.max(...[picture, ...beside].map((each) => heightOf(namedSides(each).named[at])));
    return below(
      [
        ...named.map((side, at) =>
          sideItem(side, width, { sheet, size }, level(at) - heightOf(side)),
        ),
        inRows(
          others.map((side) => sideItem(side, width, { sheet, size, unnamed: true })),
          width,
          size * 0.6,
        ),
      ],
      size * 0.5,
    );
  };
  return {
    height: (width, sheet) => laid(width, sheet).height,
    draw: (sheet, x, y, width) =>
      sheet.figure(pictureInWords(picture), () => laid(width, sheet).draw(x, y)),
  };
}
