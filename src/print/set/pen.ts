import { grid } from '#icons/drawing.ts';
import type { IconId } from '#icons/index.ts';
import { embed } from '../font/embed.ts';
import { type Weight, weights } from '../font/face.ts';
import { shape, textWidth } from '../font/shape.ts';
import type { Ink } from '../variant.ts';
import { IconForms } from './icon-forms.ts';
import { boxOperators, lineOperators, number, tone } from './operators.ts';
import { type Colour, iconColour } from './palette.ts';

/** A font of the document: what it is called there, and the glyphs that were shown. */
interface Used {
  readonly name: string;
  readonly dictionary: PDFKit.PDFKitReference;
  readonly glyphs: Set<number>;
}

/** Draws on the page that is open: words, icons, lines and boxes. */
export class Pen {
  readonly ink: Ink;
  protected readonly doc: PDFKit.PDFDocument;
  /** What suits and resources are marked with where there is no colour. */
  private readonly letters: Readonly<Record<string, string>>;
  private readonly fonts = new Map<Weight, Used>();
  private readonly icons: IconForms;
  /** Drawn, but not yet handed to the page. */
  private drawn = '';

  constructor(doc: PDFKit.PDFDocument, ink: Ink, letters: Readonly<Record<string, string>>) {
    this.doc = doc;
    this.ink = ink;
    this.letters = letters;
    this.icons = new IconForms(doc, ink);
  }

  protected operators(line: string): void {
    this.drawn += `${line}\n`;
  }

  /** What is drawn inside, kept apart under a name of the page. */
  protected form(draw: () => void): string {
    const before = this.drawn;
    this.drawn = '';
    draw();
    const { page } = this.doc;
    const form = this.doc.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, page.width, page.height],
      Resources: { Font: { ...page.fonts }, XObject: { ...page.xobjects } },
    });
    form.end(this.drawn);
    this.drawn = before;
    const name = `X${form.id}`;
    page.xobjects[name] = form;
    return name;
  }

  protected handOver(): void {
    if (this.drawn !== '') this.doc.addContent(this.drawn);
    this.drawn = '';
  }

  /** At the end, when it is known which glyphs are needed. */
  protected embedFonts(): void {
    for (const weight of weights) {
      const used = this.fonts.get(weight);
      if (used !== undefined) embed(this.doc, used.dictionary, weight, used.glyphs);
    }
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
}
