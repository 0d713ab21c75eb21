import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { writeWhole } from '#files/write-whole.ts';
import { characters } from './characters.ts';

const require = createRequire(import.meta.url);

const fontFiles = {
  regular: '@expo-google-fonts/nunito/400Regular/Nunito_400Regular.ttf',
  bold: '@expo-google-fonts/nunito/700Bold/Nunito_700Bold.ttf',
  black: '@expo-google-fonts/nunito/800ExtraBold/Nunito_800ExtraBold.ttf',
} as const;
export type Weight = keyof typeof fontFiles;

export const fullFont = (weight: Weight): string => require.resolve(fontFiles[weight]);

/** Browsers want their fonts packed; a PDF is set in two bold weights. */
const cuts = {
  screen: { targetFormat: 'woff2', ending: 'woff2', weights: ['regular', 'bold'] },
  paper: { targetFormat: 'sfnt', ending: 'ttf', weights: ['regular', 'bold', 'black'] },
} as const;
export type Medium = keyof typeof cuts;

/** Where fonts.css and the PDFs look for them; not kept in the repository. */
const folder = fileURLToPath(new URL('../../.cache/fonts/', import.meta.url));
export const cutFont = (weight: Weight, medium: Medium): string =>
  join(folder, `nunito-${weight}.${cuts[medium].ending}`);

/**
 * One small file per weight for all three languages together: a reader who switches the language
 * loads no further font. Made once, and again when the font or the list of characters changes.
 */
export async function cutFonts(medium: Medium): Promise<void> {
  const { targetFormat, weights } = cuts[medium];
  mkdirSync(folder, { recursive: true });
  await Promise.all(
    weights.map(async (weight) => {
      const font = readFileSync(fullFont(weight));
      const stamp = createHash('sha256').update(font).update(characters).digest('hex');
      const cut = cutFont(weight, medium);
      const stampFile = `${cut}.stamp`;
      const known = existsSync(cut) && existsSync(stampFile);
      if (known && readFileSync(stampFile, 'utf8') === stamp) return;
      writeWhole(cut, await subsetFont(font, characters, { targetFormat }));
      writeWhole(stampFile, stamp);
    }),
  );
}
