import jsQR from 'jsqr';
import type { Pdf } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { allGames, gameOf } from '#games/all.ts';
import { chapterPage } from '#model/addresses.ts';
import { bookOf } from '#model/book.ts';
import { sectionsOf } from '#model/sections.ts';
import { edition, makeOf, opened } from '#testing/pdf-files.ts';
import { openPdf, renderPage } from './render.ts';
import { screenAddress } from './screen-page.ts';
import { fileName, type Variant, variants } from './variant.ts';

test('every document leads to a page that there is', async () => {
  for (const { id: game, documents } of await allGames()) {
    const sections = sectionsOf(game).map(({ path }) => path);
    const chapters = bookOf(game, 'en').chapters.map(({ id }) =>
      chapterPage('en', game, id).replace(/^.*?en\//, ''),
    );
    for (const { page } of documents)
      expect([...sections, ...chapters]).toContain(`${game}/${page}`);
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

describe('the code on paper', async () => {
  test.each(variants(await allGames(), { lang: 'ru', paper: 'letter', ink: 'saver' }))(
    '$game $doc',
    async (each) => {
      const pdf = await opened(each);
      const { documents } = await gameOf(each.game);
      const [document] = documents.filter(({ id }) => id === each.doc);
      expect(document).toBeDefined();
      if (document !== undefined)
        expect(await readCorner(pdf, 1), fileName(each)).toBe(
          screenAddress(each, document, edition),
        );
    },
  );
});

test('where nobody has said where the site is, nothing pretends to lead there', async () => {
  const sheet: Variant = {
    game: 'fort',
    lang: 'pl',
    doc: 'icons-and-boxes',
    paper: 'a4',
    ink: 'colour',
  };
  const { bytes } = await makeOf(sheet, { ...edition, site: undefined });
  const pdf = await openPdf(bytes);
  const page = await pdf.getPage(1);
  expect(await page.getAnnotations()).toEqual([]);
  const { items } = await page.getTextContent();
  const text = items.map(({ str }) => str).join(' ');
  expect(text).not.toMatch(/\/pl\/|example|…\//);
  expect(await readCorner(pdf, 1)).toBeUndefined();
  expect(bytes.toString('latin1')).not.toContain('/URI');
});
