import { typeset } from '#i18n/typography.ts';
import type { SmallFace, Thing } from '#words/table/picture.ts';
import { style, text } from './block.ts';
import { textWidth } from './faces.ts';
import type { Sheet } from './sheet.ts';

/** Something of a known size that stands in a row with others. */
export interface Item {
  readonly width: number;
  readonly height: number;
  /** How much of it is above the baseline of its row; by default all of it. */
  readonly rise?: number;
  readonly draw: (x: number, y: number) => void;
}

/** Items in rows no wider than this, on the baseline of their row. */
export function inRows(items: readonly Item[], width: number, gap: number): Item {
  const rows: { items: Item[]; width: number }[] = [];
  for (const item of items) {
    const row = rows.at(-1);
    if (row !== undefined && row.width + gap + item.width <= width + 0.01) {
      row.items.push(item);
      row.width += gap + item.width;
    } else rows.push({ items: [item], width: item.width });
  }
  const riseOf = ({ rise, height }: Item): number => rise ?? height;
  const placed = rows.map((row) => {
    const rise = Math.max(...row.items.map(riseOf));
    const fall = Math.max(...row.items.map((item) => item.height - riseOf(item)));
    return { ...row, rise, height: rise + fall };
  });
  return {
    width: Math.max(0, ...rows.map((row) => row.width)),
    height: placed.reduce((sum, row) => sum + row.height, 0) + gap * Math.max(rows.length - 1, 0),
    draw: (x, y) => {
      let top = y;
      for (const row of placed) {
        let left = x;
        for (const item of row.items) {
          item.draw(left, top + row.rise - riseOf(item));
          left += item.width + gap;
        }
        top += row.height + gap;
      }
    },
  };
}

/** One below another, aligned left or centred. */
export function below(items: readonly Item[], gap: number, centred = false): Item {
  const width = Math.max(0, ...items.map((item) => item.width));
  return {
    width,
    height:
      items.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(items.length - 1, 0),
    draw: (x, y) => {
      let top = y;
      for (const item of items) {
        item.draw(centred ? x + (width - item.width) / 2 : x, top);
        top += item.height + gap;
      }
    },
  };
}

/** Words in as many lines as this width requires. */
export function words(
  sheet: Sheet,
  said: string,
  width: number,
  of: ReturnType<typeof style>,
  align: 'left' | 'centre' = 'left',
): Item {
  const longest = Math.max(
    ...typeset(said, sheet.lang)
      .split(' ')
      .map((word) => textWidth(word, of.weight, of.size)),
  );
  const own = Math.max(longest, Math.min(width, textWidth(said, of.weight, of.size))) + 0.1;
  const block = text(said, of, { align });
  return {
    width: own,
    height: block.height(own, sheet),
    draw: (x, y) => block.draw(sheet, x, y, own),
  };
}

/** A box with something in its middle. */
function boxed(
  sheet: Sheet,
  inside: Item | undefined,
  least: { readonly width: number; readonly height: number },
  padding: number,
  look: Parameters<Sheet['box']>[4],
): Item {
  const width = Math.max(least.width, (inside?.width ?? 0) + 2 * padding);
  const height = Math.max(least.height, (inside?.height ?? 0) + 2 * padding);
  return {
    width,
    height,
    draw: (x, y) => {
      sheet.box(x, y, width, height, look);
      inside?.draw(x + (width - inside.width) / 2, y + (height - inside.height) / 2);
    },
  };
}

