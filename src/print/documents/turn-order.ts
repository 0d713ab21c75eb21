import type { Context } from '../context.ts';
import { cutMarks, editionLine, foot, printedGameIcon, small } from '../furniture.ts';
import { mm } from '../paper.ts';
import { columns, largest, type Place, panel, place, stack } from '../set/arrange.ts';
import { type Block, style, text } from '../set/block.ts';
import { band } from '../set/heading.ts';
import { type PrintedPart, phasesOf } from './part.ts';
import { partBlock, phaseBlock, type Scale, shortLines, shortPhaseBlock } from './part-blocks.ts';
import { titledPage } from './titled-page.ts';

const aidSizes = [9, 8.75, 8.5, 8.25, 8, 7.8];
const largeSizes = [14, 13.5, 13, 12.5, 12, 11.5, 11, 10.5, 10];
const besideSizes = [13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9];

const aidScale = (body: number): Scale => ({ body, title: body * 1.19, gap: 1.5 });

/** A quarter of the sheet: the phases, and below them what limits a turn and what ends the game. */
const aidSize = { width: mm(95), height: mm(124) };

function aid(context: Context, size: number): Block {
  const scale = aidScale(size);
  const { t, variant, paper, accent, gameName } = context;
  const phases = phasesOf(context, 'short');
  const below = paper.turn?.below?.(context) ?? [];
  const title = `${gameName}: ${t('print:sheet.turn').toLocaleLowerCase(variant.lang)}`;
  return stack(
    [
      band(title, { size: 12, colour: accent, ...printedGameIcon(context) }),
      ...phases.map((phase, at) => shortPhaseBlock(context, phase, at + 1, scale)),
      ...(below.length === 0
        ? []
        : [panel(shortLines(context, below, scale), { fill: 'wash', padding: 5 })]),
      text(editionLine(context), style(small.size, { colour: small.colour })),
    ],
    3,
    7,
  );
}

function aids(context: Context): void {
  const { sheet, t } = context;
  sheet.page(t('print:sheet.four'));
  const left = (sheet.width - 2 * aidSize.width) / 2;
  const top = mm(2);
  const xs = [0, 1, 2].map((at) => left + at * aidSize.width);
  const ys = [0, 1, 2].map((at) => top + at * aidSize.height);
  const padding = mm(4);
  const width = aidSize.width - 2 * padding;
  const height = aidSize.height - 2 * padding;
  const block = largest(sheet, aidSizes, (size) => aid(context, size), { width, height });
  const drawFirst = (): void =>
    place(sheet, block, { x: left + padding, y: top + padding, width, height }, 'the turn aid');
  drawFirst();
  const { width: x, height: y } = aidSize;
  sheet.copies(drawFirst, [
    { x, y: 0 },
    { x: 0, y },
    { x, y },
  ]);
  cutMarks(context, xs, ys, { beside: mm(1.6), above: mm(1.6) });
  foot(context);
}

/** The phases in full, and what the game shows below them. */
function phasesBlock(context: Context, size: number): Block {
  const phases = phasesOf(context, 'full').map((phase, at) =>
    phaseBlock(context, phase, at + 1, { body: size, title: size * 1.27, gap: 3 }),
  );
  return stack([...phases, ...(context.paper.turn?.under?.(context, size) ?? [])], 8, 14);
}

/** What one looks up during a turn. */
function besideBlock(context: Context, beside: readonly PrintedPart[], size: number): Block {
  const parts = beside.map((part) =>
    partBlock(context, part, { body: size, title: size * 1.26, gap: 2.5 }),
  );
  return panel(stack(parts, 7, 18), { fill: 'wash', padding: 9, radius: 8 });
}

/** Two columns, each in the largest size that fits; one, where there is nothing to look up. */
function largeBlock(context: Context, { width, height }: Place): Block {
  const { sheet, paper } = context;
  const space = 18;
  const shares = [56, 44];
  const beside = paper.turn?.beside?.(context) ?? [];
  const fitted = (sizes: readonly number[], share: number, build: (size: number) => Block): Block =>
    largest(sheet, sizes, build, { width: ((width - space) * share) / 100, height });
  const phases = fitted(largeSizes, 56, (size) => phasesBlock(context, size));
  if (beside.length === 0) return phases;
  const right = fitted(besideSizes, 44, (size) => besideBlock(context, beside, size));
  return columns([phases, right], space, shares);
}

function large(context: Context): void {
  const { sheet, t } = context;
  const page = { name: t('print:sheet.large'), title: t('print:docs.turn-order.name') };
  titledPage(context, { ...page, size: 24, space: 12 }, (where) =>
    place(sheet, largeBlock(context, where), where, 'the large sheet'),
  );
}

export function turnOrder(context: Context): void {
  aids(context);
  large(context);
}
