import PDFDocument from 'pdfkit';
import { grid } from '../../icons/drawing.ts';
import { type IconId, icons } from '../../icons/index.ts';
import { frame, frameOrigin, paperSizes } from '../paper.ts';
import type { Ink, Paper } from '../variant.ts';
import { checkGlyphs, font, type Weight, weights } from './fonts.ts';
import { textWidth } from './measure.ts';
import { type Colour, hex, iconColour } from './palette.ts';

/** How a structure element is called in a tagged PDF. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'TH' | 'TD';

export interface SheetOptions {
  readonly paper: Paper;
  readonly ink: Ink;
  readonly lang: string;
  readonly title: string;
  readonly subject: string;
  readonly date: Date;
  /** What suits and resources are marked with where there is no colour. */
  readonly letters: Readonly<Record<string, string>>;
}

/** Thickness of outlines in the ink saver, in units of the icon's grid. */
const outline = 1.1;

/** A document being drawn. Places are counted from the corner of the frame both papers share. */
export class Sheet {
  readonly ink: Ink;
  readonly doc: PDFKit.PDFDocument;
  private readonly paper: Paper;
  private readonly letters: Readonly<Record<string, string>>;
  private readonly bytes: Promise<Buffer>;
  private readonly root: PDFKit.PDFStructureElement;
  private part: PDFKit.PDFStructureElement;
  /** Copies and furniture are not read aloud. */
  private silent = false;
  private pageCount = 0;

  constructor({ paper, ink, lang, title, subject, date, letters }: SheetOptions) {
    this.ink = ink;
    this.paper = paper;
    this.letters = letters;
    this.doc = new PDFDocument({
      font: '',
      autoFirstPage: false,
      margin: 0,
      size: [paperSizes[paper].width, paperSizes[paper].height],
      pdfVersion: '1.7',
      tagged: true,
      lang,
      displayTitle: true,
      info: {
        Title: title,
        Subject: subject,
        Author: 'Yardstick',
        Creator: 'Yardstick',
        Producer: 'Yardstick',
        CreationDate: date,
        ModDate: date,
      },
    });
    for (const weight of weights) this.doc.registerFont(weight, font(weight).bytes);
    const pieces: Buffer[] = [];
    this.doc.on('data', (piece: Buffer) => pieces.push(piece));
    this.bytes = new Promise((resolve, reject) => {
      this.doc.on('end', () => resolve(Buffer.concat(pieces)));
      this.doc.on('error', reject);
    });
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.part = this.root;
  }

  /** A new page; its name stands in the outline. */
  page(name: string): void {
    if (this.part !== this.root) this.part.end();
    this.doc.addPage();
    this.pageCount += 1;
    const { x, y } = frameOrigin(this.paper);
    this.doc.translate(x, y);
    this.doc.outline.addItem(name);
    this.part = this.doc.struct('Sect', { title: name });
    this.root.add(this.part);
  }

  async finish(): Promise<Buffer> {
    if (this.part !== this.root) this.part.end();
    this.root.end();
    this.doc.end();
    return this.bytes;
  }

  /** What is drawn inside counts as one element of the text. */
  tag(role: Role, draw: () => void, alt?: string): void {
    if (this.silent) draw();
    else this.part.add(this.doc.struct(role, alt === undefined ? {} : { alt }, draw));
  }

  /** What is drawn inside is not part of the text: lines, marks, copies of what was there before. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    if (this.silent) {
      draw();
      return;
    }
    this.silent = true;
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
    this.silent = false;
  }

  text(
    text: string,
    x: number,
    baseline: number,
    style: { weight: Weight; size: number; colour: Colour },
  ): void {
    checkGlyphs(text, style.weight);
    // A space that must not break has done its work: people who search the file type plain ones.
    const plain = text.replaceAll('\u00a0', ' ');
    this.doc
      .font(style.weight)
      .fontSize(style.size)
      .fillColor(this.colour(style.colour))
      .text(plain, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** An icon in a square of this size. Returns the width it took: the ink saver adds letters. */
  icon(id: IconId, x: number, y: number, size: number, colour: Colour = 'ink'): number {
    const { doc } = this;
    const scale = size / grid;
    doc.save().translate(x, y).scale(scale);
    const tone = this.colour(iconColour(id) ?? colour);
    if (this.ink === 'colour') doc.path(icons[id].d).fill(tone);
    else doc.lineWidth(outline).lineJoin('round').path(icons[id].d).stroke(tone);
    doc.restore();
    const letters = this.lettersOf(id);
    if (letters !== '') {
      const weight = 'bold';
      this.text(letters, x + size, y + size, { weight, size: size * 0.5, colour: 'ink' });
    }
    return this.iconWidth(id, size);
  }

  iconWidth(id: IconId, size: number): number {
    const letters = this.lettersOf(id);
    return letters === '' ? size : size + textWidth(letters, 'bold', size * 0.5) + size * 0.06;
  }

  private lettersOf(id: IconId): string {
    return this.ink === 'saver' ? (this.letters[id] ?? '') : '';
  }

  line(x1: number, y1: number, x2: number, y2: number, width = 0.5, colour: Colour = 'line'): void {
    this.doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).stroke(this.colour(colour));
  }

  /** A filled box; in the ink saver only its outline, and nothing at all if it has none. */
  box(
    x: number,
    y: number,
    width: number,
    height: number,
    look: { fill?: Colour; stroke?: Colour; radius?: number; thickness?: number },
  ): void {
    const { fill, stroke, radius = 0, thickness = 0.6 } = look;
    const shape = (): PDFKit.PDFDocument =>
      radius > 0
        ? this.doc.roundedRect(x, y, width, height, radius)
        : this.doc.rect(x, y, width, height);
    if (fill !== undefined && this.ink === 'colour') shape().fill(this.colour(fill));
    if (stroke !== undefined) shape().lineWidth(thickness).stroke(this.colour(stroke));
  }

  colour(name: Colour): string {
    return hex(name, this.ink);
  }

  /** What stands on a filled box; without the fill it must be dark. */
  on(name: Colour): Colour {
    return this.ink === 'colour' ? name : 'ink';
  }

  get pages(): number {
    return this.pageCount;
  }

  get width(): number {
    return frame.width;
  }

  get height(): number {
    return frame.height;
  }
}
