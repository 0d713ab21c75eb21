import { type Face, face, type Weight, weights } from './face.ts';

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

/** A text as glyphs in their places. */
export interface Run {
  /** In parts of the size. */
  readonly width: number;
  readonly glyphs: readonly number[];
  /** What the operator TJ shows: glyphs, and the kerning between them. */
  readonly shown: string;
}

function shapeWith({ glyphs: known, advance, kern }: Face, text: string): Run {
  const glyphs: number[] = [];
  let inWord: number | undefined;
  let width = 0;
  let shown = '[<';
  for (const character of text) {
    const glyph = known.get(character.codePointAt(0) ?? 0);
    if (glyph === undefined) throw new MissingGlyph(character, text);
    // Words are measured one by one, so none stands nearer to a space than another.
    const before = character === ' ' ? undefined : inWord;
    const moved = before === undefined ? 0 : kern(before, glyph);
    inWord = character === ' ' ? undefined : glyph;
    if (moved !== 0) shown += `>${-moved}<`;
    shown += glyph.toString(16).padStart(4, '0');
    width += advance(glyph) + moved;
    glyphs.push(glyph);
  }
  return { width: width / 1000, glyphs, shown: `${shown}>]` };
}

const runs = new Map<Weight, Map<string, Run>>(weights.map((weight) => [weight, new Map()]));

/** Glyphs don't depend on the document: each text is shaped once for all of them. */
export function shape(text: string, weight: Weight): Run {
  const known = runs.get(weight);
  const before = known?.get(text);
  if (before !== undefined) return before;
  const run = shapeWith(face(weight), text);
  known?.set(text, run);
  return run;
}

export const textWidth = (text: string, weight: Weight, size: number): number =>
  shape(text, weight).width * size;
