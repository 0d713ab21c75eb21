import jsQR from 'jsqr';
import type { Pdf } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { games } from '#i18n/languages.ts';
import { chapterPage } from '#model/addresses.ts';
import { bookOf } from '#model/book.ts';
import { sectionsOf } from '#model/sections.ts';
import { edition, opened } from '#testing/pdf-files.ts';
import { makePdf } from './make.ts';
import { openPdf, renderPage } from './render.ts';
import { screenAddress, screenPages } from './screen-page.ts';
import { documentsOf, fileName, type Variant, variants } from './variant.ts';

test('every document leads to a page that there is', () => {
  for (const game of games) {
    const sections = sectionsOf(game).map(({ path }) => path);
    const chapters = bookOf(game, 'en').chapters.map(({ id }) =>
      chapterPage('en', game, id).replace(/^.*?en\//, ''),
    );
    for (const doc of documentsOf(game))
      expect([...sections, ...chapters]).toContain(`${game}/${screenPages[doc]}`);
  }
});

/** What a camera reads that looks at the lower right corner of a page. */
async function readCorner(pdf: Pdf, page: number): Promise<string | undefined> {
  const { pixels, width, height } = await renderPage(pdf, page, 1860);
  const [wide, tall] = [Math.round(width / 3), Math.round(height / 8)];
  const corner = new Uint8ClampedArray(wide * tall * 4);
  for (let row = 0; row < tall; row += 1) {
    const from = ((height - tall + row) * width + width - wide) * 4;
    corner.set(pixels.subarray(from, from + wide * 4), row * wide * 4);
  }
  return jsQR(corner, wide, tall)?.data;
}

describe('the code on paper', () => {
  test.each(variants({ lang: 'ru', paper: 'letter', ink: 'saver' }))('$game $doc', async (each) => {
    const pdf = await opened(each);
    expect(await readCorner(pdf, 1), fileName(each)).toBe(screenAddress(each, edition));
  });
});

test('where nobody has said where the site is, nothing pretends to lead there', async () => {
  const sheet: Variant = {
    game: 'fort',
    lang: 'pl',
    doc: 'icons-and-boxes',
    paper: 'a4',
    ink: 'colour',
  };
  const { bytes } = await makePdf(sheet, { ...edition, site: undefined });
  const pdf = await openPdf(bytes);
  const page = await pdf.getPage(1);
  expect(await page.getAnnotations()).toEqual([]);
  const { items } = await page.getTextContent();
  const text = items.map(({ str }) => str).join(' ');
  expect(text).not.toMatch(/\/pl\/|example|…\//);
  expect(await readCorner(pdf, 1)).toBeUndefined();
  expect(bytes.toString('latin1')).not.toContain('/URI');
});
