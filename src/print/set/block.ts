import type { IconId } from '../../icons/index.ts';
import type { Weight } from '../font/face.ts';
import { textWidth } from '../font/shape.ts';
import { breakLines, Overflow } from './break-lines.ts';
import type { Colour } from './palette.ts';
import { type Atom, codeWords, parseRich, type Word } from './rich.ts';
import type { Role, Sheet } from './sheet.ts';

/** Something that takes a width, tells its height and draws itself. */
export interface Block {
  height(width: number, sheet: Sheet): number;
  /** `room`: more height than it needs, to be spread inside. */
  draw(sheet: Sheet, x: number, y: number, width: number, room?: number): void;
}

export interface Style {
  readonly size: number;
  readonly leading: number;
  readonly weight: Weight;
  readonly colour: Colour;
}

export const style = (size: number, more: Partial<Style> = {}): Style => ({
  size,
  leading: size * 1.22,
  weight: 'regular',
  colour: 'ink',
  ...more,
});

/** Share of the size that capitals rise above the baseline. */
const capital = 0.705;
export const firstBaseline = ({ size, leading }: Style): number =>
  (leading - size * capital) / 2 + size * capital;

const codeSize = 0.78;

interface Setting {
  readonly weight: Weight;
  readonly size: number;
  readonly colour: Colour;
}

function settingOf(
  atom: Extract<Atom, { kind: 'text' }>,
  { size, weight, colour }: Style,
): Setting {
  if (atom.code) return { weight: 'regular', size: size * codeSize, colour: 'soft' };
  return { weight: atom.strong ? 'bold' : weight, size, colour };
}

const iconSize = ({ size }: Style): number => size * 1.16;

function atomWidth(atom: Atom, of: Style, sheet: Sheet): number {
  if (atom.kind === 'icon') return sheet.iconWidth(atom.icon, iconSize(of));
  const { weight, size } = settingOf(atom, of);
  return textWidth(atom.text, weight, size);
}

const wordWidth = (word: Word, of: Style, sheet: Sheet): number =>
  word.reduce((sum, atom) => sum + atomWidth(atom, of, sheet), 0);

function drawLine(
  sheet: Sheet,
  words: readonly Word[],
  of: Style,
  x: number,
  baseline: number,
): void {
  const space = textWidth(' ', 'regular', of.size);
  let at = x;
  let run = '';
  let runAt = x;
  let setting: Setting | undefined;
  const flush = (): void => {
    if (run !== '' && setting !== undefined) sheet.text(run, runAt, baseline, setting);
    run = '';
  };
  words.forEach((word, index) => {
    if (index > 0) {
      at += space;
      run += ' ';
    }
    for (const atom of word) {
      if (atom.kind === 'icon') {
        flush();
        const size = iconSize(of);
        sheet.icon(atom.icon, at, baseline - of.size * 0.36 - size / 2, size, of.colour);
        setting = undefined;
      } else {
        const next = settingOf(atom, of);
        if (setting === undefined || next.weight !== setting.weight || next.size !== setting.size) {
          flush();
          run = run.trimStart();
          runAt = at;
          setting = next;
        }
        run += atom.text;
      }
      at += atomWidth(atom, of, sheet);
    }
  });
  flush();
}

export interface TextOptions {
  readonly role?: Role;
  readonly codes?: readonly string[];
  readonly align?: 'left' | 'centre' | 'right';
}

export function text(source: string, of: Style, options: TextOptions = {}): Block {
  const { role = 'P', codes = [], align = 'left' } = options;
  const words = [...parseRich(source), ...codeWords(codes)];
  const known = new Map<number, Word[][]>();
  const lines = (width: number, sheet: Sheet): Word[][] => {
    const before = known.get(width);
    if (before !== undefined) return before;
    const found = broken(width, sheet);
    known.set(width, found);
    return found;
  };
  const broken = (width: number, sheet: Sheet): Word[][] => {
    const space = textWidth(' ', 'regular', of.size);
    const widths = words.map((word) => wordWidth(word, of, sheet));
    try {
      const ends = breakLines(widths, space, width);
      return ends.map((end, at) => words.slice(ends[at - 1] ?? 0, end));
    } catch (error) {
      throw error instanceof Overflow ? new Overflow(`a word of "${source}"`, error.by) : error;
    }
  };
  const lineWidth = (line: readonly Word[], sheet: Sheet): number =>
    line.reduce((sum, word) => sum + wordWidth(word, of, sheet), 0) +
    (line.length - 1) * textWidth(' ', 'regular', of.size);
  return {
    height: (width, sheet) => lines(width, sheet).length * of.leading,
    draw: (sheet, x, y, width) =>
      sheet.tag(role, () => {
        lines(width, sheet).forEach((line, at) => {
          const empty = width - lineWidth(line, sheet);
          const shift = { left: 0, centre: empty / 2, right: empty }[align];
          drawLine(sheet, line, of, x + shift, y + at * of.leading + firstBaseline(of));
        });
      }),
  };
}

export const gap = (height: number): Block => ({ height: () => height, draw: () => {} });

/** An icon that hangs to the left of a text. */
export function withIcon(
  icon: IconId,
  block: Block,
  first: Style,
  look: { size?: number; indent?: number; colour?: Colour } = {},
): Block {
  const size = look.size ?? first.size * 1.5;
  const indent = look.indent ?? size + first.size * 0.5;
  return {
    height: (width, sheet) => Math.max(block.height(width - indent, sheet), size * 0.9),
    draw: (sheet, x, y, width) => {
      const wide = sheet.iconWidth(icon, size);
      const fits = wide > indent - 1 ? (size * (indent - 1)) / wide : size;
      sheet.artifact(() =>
        sheet.icon(
          icon,
          x,
          y + firstBaseline(first) - first.size * 0.36 - fits / 2,
          fits,
          look.colour,
        ),
      );
      block.draw(sheet, x + indent, y, width - indent);
    },
  };
}
