import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { glyphsOf } from '#testing/font-glyphs.ts';
import { characters } from './characters.ts';
import { cutFont, cutFonts, fullFont } from './cut.ts';

const content = fileURLToPath(new URL('../../content', import.meta.url));
const weights = ['regular', 'bold'] as const;

describe('the font cut', () => {
  it.each(weights)('%s has a glyph for every character on the list', (weight) => {
    const glyphs = glyphsOf(readFileSync(fullFont(weight)));
    expect([...characters].filter((character) => !glyphs.has(character))).toEqual([]);
  });

  it('covers every character of the content', () => {
    const known = new Set([...characters, '\n']);
    const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
    const missing = files
      .filter((file) => /\.(json|ya?ml|mdx)$/.test(file))
      .flatMap((file) =>
        [...new Set(readFileSync(join(content, file), 'utf8'))]
          .filter((character) => !known.has(character))
          .map((character) => `${file}: ${character} U+${character.codePointAt(0)?.toString(16)}`),
      );
    expect(missing).toEqual([]);
  });

  it('keeps those glyphs and drops the others', async () => {
    const cut = await subsetFont(readFileSync(fullFont('regular')), 'Форт', {
      targetFormat: 'sfnt',
    });
    expect([...glyphsOf(cut)].sort()).toEqual(['Ф', 'о', 'р', 'т']);
  });

  it('leaves less than 20 kB of each weight', async () => {
    await cutFonts('screen');
    for (const weight of weights)
      expect(statSync(cutFont(weight, 'screen')).size).toBeLessThan(20_000);
  });
});
