import PDFDocument from 'pdfkit';
import { grid } from '../../icons/drawing.ts';
import type { IconId } from '../../icons/index.ts';
import { embed } from '../font/embed.ts';
import { type Weight, weights } from '../font/face.ts';
import { shape, textWidth } from '../font/shape.ts';
import { frame, frameOrigin, paperSizes } from '../paper.ts';
import type { Ink, Paper } from '../variant.ts';
import { IconForms } from './icon-forms.ts';
import { boxOperators, lineOperators, number, tone } from './operators.ts';
import { type Colour, iconColour } from './palette.ts';

/** How a structure element is called in a tagged PDF. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'TH' | 'TD';

/** A place on the page that leads somewhere. */
export interface Link {
  readonly url: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

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

/** A font of the document: what it is called there, and the glyphs that were shown. */
interface Used {
  readonly name: string;
  readonly dictionary: PDFKit.PDFKitReference;
  readonly glyphs: Set<number>;
}

/** A document being drawn. Places are counted from the corner of the frame both papers share. */
export class Sheet {
  readonly ink: Ink;
  private readonly doc: PDFKit.PDFDocument;
  private readonly paper: Paper;
  private readonly letters: Readonly<Record<string, string>>;
  private readonly bytes: Promise<Buffer>;
  private readonly fonts = new Map<Weight, Used>();
  private readonly icons: IconForms;
  private readonly root: PDFKit.PDFStructureElement;
  private part: PDFKit.PDFStructureElement;
  /** Copies and furniture are not read aloud. */
  private silent = false;
  private pageCount = 0;
  /** Drawn, but not yet handed to the page. */
  private drawn = '';

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
    this.icons = new IconForms(this.doc, ink);
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
    this.endPage();
    this.doc.addPage();
    this.pageCount += 1;
    const { x, y } = frameOrigin(this.paper);
    this.doc.translate(x, y);
    this.doc.outline.addItem(name);
    this.part = this.doc.struct('Sect', { title: name });
    this.root.add(this.part);
  }

  private endPage(): void {
    this.handOver();
    if (this.part !== this.root) this.part.end();
  }

  async finish(): Promise<Buffer> {
    this.endPage();
    for (const weight of weights) {
      const used = this.fonts.get(weight);
      if (used !== undefined) embed(this.doc, used.dictionary, weight, used.glyphs);
    }
    this.root.end();
    this.doc.end();
    return this.bytes;
  }

  private handOver(): void {
    if (this.drawn !== '') this.doc.addContent(this.drawn);
    this.drawn = '';
  }

  /** What is drawn inside counts as one element of the text; links stand at its end. */
  tag(
    role: Role,
    draw: () => void,
    links: readonly { readonly link: Link; readonly draw: () => void }[] = [],
  ): void {
    if (this.silent) {
      draw();
      for (const each of links) each.draw();
      return;
    }
    this.handOver();
    const marked = (inside: () => void) => (): void => {
      inside();
      this.handOver();
    };
    const children = links.map(({ link, draw: show }) => {
      const element: PDFKit.PDFStructureElement = this.doc.struct(
        'Link',
        {},
        marked(() => {
          show();
          this.annotate(link, element);
        }),
      );
      return element;
    });
    this.part.add(this.doc.struct(role, {}, [marked(draw), ...children]));
  }

  /** What is drawn inside belongs together: a table, a row of it. */
  group(role: 'Table' | 'TR', draw: () => void): void {
    if (this.silent) {
      draw();
      return;
    }
    const outer = this.part;
    this.part = this.doc.struct(role);
    outer.add(this.part);
    draw();
    this.part.end();
    this.part = outer;
  }

  private annotate({ url, x, y, width, height }: Link, structParent: object): void {
    // Given as bytes, the address is a string of the PDF and not a name.
    const action = { S: 'URI', URI: Buffer.from(url) };
    const options = { Subtype: 'Link', A: action, structParent };
    this.doc.annotate(x, y, width, height, options);
  }

  /** What is drawn inside is not part of the text: lines, marks, copies of what was there before. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    if (this.silent) {
      draw();
      return;
    }
    this.handOver();
    this.silent = true;
    this.doc.markContent('Artifact', { type });
    draw();
    this.handOver();
    this.doc.endMarkedContent();
    this.silent = false;
  }

  text(
    text: string,
    x: number,
    baseline: number,
    style: { weight: Weight; size: number; colour: Colour },
  ): void {
    const { weight, size, colour } = style;
    // A space that must not break has done its work: people who search the file type plain ones.
    const { shown, glyphs } = shape(text.replaceAll('\u00a0', ' '), weight);
    const font = this.fontOf(weight);
    for (const glyph of glyphs) font.glyphs.add(glyph);
    this.drawn += `${tone(colour, this.ink)} rg BT /${font.name} ${number(size)} Tf 1 0 0 -1 ${number(x)} ${number(baseline)} Tm ${shown} TJ ET\n`;
  }

  private fontOf(weight: Weight): Used {
    let font = this.fonts.get(weight);
    if (font === undefined) {
      const name = `F${weights.indexOf(weight) + 1}`;
      font = { name, dictionary: this.doc.ref({}), glyphs: new Set() };
      this.fonts.set(weight, font);
    }
    this.doc.page.fonts[font.name] ??= font.dictionary;
    return font;
  }

  /** An icon in a square of this size. Returns the width it took: the ink saver adds letters. */
  icon(id: IconId, x: number, y: number, size: number, colour: Colour = 'ink'): number {
    this.picture(id, x, y, size, colour);
    const letters = this.lettersOf(id);
    if (letters !== '')
      this.text(letters, x + size, y + size, { weight: 'bold', size: size * 0.5, colour: 'ink' });
    return this.iconWidth(id, size);
  }

  /** The icon alone, for places that don't tell one from another by it. */
  picture(id: IconId, x: number, y: number, size: number, colour: Colour): void {
    const scale = String(Math.round((size / grid) * 10_000) / 10_000);
    const name = this.icons.nameOn(this.doc.page, id);
    const paint = `${tone(iconColour(id) ?? colour, this.ink)} ${this.ink === 'colour' ? 'rg' : 'RG'}`;
    this.drawn += `q ${paint} ${scale} 0 0 ${scale} ${number(x)} ${number(y)} cm /${name} Do Q\n`;
  }

  iconWidth(id: IconId, size: number): number {
    const letters = this.lettersOf(id);
    return letters === '' ? size : size + textWidth(letters, 'bold', size * 0.5) + size * 0.06;
  }

  private lettersOf(id: IconId): string {
    return this.ink === 'saver' ? (this.letters[id] ?? '') : '';
  }

  line(x1: number, y1: number, x2: number, y2: number, width = 0.5, colour: Colour = 'line'): void {
    this.drawn += `${tone(colour, this.ink)} RG ${number(width)} w ${lineOperators(x1, y1, x2, y2)}\n`;
  }

  /** A line of dots. */
  dotted(x1: number, y1: number, x2: number, y2: number, width: number, colour: Colour): void {
    this.drawn += `[1.5] 0 d\n`;
    this.line(x1, y1, x2, y2, width, colour);
    this.drawn += `[] 0 d\n`;
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
    const shape = boxOperators(x, y, width, height, radius);
    if (fill !== undefined && this.ink === 'colour')
      this.drawn += `${tone(fill, this.ink)} rg\n${shape}\nf\n`;
    if (stroke !== undefined)
      this.drawn += `${tone(stroke, this.ink)} RG ${number(thickness)} w\n${shape}\nS\n`;
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