/** What things on a picture of the table look like on paper, in a size of type. */
export function thingItems(sheet: Sheet, size: number): (thing: Thing) => Item[] {
  const of = style(size, { leading: size * 1.12 });
  const strong = { ...of, weight: 'bold' } as const;
  const figure = { ...strong, size: size * 1.35, leading: size * 1.45 };
  const card = { width: size * 2.5, height: size * 3.1 };
  const slot = size * 1.75;
  const paper = { fill: 'on-accent', stroke: 'soft', radius: size * 0.3 } as const;
  const icon = (id: Parameters<Sheet['icon']>[0], faint = false): Item => {
    const own = size * 1.25;
    const draw = (x: number, y: number) => sheet.icon(id, x, y, own);
    return {
      width: sheet.iconWidth(id, own),
      height: own,
      draw: (x, y) => (faint ? sheet.faintly(() => draw(x, y)) : draw(x, y)),
    };
  };
  const line = (said: string, look = of): Item => words(sheet, said, Number.MAX_VALUE, look);
  const cardItem = ({ icons, sign, name, bare }: SmallFace): Item => {
    const signs = [...icons, ...(sign ? [sign.icon] : [])].map((id) => icon(id));
    const inside = below(
      [
        ...(signs.length === 0 ? [] : [inRows(signs, Number.MAX_VALUE, 1)]),
        bare === true ? line(name, figure) : words(sheet, name, size * 5, strong, 'centre'),
      ],
      1,
      true,
    );
    return boxed(sheet, inside, card, size * 0.35, paper);
  };
  const items = (thing: Thing): Item[] => {
    switch (thing.kind) {
      case 'card':
        return [cardItem(thing.face)];
      case 'play': {
        const pair = inRows(thing.cards.map(cardItem), Number.MAX_VALUE, -size * 0.3);
        return [below([pair, ...thing.notes.map((note) => line(note))], 1, true)];
      }
      case 'back': {
        // A frame inside the border: the back of a card.
        const { width, height, draw } = boxed(sheet, line(thing.mark, figure), card, size * 0.3, {
          ...paper,
          fill: 'wash',
        });
        const inset = size * 0.22;
        return [
          {
            width,
            height,
            draw: (x, y) => {
              draw(x, y);
              sheet.box(x + inset, y + inset, width - 2 * inset, height - 2 * inset, {
                stroke: 'line',
                radius: size * 0.2,
              });
            },
          },
        ];
      }
      case 'face-up': {
        const sign = thing.icon === undefined ? undefined : icon(thing.icon);
        return Array.from({ length: thing.count }, () => boxed(sheet, sign, card, 0, paper));
      }
      case 'room':
        return Array.from({ length: thing.count }, () =>
          boxed(sheet, undefined, card, 0, { stroke: 'soft', radius: size * 0.3, dashed: true }),
        );
      case 'over':
        return [
          boxed(
            sheet,
            inRows(thing.cards.flatMap(items), Number.MAX_VALUE, 1.2),
            card,
            size * 0.2,
            {
              stroke: 'ink',
              dashed: true,
              thickness: 1.4,
              radius: size * 0.3,
            },
          ),
        ];
      case 'slots':
        return [
          inRows(
            thing.slots.map(({ icon: id, state }) =>
              boxed(
                sheet,
                id === undefined ? undefined : icon(id, state === 'free'),
                { width: slot, height: slot },
                size * 0.2,
                {
                  ...(state === 'held' ? { fill: 'on-accent' } : { dashed: true }),
                  stroke: state === 'over' ? 'ink' : 'soft',
                  thickness: state === 'over' ? 1.4 : 0.6,
                  radius: size * 0.2,
                },
              ),
            ),
            Number.MAX_VALUE,
            1.2,
          ),
        ];
      case 'track':
        return [
          inRows(
            thing.fields.map((field) => {
              const here = field === thing.at;
              const look = here
                ? { ...strong, colour: sheet.on('on-accent') }
                : { ...of, colour: 'soft' as const };
              return boxed(
                sheet,
                line(String(field), look),
                { width: slot * 0.9, height: slot * 0.9 },
                1,
                here
                  ? { fill: 'accent', stroke: 'accent', thickness: 1.4, radius: slot * 0.45 }
                  : { stroke: 'line' },
              );
            }),
            Number.MAX_VALUE,
            0,
          ),
        ];
      case 'number':
        return [line(String(thing.number), figure)];
      case 'amount':
        return [inRows([line(String(thing.count), figure), icon(thing.icon)], 1e6, size * 0.2)];
      case 'nothing':
        return [line(thing.said, { ...of, colour: 'soft' })];
    }
  };
  return items;
}
