import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';
import { cutFont, cutFonts, type Weight } from '#fonts/cut.ts';

export const weights: readonly Weight[] = ['regular', 'bold', 'black'];

/** A character that would come out as an empty box on paper. */
class MissingGlyph extends Error {
  constructor(character: string, text: string) {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    super(
      `the font has no glyph for "${character}" (U+${code}) in "${text}"\n  → write it with another character, or draw it as an icon`,
    );
    this.name = 'MissingGlyph';
  }
}

function checked(font: Font, run: GlyphRun, text: string): GlyphRun {
  if (run.glyphs.every(({ id }) => id !== 0)) return run;
  const missing = [...text].find((each) => !font.characterSet.includes(each.codePointAt(0) ?? 0));
  throw new MissingGlyph(missing ?? '', text);
}

/** Each word is laid out once for all documents: measuring and drawing need the same ones. */
function open(weight: Weight): Font {
  const font = create(readFileSync(cutFont(weight, 'paper')));
  // pdfkit scales the runs that it is given to thousandths, in place: shared ones must be scaled already.
  if (font.unitsPerEm !== 1000)
    throw new Error(`the font counts in ${font.unitsPerEm}, not in thousandths`);
  // A glyph keeps the character it was first asked for by. Embedding asks for the parts of letters by
  // number, E for Ё: unless each was asked for by its character before, the next document loses it.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  const setAnew = font.layout.bind(font);
  const known = new Map<string, GlyphRun>();
  font.layout = (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const run = checked(font, setAnew(text), text);
    known.set(text, run);
    return run;
  };
  return font;
}

await cutFonts('paper');

/** Opened once for all documents. */
const opened: Readonly<Record<Weight, Font>> = {
  regular: open('regular'),
  bold: open('bold'),
  black: open('black'),
};

/** The smallest type on paper, in points: smaller letters are hard to read at a table. */
export const leastSize = 7.5;

/** A share of a size, unless that would be too small to read. */
export const smaller = (size: number, share: number): number => Math.max(size * share, leastSize);

export const face = (weight: Weight): Font => opened[weight];

const measured: Readonly<Record<Weight, Map<string, number>>> = {
  regular: new Map(),
  bold: new Map(),
  black: new Map(),
};

/** Word by word, as pdfkit sets a line: no word stands nearer to a space than it does alone. */
function measure(text: string, weight: Weight): number {
  const { layout } = face(weight);
  const space = layout(' ').advanceWidth;
  let units = -space;
  for (const word of text.split(' '))
    units += (word === '' ? 0 : layout(word).advanceWidth) + space;
  return units;
}

/** How wide a text is. Every size that is tried asks for the same words again. */
export function textWidth(text: string, weight: Weight, size: number): number {
  const known = measured[weight];
  const before = known.get(text);
  const units = before ?? measure(text, weight);
  if (before === undefined) known.set(text, units);
  return (units * size) / 1000;
}
