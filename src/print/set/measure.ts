import PDFDocument from 'pdfkit';
import { checkGlyphs, font, type Weight, weights } from './fonts.ts';

let ruler: PDFKit.PDFDocument | undefined;
const widths = new Map<string, number>();

/** Widths don't depend on the document: one that is never written measures for all. */
function measure(text: string, weight: Weight): number {
  if (ruler === undefined) {
    ruler = new PDFDocument({ font: '', autoFirstPage: false });
    for (const each of weights) ruler.registerFont(each, font(each).bytes);
  }
  return ruler.font(weight).fontSize(1000).widthOfString(text) / 1000;
}

export function textWidth(text: string, weight: Weight, size: number): number {
  const key = `${weight} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    checkGlyphs(text, weight);
    width = measure(text, weight);
    widths.set(key, width);
  }
  return width * size;
}
