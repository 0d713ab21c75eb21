import PDFDocument from 'pdfkit';
import type { Language } from '#i18n/languages.ts';
import type { IconId } from '#icons/index.ts';
import { frame, frameOrigin, paperSizes } from '../paper.ts';
import type { Paper } from '../variant.ts';
import { type Look, Pen } from './pen.ts';

/** How a structure element is called in a tagged PDF. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'TH' | 'TD' | 'TOCI';

/** Where a link leads: to an address, or to a named place of this document. */
export type Target = { readonly url: string } | { readonly place: string };

/** A place on the page that leads somewhere. */
export interface Link {
  readonly to: Target;
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
  /** The language of words that are not in that of the document. */
  readonly lang?: string;
}

/** An element of the text that is drawn bit by bit, on several pages if need be. */
export interface Element {
  readonly add: (pieces: readonly Piece[]) => void;
  readonly end: () => void;
}

/** How pages lie on leaves that are printed on both sides. */
export interface Leaves {
  /** Not only the first page begins a leaf. */
  readonly every: boolean;
  /** Draws on a side that nothing belongs on. */
  readonly empty: () => void;
}

export interface SheetOptions extends Look {
  readonly paper: Paper;
  readonly lang: Language;
  readonly title: string;
  readonly subject: string;
  readonly date: Date;
  /** Pages stay open until the end, to be drawn in another order than they are printed. */
  readonly open: boolean;
  /** What icons are called, for screen readers. */
  readonly iconName: (id: IconId) => string;
}

/** Non-breaking spaces are for lines; elsewhere, people search for plain ones. */
const plain = (words: string): string => words.replaceAll('\u00a0', ' ');

const newDocument = ({
  paper,
  lang,
  title,
  subject,
  date,
  open,
}: SheetOptions): PDFKit.PDFDocument =>
  new PDFDocument({
    font: '',
    autoFirstPage: false,
    margin: 0,
    bufferPages: open,
    size: [paperSizes[paper].width, paperSizes[paper].height],
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    info: {
      Title: plain(title),
      Subject: plain(subject),
      Author: 'Yardstick',
      Creator: 'Yardstick',
      Producer: 'Yardstick',
      CreationDate: date,
      ModDate: date,
    },
  });

/** A document being drawn. Coordinates start at the corner of the frame that both papers share. */
export class Sheet extends Pen {
  readonly nameOf: (id: IconId) => string;
  readonly paper: Paper;
  readonly lang: Language;
  private readonly bytes: Promise<Buffer>;
  private readonly root: PDFKit.PDFStructureElement;
  private part: PDFKit.PDFStructureElement;
  /** Copies and furniture are not read aloud. */
  private silent = false;
  private pageCount = 0;
  /** How the next page begins a leaf, where it does. */
  private leaf: Leaves | undefined;
  private readonly read = new Set<string>();
  /** Where the corner lies on the paper. */
  private origin = { x: 0, y: 0 };

