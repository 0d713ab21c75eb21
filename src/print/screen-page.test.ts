import { createCanvas } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import type { Pdf } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { allGames, gameOf } from '#games/all.ts';
import { chapterPage } from '#model/addresses.ts';
import { bookOf } from '#model/book.ts';
import { sectionsOf } from '#model/sections.ts';
import { edition, isRearranged, makeOf, opened } from '#testing/pdf-files.ts';
import { openPdf } from './render.ts';
import { screenAddress } from './screen-page.ts';
import { fileName, variants } from './variant.ts';

const games = await allGames();

test('every document leads to a page that there is', async () => {
  for (const { id: game, documents } of games) {
    const sections = sectionsOf(game).map(({ path }) => path);
    const chapters = bookOf(game, 'en').chapters.map(({ id }) =>
      chapterPage('en', game, id).replace(/^.*?en\//, ''),
    );
    for (const { page } of documents)
      expect([...sections, ...chapters]).toContain(`${game}/${page}`);
  }
});

/** What a camera reads that looks at the lower right corner of a page. */
async function readCorner(pdf: Pdf, number: number): Promise<string | undefined> {
  const page = await pdf.getPage(number);
  const scale = 3;
  const whole = page.getViewport({ scale });
  const [width, height] = [Math.round(whole.width / 4), Math.round(whole.height / 8)];
  const canvas = createCanvas(width, height);
  const canvasContext = canvas.getContext('2d');
  canvasContext.fillStyle = '#ffffff';
  canvasContext.fillRect(0, 0, width, height);
  const [offsetX, offsetY] = [width - whole.width, height - whole.height];
  const viewport = page.getViewport({ scale, offsetX, offsetY });
  await page.render({ canvas, canvasContext, viewport }).promise;
  return jsQR(canvasContext.getImageData(0, 0, width, height).data, width, height)?.data;
}

const wordsOn = async (pdf: Pdf, number: number): Promise<string> =>
  (await (await pdf.getPage(number)).getTextContent()).items.map(({ str }) => str).join(' ');

describe('the code on paper', () => {
  test.each(variants(games, { lang: 'ru', paper: 'letter', ink: 'saver' }))(
    '$game $doc',
    async (each) => {
      const pdf = await opened(each);
      const { documents } = await gameOf(each.game);
      const [document] = documents.filter(({ id }) => id === each.doc);
      const own = document && screenAddress(each, document, edition);
      expect(own).toBeDefined();
      // A book has it on its cover, sheets on every page; among all sheets each has its own.
      const pages = document?.kind === 'rules' ? 1 : pdf.numPages;
      for (let number = 1; number <= pages; number += 1) {
        const words = await wordsOn(pdf, number);
        if (document?.kind === 'all' && words === 'Эта сторона остаётся пустой.') continue;
        const [readable] = /example\.org\/\S+\//.exec(words) ?? [];
        const read = await readCorner(pdf, number);
        expect(read, `${fileName(each)}, page ${number}`).toBe(`https://${readable}`);
        if (document?.kind !== 'all' || number === 1) expect(read).toBe(own);
      }
    },
  );
});

describe('where nobody has said where the site is, nothing pretends to lead there', () => {
  const sheets = variants(games, { lang: 'pl', paper: 'a4', ink: 'colour' }).filter(
    (each) => !isRearranged(each),
  );
  test.each(sheets)('$game $doc', async (sheet) => {
    const { bytes } = await makeOf(sheet, { ...edition, site: undefined });
    expect(bytes.toString('latin1')).not.toContain('/URI');
    const pdf = await openPdf(bytes);
    for (let number = 1; number <= pdf.numPages; number += 1)
      expect(await wordsOn(pdf, number)).not.toMatch(/\/pl\/|https?:|example|…\/|undefined/);
    expect(await readCorner(pdf, 1)).toBeUndefined();
  });
});
