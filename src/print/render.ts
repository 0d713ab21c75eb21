import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type Pdf, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
  readonly webp: () => Promise<Buffer>;
}

/** Opens a PDF the way a browser does. */
export const openPdf = (bytes: Uint8Array): Promise<Pdf> =>
  getDocument({
    // The library takes ownership of the memory.
    data: Uint8Array.from(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
  }).promise;

/** A page of a real file as a picture of this width, on white. */
export async function renderPage(pdf: Pdf, number: number, width: number): Promise<Picture> {
  const page = await pdf.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / natural.width });
  const height = Math.round(viewport.height);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  return {
    width,
    height,
    pixels: context.getImageData(0, 0, width, height).data,
    webp: () => canvas.encode('webp', 72),
  };
}
