import type { Weight } from '#fonts/cut.ts';
import type { Language } from '#i18n/languages.ts';
import type { IconId } from '#icons/index.ts';
import type { Reference } from '../references.ts';
import { breakLines, Overflow } from './break-lines.ts';
import { smaller, textWidth } from './faces.ts';
import type { Colour } from './palette.ts';
import { type Atom, parseRich, type Word, withNumbers } from './rich.ts';
import type { Piece, Role, Sheet } from './sheet.ts';
import { joined } from './together.ts';

/** Something that has a height for a given width, and draws itself. */
export interface Block {
  height(width: number, sheet: Sheet): number;
  /** How much taller it can be; without this, it keeps its height. */
  growth?(width: number, sheet: Sheet): number;
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

/** The height of capitals above the baseline, as a share of the size. */
const capital = 0.705;
export const firstBaseline = ({ size, leading }: Style): number =>
  (leading - size * capital) / 2 + size * capital;

const numberSize = 0.78;

interface Setting {
  readonly weight: Weight;
  readonly size: number;
  readonly colour: Colour;
}

function settingOf(
  atom: Extract<Atom, { kind: 'text' }>,
  { size, weight, colour }: Style,
): Setting {
  if (atom.small) return { weight: 'regular', size: smaller(size, numberSize), colour: 'soft' };
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

const spaceWidth = ({ size }: Style): number => textWidth(' ', 'regular', size);

/** The pieces of a line in their places. */
function piecesOf(
  sheet: Sheet,
  words: readonly Word[],
  of: Style,
  x: number,
  baseline: number,
  ending: string,
): Piece[] {
  const pieces: Piece[] = [];
  let at = x;
  let run = '';
  let runAt = x;
  let setting: Setting | undefined;
  let lang: string | undefined;
  const close = (): void => {
    const [text, from, look, spoken] = [run, runAt, setting, lang];
    if (text.trim() !== '' && look !== undefined)
      pieces.push({
        draw: () => sheet.text(text, from, baseline, look),
        ...(spoken === undefined ? {} : { lang: spoken }),
      });
    run = '';
    setting = undefined;
  };
  words.forEach((word, index) => {
    if (index > 0) {
      at += spaceWidth(of);
      run += ' ';
    }
    for (const atom of word) {
      const width = atomWidth(atom, of, sheet);
      const from = at;
      at += width;
      if (atom.kind === 'icon') {
        close();
        const size = iconSize(of);
        const top = baseline - of.size * 0.36 - size / 2;
        pieces.push({
          draw: () => sheet.icon(atom.icon, from, top, size, of.colour),
          alt: sheet.nameOf(atom.icon),
        });
        continue;
      }
      const look = settingOf(atom, of);
      if (atom.to !== undefined) {
        close();
        pieces.push({
          draw: () => sheet.text(atom.text, from, baseline, look),
          link: { to: atom.to, x: from, y: baseline - of.size * 0.8, width, height: of.size },
        });
        continue;
      }
      if (
        setting === undefined ||
        look.weight !== setting.weight ||
        look.size !== setting.size ||
        atom.lang !== lang
      ) {
        close();
        runAt = from;
        setting = look;
        lang = atom.lang;
      }
      run += atom.text;
    }
  });
  run += ending;
  close();
  return pieces;
}

export interface TextOptions {
  readonly role?: Role;
  readonly refs?: readonly Reference[];
  readonly align?: 'left' | 'centre' | 'right';
  /** The language, where it is not that of the document. */
  readonly lang?: Language;
}

/** Words in lines that fit a width. */
export function linesOf(
  given: readonly Word[],
  of: Style,
  width: number,
  sheet: Sheet,
  lang = sheet.lang,
): readonly (readonly Word[])[] {
  const words = joined(given, lang, sheet.nameOf);
  const widths = words.map((word) => wordWidth(word, of, sheet));
  try {
    const ends = breakLines(widths, spaceWidth(of), width);
    return ends.map((end, at) => words.slice(ends[at - 1] ?? 0, end));
  } catch (error) {
    if (!(error instanceof Overflow)) throw error;
    const said = words.map((word) =>
      word.map((atom) => (atom.kind === 'text' ? atom.text : `[${atom.icon}]`)).join(''),
    );
    throw new Overflow(`a word of "${said.join(' ')}"`, error.by);
  }
}

/** One line in its place; `more` says that the text goes on below it. */
export function linePieces(
  sheet: Sheet,
  line: readonly Word[],
  of: Style,
  at: { readonly x: number; readonly y: number },
  more: boolean,
): Piece[] {
  // Screen readers and copied text ignore lines: without a space two words become one, and with
  // one after a hyphen one word becomes two.
  const end = line.at(-1)?.at(-1);
  const goesOn = end?.kind === 'text' && /\p{L}-$/u.test(end.text);
  return piecesOf(sheet, line, of, at.x, at.y + firstBaseline(of), more && !goesOn ? ' ' : '');
}

/** Words whose markup has already been parsed. */
export function wordsBlock(
  words: readonly Word[],
  of: Style,
  { role = 'P', align = 'left', lang }: Omit<TextOptions, 'refs'> = {},
): Block {
  const known = new Map<number, readonly (readonly Word[])[]>();
  const lines = (width: number, sheet: Sheet): readonly (readonly Word[])[] => {
    const before = known.get(width);
    if (before !== undefined) return before;
    const found = linesOf(words, of, width, sheet, lang);
    known.set(width, found);
    return found;
  };
  const shift = (line: readonly Word[], width: number, sheet: Sheet): number => {
    if (align === 'left') return 0;
    const filled =
      line.reduce((sum, word) => sum + wordWidth(word, of, sheet), 0) +
      (line.length - 1) * spaceWidth(of);
    return (width - filled) * (align === 'centre' ? 0.5 : 1);
  };
  return {
    height: (width, sheet) => lines(width, sheet).length * of.leading,
    draw: (sheet, x, y, width) => {
      const all = lines(width, sheet);
      const pieces = all.flatMap((line, at) => {
        const place = { x: x + shift(line, width, sheet), y: y + at * of.leading };
        return linePieces(sheet, line, of, place, at < all.length - 1);
      });
      sheet.tag(role, pieces, lang);
    },
  };
}

export const text = (
  source: string,
  of: Style,
  { refs = [], ...options }: TextOptions = {},
): Block => wordsBlock(withNumbers(parseRich(source), refs), of, options);

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
      const gap = size * 0.2;
      const fits = wide > indent - gap ? (size * (indent - gap)) / wide : size;
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
