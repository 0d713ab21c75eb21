import type { Weight } from '../../src/fonts/cut.ts';
import { gameOf } from '../../src/games/all.ts';
import { grid } from '../../src/icons/drawing.ts';
import { type IconId, icons } from '../../src/icons/index.ts';
import type { Edition } from '../../src/print/edition.ts';
import { blankSheet, draw } from '../../src/print/make.ts';
import { paperSizes } from '../../src/print/paper.ts';
import type { Colour } from '../../src/print/set/palette.ts';
import { type Role, Sheet } from '../../src/print/set/sheet.ts';
import { fileName, type Variant } from '../../src/print/variant.ts';

const elements: Partial<Record<Role, string>> = { H1: 'h1', H2: 'h2', H3: 'h3' };
const weights: Record<Weight, number> = { regular: 400, bold: 700, black: 800 };
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const points = (at: Readonly<Record<string, number>>): string =>
  Object.entries(at)
    .map(([name, value]) => `${name}:${value.toFixed(2)}pt`)
    .join(';');

/** Notes what is drawn as elements in their places, so that a browser shows the same page. */
class NotingSheet extends Sheet {
  html = '';

  override page(name: string): void {
    super.page(name);
    this.html += `${this.html === '' ? '' : '</section>'}<section>`;
  }

  override tag(...[role, pieces]: Parameters<Sheet['tag']>): void {
    const name = elements[role] ?? 'p';
    this.html += `<${name}>`;
    for (const { draw, link } of pieces) {
      if (link !== undefined)
        this.html += `<a href="${'url' in link.to ? link.to.url : `#${link.to.place}`}">`;
      draw();
      if (link !== undefined) this.html += '</a>';
    }
    this.html += `</${name}>`;
  }

  override group(_: 'Table' | 'TR', draw: () => void): void {
    draw();
  }

  override copies(draw: () => void, moves: readonly { x: number; y: number }[]): void {
    for (const { x, y } of moves) {
      this.html += `<div aria-hidden="true" class="copy" style="${points({ left: x, top: y })}">`;
      draw();
      this.html += '</div>';
    }
  }

  override artifact(draw: () => void): void {
    this.html += '<div aria-hidden="true">';
    draw();
    this.html += '</div>';
  }

  override text(
    text: string,
    x: number,
    baseline: number,
    { weight, size, colour }: { weight: Weight; size: number; colour: Colour },
  ): void {
    const place = points({ left: x, top: baseline - size * 1.011, 'font-size': size });
    const look = `font-weight:${weights[weight]};color:${this.paintOf(colour)}`;
    this.html += `<span style="${place};${look}">${escaped(text)}</span>`;
  }

  override picture(id: IconId, x: number, y: number, size: number, colour: Colour): void {
    const paint = this.paintOf(colour, id);
    const drawn = this.ink === 'colour' ? `fill="${paint}"` : `fill="none" stroke="${paint}"`;
    this.html += `<svg viewBox="0 0 ${grid} ${grid}" style="${points({ left: x, top: y, width: size, height: size })}"><path d="${icons[id].d}" ${drawn}/></svg>`;
  }

  override line(
    ...[x1, y1, x2, y2, width = 0.5, colour = 'line']: Parameters<Sheet['line']>
  ): void {
    const at = {
      left: x1,
      top: y1,
      width: Math.max(x2 - x1, width),
      height: Math.max(y2 - y1, width),
    };
    this.html += `<i style="${points(at)};background:${this.paintOf(colour)}"></i>`;
  }

  override box(...[x, y, width, height, look]: Parameters<Sheet['box']>): void {
    const { fill, stroke, radius = 0, thickness = 0.6 } = look;
    const paint =
      fill !== undefined && this.ink === 'colour' ? `background:${this.paintOf(fill)};` : '';
    const edge = stroke === undefined ? '' : `border:${thickness}pt solid ${this.paintOf(stroke)};`;
    this.html += `<i style="${paint}${edge}${points({ left: x, top: y, width, height, 'border-radius': radius })}"></i>`;
  }
}

export const pageName = (variant: Variant): string => fileName(variant).replace(/pdf$/, 'html');

/** The fonts our PDFs are set in, by the names that the pages ask for. */
export const pageFonts = {
  400: '400Regular/Nunito_400Regular.ttf',
  700: '700Bold/Nunito_700Bold.ttf',
  800: '800ExtraBold/Nunito_800ExtraBold.ttf',
} as const;

const css = [
  ...Object.keys(pageFonts).map(
    (weight) => `@font-face{font-family:N;font-weight:${weight};src:url(/${weight}.ttf)}`,
  ),
  '*{margin:0;padding:0;box-sizing:border-box}body{font-family:N}',
  'section{position:relative;break-after:page;left:8mm;top:8mm}',
  '.copy{position:absolute}span,svg,i{position:absolute;white-space:pre;line-height:1.364}',
].join('\n');

/** A page for a browser with the words, icons, lines and structure of a document, and nothing else. */
export async function equivalentPage(variant: Variant, edition: Edition): Promise<string> {
  let noting: NotingSheet | undefined;
  const of = await blankSheet(variant, await gameOf(variant.game), edition, (options) => {
    noting = new NotingSheet(options);
    return noting;
  });
  await draw(of);
  const { width, height } = paperSizes[variant.paper];
  const size = `@page{size:${width}pt ${height}pt;margin:0}section{width:${width}pt;height:${height - 30}pt}`;
  return `<!doctype html><html lang="${variant.lang}"><meta charset="utf-8"><title>${variant.doc}</title><style>${css}\n${size}</style><body>${noting?.html ?? ''}</section></body></html>`;
}
