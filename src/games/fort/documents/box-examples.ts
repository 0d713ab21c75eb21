import type { Box } from '#engine/fort/notation/tree.ts';
import { cardBoxes, type PlayableId } from '#generated/fort.ts';
import type { IconId } from '#icons/index.ts';
import { cardName } from '#model/cards.ts';
import type { Context } from '#print/context.ts';
import { stack } from '#print/set/arrange.ts';
import { type Block, style, text } from '#print/set/block.ts';
import { Overflow } from '#print/set/break-lines.ts';
import type { Sheet } from '#print/set/sheet.ts';
import { drawRuns } from '../cards/draw-box.ts';
import { sayBox } from '../words/box.ts';

/** Boxes of printed cards that show every way icons are joined. */
const examples: readonly { readonly card: PlayableId; readonly box: 'public' | 'private' }[] = [
  { card: 'bug', box: 'public' },
  { card: 'doc', box: 'public' },
  { card: 'lefty', box: 'public' },
  { card: 'bug', box: 'private' },
  { card: 'kitty', box: 'private' },
  { card: 'dot', box: 'private' },
];

const near = 0.06;
const apart = 0.3;
const padding = 0.35;

/** Smaller sizes of icons, tried in turn until they fit. */
const shares = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.7];

/** Width of a framed box whose icons have this size. */
const boxWidth = (runs: readonly (readonly IconId[])[], size: number, sheet: Sheet): number =>
  runs.flat().reduce((sum, icon) => sum + sheet.iconWidth(icon, size) + near * size, 0) +
  size * ((runs.length - 1) * apart + 2 * padding);

/** The icons of a box in a frame, as large as on a card; a little smaller where letters need room. */
export function boxDrawing(box: Box, largest: number, context: Context): Block {
  const runs = drawRuns(box);
  const sizeIn = (width: number, sheet: Sheet): number => {
    const excess = (size: number): number => boxWidth(runs, size, sheet) - width;
    const fitting = shares.find((share) => excess(largest * share) <= 0.01);
    if (fitting === undefined) throw new Overflow('a box of icons', excess(largest * 0.7));
    return largest * fitting;
  };
  return {
    height: (width, sheet) => {
      sizeIn(width, sheet);
      return largest * (1 + 2 * padding);
    },
    draw: (sheet, x, y, width) => {
      const size = sizeIn(width, sheet);
      const whole = boxWidth(runs, size, sheet);
      const height = size * (1 + 2 * padding);
      sheet.artifact(() => {
        sheet.box(x, y, whole, height, {
          stroke: context.accent,
          thickness: 0.9,
          radius: size * 0.3,
        });
        let at = x + padding * size;
        for (const run of runs) {
          for (const icon of run)
            at += sheet.icon(icon, at, y + padding * size, size, 'ink') + near * size;
          at += apart * size;
        }
      });
    },
  };
}

/** Real boxes, each with its card, its icons and the sentence they make. */
export function boxExamples(context: Context, size: number): Block[] {
  const { say, variant, accent } = context;
  return examples.map(({ card, box }) => {
    const tree = cardBoxes[card][box];
    if (tree === null) throw new Error(`content/fort/cards.yaml: "${card}" has no ${box} box`);
    const name = cardName('fort', card, variant.lang).printed;
    return stack(
      [
        text(`**${name}**, ${say(`icons:names.${box}`)}`, style(size, { colour: accent }), {
          role: 'H3',
        }),
        boxDrawing(tree, size * 2, context),
        text(sayBox(tree, say), style(size)),
      ],
      2.5,
    );
  });
}
