import PDFDocument from 'pdfkit';
import type { IconId } from '#icons/index.ts';
import { frame, frameOrigin, paperSizes } from '../paper.ts';
import type { Ink, Paper } from '../variant.ts';
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

/** A part of an element in the order it is read: words, an icon with its name, or a link. */
export interface Piece {
  readonly draw: () => void;
  /** What an icon says to those who don't see it. */
  readonly alt?: string;
  readonly link?: Link;
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
  /** What icons are called, for those who don't see them. */
  readonly iconName: (id: IconId) => string;
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
  readonly nameOf: (id: IconId) => string;
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
    this.nameOf = options.iconName;
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
    if (this.part !== this.root) this.part.end();
  }

  async finish(): Promise<Buffer> {
    this.endPage();
    this.root.end();
    this.doc.end();
    return this.bytes;
  }

  /** What is drawn inside counts as one element of the text. */
  tag(role: Role, pieces: readonly Piece[]): void {
    if (this.silent) for (const { draw } of pieces) draw();
    else this.part.add(this.doc.struct(role, {}, this.childrenOf(pieces)));
  }

  /** Icons and links are elements of their own inside the text; the words between them are not. */
  private childrenOf(pieces: readonly Piece[]): PDFKit.PDFStructureElementChild[] {
    const children: PDFKit.PDFStructureElementChild[] = [];
    let words: (() => void)[] = [];
    const closeWords = (): void => {
      const drawn = words;
      if (drawn.length > 0)
        children.push(() => {
          for (const draw of drawn) draw();
        });
      words = [];
    };
    for (const { draw, alt, link } of pieces) {
      if (alt === undefined && link === undefined) {
        words.push(draw);
        continue;
      }
      closeWords();
      if (link === undefined)
        children.push(this.doc.struct('Figure', { alt, placement: 'Inline' }, [draw]));
      else {
        const element: PDFKit.PDFStructureElement = this.doc.struct('Link', {}, [
          () => {
            draw();
            this.linkFrom(link, element);
          },
        ]);
        children.push(element);
      }
    }
    closeWords();
    return children;
  }

  /** The same in several places, moved by so much: not read aloud again. */
  copies(draw: () => void, moves: readonly { readonly x: number; readonly y: number }[]): void {
    this.artifact(() => {
      for (const { x, y } of moves) {
        this.doc.save().translate(x, y);
        draw();
        this.doc.restore();
      }
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

  private linkFrom(
    { url, x, y, width, height }: Link,
    structParent: PDFKit.PDFStructureElement,
  ): void {
    this.doc.link(x, y, width, height, url, { structParent });
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
