import PDFDocument from 'pdfkit';
import { frame, frameOrigin, paperSizes } from '../paper.ts';
import type { Ink, Paper } from '../variant.ts';
import { number } from './operators.ts';
import { Pen } from './pen.ts';

/** How a structure element is called in a tagged PDF. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'TH' | 'TD';

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

const newDocument = ({ paper, lang, title, subject, date }: SheetOptions): PDFKit.PDFDocument =>
  new PDFDocument({
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

/** A document being drawn. Places are counted from the corner of the frame both papers share. */
export class Sheet extends Pen {
  private readonly paper: Paper;
  private readonly bytes: Promise<Buffer>;
  private readonly root: PDFKit.PDFStructureElement;
  private part: PDFKit.PDFStructureElement;
  /** Copies and furniture are not read aloud. */
  private silent = false;
  private pageCount = 0;

  constructor(options: SheetOptions) {
    super(newDocument(options), options.ink, options.letters);
    this.paper = options.paper;
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
    this.embedFonts();
    this.root.end();
    this.doc.end();
    return this.bytes;
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

  /** The same in several places, moved by so much: written once and not read aloud again. */
  copies(draw: () => void, moves: readonly { readonly x: number; readonly y: number }[]): void {
    this.artifact(() => {
      const name = this.form(draw);
      for (const { x, y } of moves)
        this.operators(`q 1 0 0 1 ${number(x)} ${number(y)} cm /${name} Do Q`);
    });
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
    this.silent = true;
    this.operators(`/Artifact <</Type /${type}>> BDC`);
    draw();
    this.operators('EMC');
    this.silent = false;
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
