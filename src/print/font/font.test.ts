import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { projectRoot } from '#model/files.ts';
import { face, weights } from './face.ts';
import { shape, textWidth } from './shape.ts';
import { subsetOf } from './subset.ts';

const fonts = join(projectRoot, 'node_modules/@expo-google-fonts/nunito');
const fileOf = {
  regular: '400Regular/Nunito_400Regular.ttf',
  bold: '700Bold/Nunito_700Bold.ttf',
  black: '800ExtraBold/Nunito_800ExtraBold.ttf',
};

/** Words of all languages, as many as are measured in a moment. */
const vocabulary = languages.flatMap((lang) => {
  const text = readFileSync(join(projectRoot, `content/ui/${lang}/print.json`), 'utf8');
  const words = [...new Set(text.match(/[\p{L}’-]{2,}/gu))];
  // We set f and i as two letters, the other shaper as one sign.
  return words.filter((word, at) => at % 6 === 0 && !/f[fijl]/.test(word));
});

test.each(weights)('words are as wide as another shaper finds them (%s)', (weight) => {
  const other = new PDFDocument({ font: '', autoFirstPage: false });
  other.registerFont('other', readFileSync(join(fonts, fileOf[weight])));
  other.font('other').fontSize(1000);
  expect(vocabulary.length).toBeGreaterThan(150);
  for (const word of vocabulary)
    expect(textWidth(word, weight, 1000), word).toBeCloseTo(other.widthOfString(word), 3);
});

test('kerning moves the letters, but nothing stands nearer to a space', () => {
  const apart = [...'Год'].reduce((sum, letter) => sum + textWidth(letter, 'regular', 1000), 0);
  expect(textWidth('Год', 'regular', 1000)).toBeLessThan(apart - 5);
  expect(shape('Го', 'regular').shown).toMatch(/^\[<[0-9a-f]{4}>-?\d+<[0-9a-f]{4}>\]$/);
  const words = ['Гд', ' ', 'То'].reduce((sum, word) => sum + textWidth(word, 'bold', 1000), 0);
  expect(textWidth('Гд То', 'bold', 1000)).toBeCloseTo(words, 6);
});

test('each glyph stands for one character, so that what is copied is what was written', () => {
  for (const weight of weights) {
    const { glyphs, codePoints } = face(weight);
    expect(codePoints.size).toBe(glyphs.size);
  }
});

test('a part of a font has the wanted glyphs with their parts, and no others', () => {
  const own = face('regular');
  const wanted = [...'Ёż'].map((letter) => own.glyphs.get(letter.codePointAt(0) ?? 0) ?? 0);
  const part = subsetOf(own, wanted);
  expect(part.length).toBeLessThan(12_000);
  const opened = new PDFDocument({ font: '', autoFirstPage: false });
  expect(() => opened.font(part)).not.toThrow();
  // Letters with marks are put together from others; a part of a letter alone needs less.
  expect(subsetOf(own, []).length).toBeLessThan(part.length);
});
