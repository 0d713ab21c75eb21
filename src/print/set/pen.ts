import { encode } from 'uqr';
import type { Weight } from '#fonts/cut.ts';
import { grid } from '#icons/drawing.ts';
import { type IconId, icons } from '#icons/index.ts';
import type { Ink } from '../variant.ts';
import { face, leastSize, smaller, textWidth, weights } from './faces.ts';
import { type Colour, fullHex, savingHex } from './palette.ts';

/** Thickness of outlines in the ink saver, in units of the icon's grid. */
const outline = 1.1;

const codes = new Map<string, readonly (readonly boolean[])[]>();

/** Dark and light squares of a code, kept since every page of a document has the same. */
function modulesOf(words: string): readonly (readonly boolean[])[] {
  const before = codes.get(words);
  if (before !== undefined) return before;
  const { data } = encode(words, { ecc: 'M', border: 0 });
  codes.set(words, data);
  return data;
}

/** Letters beside an icon, half its height if that is readable. */
const lettersSize = (icon: number): number => smaller(icon, 0.5);

/** What a pen draws with. */
export interface Look {
  readonly ink: Ink;
  /** The colour of the game. */
  readonly accent: string;
  /** The colours of icons that have one of their own. */
  readonly marks: Readonly<Record<string, string>>;
  /** What these icons are marked with where there is no colour. */
  readonly letters: Readonly<Record<string, string>>;
}

/** Draws on the page that is open: words, icons, lines and boxes. */
export class Pen {
  readonly ink: Ink;
  protected readonly doc: PDFKit.PDFDocument;
  private readonly look: Look;

  constructor(doc: PDFKit.PDFDocument, look: Look) {
    this.doc = doc;
    this.ink = look.ink;
    this.look = look;
    for (const weight of weights) doc.registerFont(weight, face(weight));
  }

  /** A colour as it is printed; an icon may have its own. */
  protected paintOf(colour: Colour, icon?: IconId): string {
    if (this.ink === 'saver') return savingHex(colour);
    const own = icon === undefined ? undefined : this.look.marks[icon];
    return own ?? fullHex(colour, this.look.accent);
  }

  text(
    text: string,
    x: number,
    baseline: number,
    style: { weight: Weight; size: number; colour: Colour },
  ): void {
    const { weight, size, colour } = style;
    if (size < leastSize) throw new Error(`"${text}" is set in ${size} pt: too small to read`);
    this.doc
      .font(weight, size)
      .fillColor(this.paintOf(colour))
      // Non-breaking spaces have done their job by now, and people who search the file type plain ones.
      .text(text.replaceAll('\u00a0', ' '), x, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
  }

  /** An icon in a square of this size. Returns the width it took: the ink saver adds letters. */
  icon(id: IconId, x: number, y: number, size: number, colour: Colour = 'ink'): number {
    this.picture(id, x, y, size, colour);
    const letters = this.lettersOf(id);
    if (letters !== '')
      this.text(letters, x + size, y + size, {
        weight: 'bold',
        size: lettersSize(size),
        colour: 'ink',
      });
    return this.iconWidth(id, size);
  }

  /** The icon alone, where it need not be told from others without colour. */
  picture(id: IconId, x: number, y: number, size: number, colour: Colour): void {
    const paint = this.paintOf(colour, id);
    this.doc
      .save()
      .translate(x, y)
      .scale(size / grid)
      .path(icons[id].d);
    if (this.ink === 'colour') this.doc.fill(paint);
    else this.doc.lineWidth(outline).lineJoin('round').stroke(paint);
    this.doc.restore();
  }

  iconWidth(id: IconId, size: number): number {
    const letters = this.lettersOf(id);
    return letters === ''
      ? size
      : size + textWidth(letters, 'bold', lettersSize(size)) + size * 0.06;
  }

  private lettersOf(id: IconId): string {
    return this.ink === 'saver' ? (this.look.letters[id] ?? '') : '';
  }

  /** What is drawn inside is only hinted at. */
  faintly(draw: () => void): void {
    this.doc.save().opacity(0.35);
    draw();
    this.doc.restore();
  }

  line(x1: number, y1: number, x2: number, y2: number, width = 0.5, colour: Colour = 'line'): void {
    this.doc.lineWidth(width).moveTo(x1, y1).lineTo(x2, y2).stroke(this.paintOf(colour));
  }

  /** A line of dots. */
  dotted(x1: number, y1: number, x2: number, y2: number, width: number, colour: Colour): void {
    this.doc.dash(1.5, {});
    this.line(x1, y1, x2, y2, width, colour);
    this.doc.undash();
  }

  /** A filled box; in the ink saver only its outline, and nothing at all if it has none. */
  box(
    x: number,
    y: number,
    width: number,
    height: number,
    look: {
      fill?: Colour;
      stroke?: Colour;
      radius?: number;
      thickness?: number;
      dashed?: boolean;
    },
  ): void {
    const { fill, stroke, radius = 0, thickness = 0.6, dashed = false } = look;
    const outlined = (): PDFKit.PDFDocument =>
      radius === 0
        ? this.doc.rect(x, y, width, height)
        : this.doc.roundedRect(x, y, width, height, radius);
    if (fill !== undefined && this.ink === 'colour') outlined().fill(this.paintOf(fill));
    if (stroke !== undefined) {
      this.doc.lineWidth(thickness);
      if (dashed) this.doc.dash(2, { space: 1.6 });
      outlined().stroke(this.paintOf(stroke));
      if (dashed) this.doc.undash();
    }
  }

  /** A QR code, dark on white in either ink, as cameras need it. */
  code(words: string, x: number, y: number, size: number): void {
    const data = modulesOf(words);
    const module = size / data.length;
    data.forEach((row, line) => {
      row.forEach((dark, at) => {
        if (dark) this.doc.rect(x + at * module, y + line * module, module, module);
      });
    });
    this.doc.fill('#000000');
  }

  /** The colour of something on a filled box; without the fill it must be dark. */
  on(name: Colour): Colour {
    return this.ink === 'colour' ? name : 'ink';
  }
}
