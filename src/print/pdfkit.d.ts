/** The part of fontkit that is used here. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number;
    readonly codePoints: readonly number[];
  }

  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    /** In units of the font. */
    readonly advanceWidth: number;
  }

  export interface Font {
    readonly unitsPerEm: number;
    readonly characterSet: readonly number[];
    glyphForCodePoint(codePoint: number): Glyph;
    layout: (text: string) => GlyphRun;
  }

  export function create(bytes: Uint8Array): Font;
}

/** What pdfkit takes and its types don't say. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** An opened font serves as well as a file. */
    registerFont(name: string, src: import('fontkit').Font): this;
  }

  interface AnnotationOption {
    /** The element of the structure that a link belongs to. */
    structParent?: PDFStructureElement;
  }

  interface StructureElementOptions {
    placement?: 'Block' | 'Inline';
    /** Left, top, right, bottom on the page. */
    bbox?: readonly number[];
  }
}
