import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#model/files.ts';
import { charactersOf } from './characters.ts';
import { type Kerning, kerningOf } from './kerning.ts';
import { tablesOf } from './tables.ts';

/** Full files: each document is given the glyphs it shows. */
const files = {
  regular: '400Regular/Nunito_400Regular.ttf',
  bold: '700Bold/Nunito_700Bold.ttf',
  black: '800ExtraBold/Nunito_800ExtraBold.ttf',
} as const;
export type Weight = keyof typeof files;
export const weights: readonly Weight[] = ['regular', 'bold', 'black'];

/** A font as it lies in its file. Lengths are thousandths of the size. */
export interface Face {
  readonly name: string;
  readonly table: (name: string) => Buffer;
  readonly glyphs: ReadonlyMap<number, number>;
  /** The character behind a glyph; in this font each has one. */
  readonly codePoints: ReadonlyMap<number, number>;
  readonly advance: (glyph: number) => number;
  readonly kern: Kerning;
}

function advancesOf(hhea: Buffer, hmtx: Buffer): (glyph: number) => number {
  const last = hhea.readUInt16BE(34) - 1;
  return (glyph) => hmtx.readUInt16BE(4 * Math.min(glyph, last));
}

function readFace(weight: Weight): Face {
  const file = files[weight];
  const bytes = readFileSync(join(projectRoot, 'node_modules/@expo-google-fonts/nunito', file));
  const table = tablesOf(bytes);
  const units = table('head').readUInt16BE(18);
  if (units !== 1000) throw new Error(`${file} counts in ${units}, not in thousandths`);
  const glyphs = charactersOf(table('cmap'));
  return {
    name: file.replace(/^.*\/|\.ttf$/g, '').replace(/_\d+/, '-'),
    table,
    glyphs,
    codePoints: new Map([...glyphs].map(([code, glyph]) => [glyph, code])),
    advance: advancesOf(table('hhea'), table('hmtx')),
    kern: kerningOf(table('GPOS')),
  };
}

const read = new Map<Weight, Face>();

/** Read once for all documents. */
export function face(weight: Weight): Face {
  const found = read.get(weight) ?? readFace(weight);
  read.set(weight, found);
  return found;
}