  constructor(options: SheetOptions) {
    super(newDocument(options), options);
    this.paper = options.paper;
    this.lang = options.lang;
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

  /** A new page that is a section of its own; its name appears in the outline. */
  page(name: string): void {
    this.blankPage();
    this.bookmark(name);
    this.section(name);
  }

  /**
   * What is drawn inside begins on the front of a leaf, or every page of it does: in a two-sided print
   * nothing ends up on the back of something that it does not belong to.
   */
  onLeaves(leaves: Leaves, draw: () => void): void {
    this.leaf = leaves;
    draw();
    this.leaf = undefined;
  }

  /** A new page that continues the text. */
  blankPage(): void {
    const { leaf } = this;
    this.leaf = undefined;
    if (leaf !== undefined && this.pageCount % 2 === 1) {
      this.blankPage();
      leaf.empty();
    }
    if (leaf?.every) this.leaf = leaf;
    this.doc.addPage();
    this.pageCount += 1;
    this.moveTo(frameOrigin(this.paper));
  }

  /** This many landscape pages, each for two pages side by side that are drawn later. */
  spreads(count: number): void {
    const { width, height } = paperSizes[this.paper];
    for (let made = 0; made < count; made += 1)
      this.doc.addPage({ size: [height, width], margin: 0 });
    this.pageCount = count;
  }

  /** Draws on one of the spreads, in any order. */
  onSpread(
    index: number,
    corner: { readonly x: number; readonly y: number },
    draw: () => void,
  ): void {
    this.doc.switchToPage(index);
    this.inside(corner, draw);
  }

  private moveTo(origin: { readonly x: number; readonly y: number }): void {
    this.origin = origin;
    this.doc.translate(origin.x, origin.y);
  }

  /** What is drawn inside has its origin in another corner of the page. */
  inside(corner: { readonly x: number; readonly y: number }, draw: () => void): void {
    const before = this.origin;
    this.doc.save();
    this.moveTo(corner);
    draw();
    this.doc.restore();
    this.origin = before;
  }

  /** Begins a section of the document; what is drawn from now on belongs to it. */
  section(name: string): void {
    this.part = this.doc.struct('Sect', { title: plain(name) });
    this.root.add(this.part);
  }

  /** A bookmark of the current page; `under` an earlier bookmark. */
  bookmark(name: string, under?: PDFKit.PDFOutline): PDFKit.PDFOutline {
    return (under ?? this.doc.outline).addItem(plain(name));
  }

  /** A place that links in this document lead to. */
  namePlace(name: string, x: number, y: number): void {
    this.doc.addNamedDestination(name, 'XYZ', x + this.origin.x, y + this.origin.y, 0);
  }

  async finish(): Promise<Buffer> {
    this.root.end();
    this.doc.end();
    return this.bytes;
  }

  /** What is drawn inside counts as one element of the text. */
  tag(role: Role, pieces: readonly Piece[], lang?: string): void {
    const element = this.element(role, lang);
    element.add(pieces);
    element.end();
  }

  element(role: Role, lang?: string): Element {
    if (this.silent) {
      const add: Element['add'] = (pieces) => {
        for (const { draw } of pieces) draw();
      };
      return { add, end: () => {} };
    }
    const made = this.doc.struct(role, lang === undefined ? {} : { lang });
    this.part.add(made);
    return {
      add: (pieces) => {
        for (const child of this.childrenOf(pieces)) made.add(child);
      },
      end: () => made.end(),
    };
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
    for (const { draw, alt, link, lang } of pieces) {
      if (alt === undefined && link === undefined && lang === undefined) {
        words.push(draw);
        continue;
      }
      closeWords();
      if (lang !== undefined) children.push(this.doc.struct('Span', { lang }, [draw]));
      else if (link === undefined)
        children.push(
          this.doc.struct('Figure', { alt: plain(alt ?? ''), placement: 'Inline' }, [draw]),
        );
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

  private linkFrom(
    { to, x, y, width, height }: Link,
    structParent: PDFKit.PDFStructureElement,
  ): void {
    if ('url' in to) this.doc.link(x, y, width, height, to.url, { structParent });
    else this.doc.goTo(x, y, width, height, to.place, { structParent });
  }

  /** The same in several places, at these offsets; it is read aloud only once. */
  copies(draw: () => void, moves: readonly { readonly x: number; readonly y: number }[]): void {
    this.artifact(() => {
      for (const { x, y } of moves) {
        this.doc.save().translate(x, y);
        draw();
        this.doc.restore();
      }
    });
  }

  /** What is drawn inside belongs together: a table, a row of it, a picture with its words. */
  group(role: 'Table' | 'TR' | 'TOC' | 'Div', draw: () => void): void {
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

  /** What is drawn inside is a picture, and these words stand for it. */
  figure(alt: string, draw: () => void): void {
    if (this.silent) {
      draw();
      return;
    }
    this.silent = true;
    this.part.add(this.doc.struct('Figure', { alt: plain(alt), placement: 'Block' }, [draw]));
    this.silent = false;
  }

  /** Whether this has been drawn before and is not to be read aloud again. */
  wasRead(what: string): boolean {
    const before = this.read.has(what);
    this.read.add(what);
    return before;
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
