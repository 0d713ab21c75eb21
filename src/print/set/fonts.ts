import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../content/files.ts';
import { codePointsOf } from './characters.ts';

/** Full files: pdfkit cuts out of them what a document needs. */
const files = {
  regular: '400Regular/Nunito_400Regular.ttf',
  bold: '700Bold/Nunito_700Bold.ttf',
  black: '800ExtraBold/Nunito_800ExtraBold.ttf',
} as const;
export type Weight = keyof typeof files;
export const weights: readonly Weight[] = ['regular', 'bold', 'black'];

interface Font {
  readonly bytes: Buffer;
  readonly codePoints: ReadonlySet<number>;
}

const read = new Map<Weight, Font>();

export function font(weight: Weight): Font {
  let found = read.get(weight);
  if (found === undefined) {
    const file = join(projectRoot, 'node_modules/@expo-google-fonts/nunito', files[weight]);
    const bytes = readFileSync(file);
    found = { bytes, codePoints: codePointsOf(bytes) };
    read.set(weight, found);
  }
  return found;
}

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

const checked = new Set<string>();

export function checkGlyphs(text: string, weight: Weight): void {
  const key = `${weight} ${text}`;
  if (checked.has(key)) return;
  const { codePoints } = font(weight);
  for (const character of text)
    if (!codePoints.has(character.codePointAt(0) ?? 0)) throw new MissingGlyph(character, text);
  checked.add(key);
}
