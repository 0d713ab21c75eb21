import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { characters } from './characters.ts';

const require = createRequire(import.meta.url);

/** The two weights of the site. The full files serve the PDFs as well. */
const fontFiles = {
  regular: '@expo-google-fonts/nunito/400Regular/Nunito_400Regular.ttf',
  bold: '@expo-google-fonts/nunito/700Bold/Nunito_700Bold.ttf',
} as const;
export type Weight = keyof typeof fontFiles;
const weights: readonly Weight[] = ['regular', 'bold'];

export const fullFont = (weight: Weight): string => require.resolve(fontFiles[weight]);

/** Where fonts.css looks for them; not kept in the repository. */
const folder = fileURLToPath(new URL('../../.cache/fonts/', import.meta.url));
export const cutFont = (weight: Weight): string => join(folder, `nunito-${weight}.woff2`);

/**
 * One small woff2 per weight for all three languages together: a reader who switches the language
 * loads no further font. Made once, and again when the font or the list of characters changes.
 */
export async function cutFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await Promise.all(
    weights.map(async (weight) => {
      const font = readFileSync(fullFont(weight));
      const stamp = createHash('sha256').update(font).update(characters).digest('hex');
      const stampFile = join(folder, `nunito-${weight}.stamp`);
      const known = existsSync(cutFont(weight)) && existsSync(stampFile);
      if (known && readFileSync(stampFile, 'utf8') === stamp) return;
      writeFileSync(cutFont(weight), await subsetFont(font, characters, { targetFormat: 'woff2' }));
      writeFileSync(stampFile, stamp);
    }),
  );
}
