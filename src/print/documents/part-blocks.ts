import type { Context } from '../context.ts';
import { numbered, stack } from '../set/arrange.ts';
import { type Block, style, text, withIcon } from '../set/block.ts';
import { heading } from '../set/heading.ts';
import type { PartLine, PrintedPart } from './part.ts';

/** Sizes of one kind of sheet: the text, and what follows from it. */
export interface Scale {
  readonly body: number;
  readonly title: number;
  /** Between the lines of a part. */
  readonly gap: number;
}

export function lineBlock(
  context: Context,
  { icon, text: words, clauses }: PartLine,
  { body }: Scale,
): Block {
  const of = style(body);
  const block = text(words, of, { refs: context.refs(clauses) });
  return withIcon(icon, block, of, {
    size: body * 1.45,
    indent: body * 1.95,
    colour: context.accent,
  });
}

export const linesBlock = (context: Context, lines: readonly PartLine[], scale: Scale): Block =>
  stack(
    lines.map((line) => lineBlock(context, line, scale)),
    scale.gap,
  );

/** A part under its title. */
export const partBlock = (context: Context, part: PrintedPart, scale: Scale, icon = true): Block =>
  stack(
    [
      heading(part.title, {
        size: scale.title,
        colour: context.accent,
        ...(icon && { icon: part.icon }),
      }),
      linesBlock(context, part.lines, scale),
    ],
    scale.gap,
  );

/** A phase with its number hanging at the left. */
export function phaseBlock(
  context: Context,
  part: PrintedPart,
  number: number,
  scale: Scale,
): Block {
  const title = style(scale.title, {
    weight: 'black',
    colour: context.accent,
    leading: scale.title * 1.25,
  });
  return numbered(
    String(number),
    stack(
      [text(part.title, title, { role: 'H2' }), linesBlock(context, part.lines, scale)],
      scale.gap * 0.6,
    ),
    style(scale.title * 1.55, {
      weight: 'black',
      colour: context.accent,
      leading: scale.title * 1.3,
    }),
    scale.title * 1.6,
  );
}

/** The title before its text, unless the text begins with the same words. */
const runIn = (title: string, words: string): string =>
  words.startsWith(`${title} `)
    ? `**${title}**${words.slice(title.length)}`
    : `**${title}.** ${words}`;

/** The same for small sheets: the name is run into the text, and only one clause is cited. */
export function shortPhaseBlock(
  context: Context,
  part: PrintedPart,
  number: number,
  scale: Scale,
): Block {
  const of = style(scale.body);
  const lines = part.lines.map(({ text: words, clauses }, at) =>
    text(at === 0 ? runIn(part.title, words) : words, of, {
      refs: context.refs(clauses.slice(0, 1)),
    }),
  );
  const figure = style(scale.title * 1.5, {
    weight: 'black',
    colour: context.accent,
    leading: of.leading,
  });
  return numbered(String(number), stack(lines, scale.gap), figure, scale.title * 1.5);
}

/** Lines with their icons and no title. */
export const shortLines = (context: Context, parts: readonly PrintedPart[], scale: Scale): Block =>
  linesBlock(
    context,
    parts.flatMap(({ lines }) =>
      lines.map((line) => ({ ...line, clauses: line.clauses.slice(0, 1) })),
    ),
    scale,
  );
