/** The part of pdf.js that is used here, with the canvas of Node instead of the browser's. */
declare module 'pdfjs-dist/legacy/build/pdf.mjs' {
  import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

  export const VerbosityLevel: { readonly ERRORS: 0 };

  export interface Viewport {
    readonly width: number;
    readonly height: number;
  }

  export interface StructNode {
    readonly role?: string;
    readonly type?: string;
    /** Of a piece of content: what getTextContent calls it. */
    readonly id?: string;
    readonly alt?: string;
    readonly children?: readonly StructNode[];
  }

  export interface TextItem {
    readonly str: string;
    readonly hasEOL: boolean;
    readonly fontName: string;
    /** The last two are the place from the lower left corner. */
    readonly transform: readonly number[];
    readonly width: number;
    readonly height: number;
  }

  export interface Annotation {
    readonly subtype: string;
    /** x1, y1, x2, y2 from the lower left corner. */
    readonly rect: readonly number[];
    /** An address as it is written in the file. */
    readonly unsafeUrl?: string;
  }

  export interface PdfPage {
    /** x1, y1, x2, y2 of the paper. */
    readonly view: readonly number[];
    /** The offsets move the page, in pixels of the picture. */
    getViewport(options: { scale: number; offsetX?: number; offsetY?: number }): Viewport;
    getTextContent(): Promise<{ items: readonly TextItem[] }>;
    /** With what begins and ends a piece of content between the words. */
    getTextContent(options: { includeMarkedContent: true }): Promise<{
      items: readonly (Partial<TextItem> & {
        readonly type?: string;
        readonly id?: string | null;
      })[];
    }>;
    getAnnotations(): Promise<readonly Annotation[]>;
    getStructTree(): Promise<StructNode | null>;
    render(options: { canvas: Canvas; canvasContext: SKRSContext2D; viewport: Viewport }): {
      promise: Promise<void>;
    };
  }

  export interface Pdf {
    readonly numPages: number;
    getPage(number: number): Promise<PdfPage>;
    getMetadata(): Promise<{ info: Readonly<Record<string, unknown>> }>;
    getMarkInfo(): Promise<ReadonlyMap<string, boolean> | null>;
    getOutline(): Promise<readonly { readonly title: string }[] | null>;
  }

  export function getDocument(options: {
    data: Uint8Array;
    verbosity: number;
    useSystemFonts: boolean;
  }): { promise: Promise<Pdf> };
}
