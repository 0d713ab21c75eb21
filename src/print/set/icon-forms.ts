import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { grid } from '#icons/drawing.ts';
import { type IconId, icons } from '#icons/index.ts';
import type { Ink } from '../variant.ts';

/** Thickness of outlines in the ink saver, in units of the icon's grid. */
const outline = 1.1;

/** The path of an icon in the language of a PDF: pdfkit knows how to read it. */
function pathOf(id: IconId): string {
  const lines: string[] = [];
  const reader = new PDFDocument({ font: '', autoFirstPage: false });
  reader.addContent = (line: string) => {
    lines.push(
      line.replace(/-?\d*\.\d+/g, (long) => String(Math.round(Number(long) * 1000) / 1000)),
    );
    return reader;
  };
  reader.path(icons[id].d);
  return lines.join('\n');
}

const packed = new Map<string, Buffer>();

/** An icon is filled in the colour that reigns where it is placed; the ink saver draws its outline. */
function drawingOf(id: IconId, ink: Ink): Buffer {
  const key = `${ink} ${id}`;
  let found = packed.get(key);
  if (found === undefined) {
    const path = pathOf(id);
    const drawing = ink === 'colour' ? `${path}\nf` : `${outline} w 1 j\n${path}\nS`;
    found = deflateSync(Buffer.from(drawing, 'latin1'));
    packed.set(key, found);
  }
  return found;
}

/** The icons of one document: each is written once, however often it is shown. */
export class IconForms {
  private readonly doc: PDFKit.PDFDocument;
  private readonly ink: Ink;
  private readonly forms = new Map<IconId, PDFKit.PDFKitReference>();

  constructor(doc: PDFKit.PDFDocument, ink: Ink) {
    this.doc = doc;
    this.ink = ink;
  }

  /** What the page calls the icon. */
  nameOn(page: PDFKit.PDFPage, id: IconId): string {
    let form = this.forms.get(id);
    if (form === undefined) {
      const reach = this.ink === 'saver' ? outline : 0;
      form = this.doc.ref({
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [-reach, -reach, grid + reach, grid + reach],
        Filter: 'FlateDecode',
      });
      form.end(drawingOf(id, this.ink));
      this.forms.set(id, form);
    }
    const name = `I${form.id}`;
    page.xobjects[name] ??= form;
    return name;
  }
}
