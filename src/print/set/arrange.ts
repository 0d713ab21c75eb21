import { type Block, firstBaseline, gap, type Style } from './block.ts';
import { Overflow } from './break-lines.ts';
import { textWidth } from './faces.ts';
import type { Colour } from './palette.ts';
import type { Sheet } from './sheet.ts';

/**
 * One below another. Spare height goes to what can grow; the rest widens the gaps, each by at
 * most `give`.
 */
export function stack(blocks: readonly Block[], space = 0, give = space): Block {
  const inner = (width: number, sheet: Sheet): number =>
    blocks.reduce((sum, block) => sum + block.height(width, sheet), 0);
  const gaps = Math.max(blocks.length - 1, 0);
  const growing = blocks.filter(({ growth }) => growth !== undefined);
  const growth = (width: number, sheet: Sheet): number =>
    growing.reduce((sum, block) => sum + (block.growth?.(width, sheet) ?? 0), 0);
  return {
    height: (width, sheet) => inner(width, sheet) + gaps * space,
    ...(growing.length > 0 && { growth }),
    draw: (sheet, x, y, width, room) => {
      const spare = Math.max((room ?? 0) - inner(width, sheet) - gaps * space, 0);
      const most = growth(width, sheet);
      const grown = Math.min(spare, most);
      const more = gaps === 0 ? 0 : Math.min((spare - grown) / gaps, give);
      let at = y;
      for (const block of blocks) {
        const needed = block.height(width, sheet);
        const own = block.growth?.(width, sheet) ?? 0;
        const height = own === 0 ? needed : needed + (grown * own) / most;
        block.draw(sheet, x, at, width, own === 0 ? undefined : height);
        at += height + space + more;
      }
    },
  };
}

/** Side by side; `shares` are their parts of the width. */
export function columns(
  blocks: readonly Block[],
  space: number,
  shares = blocks.map(() => 1),
): Block {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const widthOf = (at: number, width: number): number =>
    ((width - space * (blocks.length - 1)) * (shares[at] ?? 1)) / whole;
  const tallest = (width: number, sheet: Sheet): number =>
    Math.max(...blocks.map((block, at) => block.height(widthOf(at, width), sheet)));
  return {
    height: tallest,
    draw: (sheet, x, y, width, room) => {
      const height = Math.max(room ?? 0, tallest(width, sheet));
      let at = x;
      blocks.forEach((block, index) => {
        const own = widthOf(index, width);
        block.draw(sheet, at, y, own, height);
        at += own + space;
      });
    },
  };
}

/** A list in columns of even height, read down and then to the right. */
export function inColumns(
  blocks: readonly Block[],
  count: number,
  space: number,
  between: number,
): Block {
  const split = (width: number, sheet: Sheet): Block[][] => {
    const own = (width - space * (count - 1)) / count;
    const heights = blocks.map((block) => block.height(own, sheet) + between);
    let limit = Math.max(...heights, heights.reduce((sum, height) => sum + height, 0) / count);
    for (;;) {
      const parts: Block[][] = [[]];
      let used = 0;
      blocks.forEach((block, at) => {
        if (used + (heights[at] ?? 0) > limit + 0.01 && used > 0) {
          parts.push([]);
          used = 0;
        }
        parts.at(-1)?.push(block);
        used += heights[at] ?? 0;
      });
      if (parts.length <= count) return parts;
      limit += 2;
    }
  };
  const laid = (width: number, sheet: Sheet): Block => {
    const parts = split(width, sheet).map((part) => stack(part, between));
    while (parts.length < count) parts.push(gap(0));
    return columns(parts, space);
  };
  return {
    height: (width, sheet) => laid(width, sheet).height(width, sheet),
    draw: (sheet, x, y, width, room) => laid(width, sheet).draw(sheet, x, y, width, room),
  };
}

/** A box around something. */
export function panel(
  block: Block,
  look: { fill?: Colour; stroke?: Colour; padding?: number; radius?: number } = {},
): Block {
  const { fill, stroke, padding = 6, radius = 5 } = look;
  return {
    height: (width, sheet) => block.height(width - 2 * padding, sheet) + 2 * padding,
    draw: (sheet, x, y, width, room) => {
      const needed = block.height(width - 2 * padding, sheet) + 2 * padding;
      const height = Math.max(room ?? 0, needed);
      const outline = stroke ?? (sheet.ink === 'saver' ? 'line' : undefined);
      sheet.artifact(() =>
        sheet.box(x, y, width, height, {
          radius,
          ...(fill && { fill }),
          ...(outline && { stroke: outline }),
        }),
      );
      block.draw(sheet, x + padding, y + padding, width - 2 * padding, height - 2 * padding);
    },
  };
}

/** A figure that hangs to the left of a block, so that the text stays aligned. */
export function numbered(figure: string, block: Block, of: Style, indent: number): Block {
  return {
    height: (width, sheet) => Math.max(block.height(width - indent, sheet), of.leading),
    draw: (sheet, x, y, width) => {
      const { weight, size, colour } = of;
      const wide = textWidth(figure, weight, size);
      sheet.tag('P', [
        {
          draw: () =>
            sheet.text(figure, x + (indent * 0.72 - wide) / 2, y + firstBaseline(of), {
              weight,
              size,
              colour,
            }),
        },
      ]);
      block.draw(sheet, x + indent, y, width - indent);
    },
  };
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a block in its place, or throws an error that says by how much it is too tall. */
export function place(
  sheet: Sheet,
  block: Block,
  { x, y, width, height }: Place,
  what: string,
): void {
  const needed = block.height(width, sheet);
  if (needed > height + 0.01) throw new Overflow(what, needed - height);
  block.draw(sheet, x, y, width, height);
}

/**
 * What is made in the largest of these sizes that fits; undefined if none does. Sizes go from large to small.
 * It is a binary search, since a larger size never needs less room.
 */
export function largestFitting<Made>(
  sizes: readonly number[],
  make: (size: number) => Made | undefined,
): Made | undefined {
  let found: Made | undefined;
  let [fitting, tooLarge] = [sizes.length, -1];
  while (fitting - tooLarge > 1) {
    const middle = (fitting + tooLarge) >> 1;
    const made = withoutOverflow(() => make(sizes[middle] ?? 0));
    if (made === undefined) tooLarge = middle;
    else [found, fitting] = [made, middle];
  }
  return found;
}

/** Undefined where something is too long for its place. */
function withoutOverflow<Made>(make: () => Made | undefined): Made | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof Overflow) return undefined;
    throw error;
  }
}

/** The largest of these sizes that fits: text that is shorter in a language is set larger. */
export function largest(
  sheet: Sheet,
  sizes: readonly number[],
  build: (size: number) => Block,
  { width, height }: Pick<Place, 'width' | 'height'>,
): Block {
  const fitting = largestFitting(sizes, (size) => {
    const block = build(size);
    return block.height(width, sheet) <= height ? block : undefined;
  });
  return fitting ?? build(sizes.at(-1) ?? 0);
}

/** Draws a block in the largest of these sizes that fits its place. */
export function placeLargest(
  sheet: Sheet,
  sizes: readonly number[],
  build: (size: number) => Block,
  where: Place,
  what: string,
): void {
  place(sheet, largest(sheet, sizes, build, where), where, what);
}
