import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { projectRoot } from '#model/files.ts';
import { opened } from '#testing/pdf-files.ts';
import { type Picture, renderPage } from './render.ts';
import { fileName, type Variant } from './variant.ts';

/**
 * Pages as people looked at them and found them good. A wanted change: UPDATE_PICTURES=1 npx vitest run
 * src/print/pictures.test.ts, look at the pictures, and keep them with the change.
 */
const folder = join(projectRoot, 'src/print/pictures');
const update = process.env.UPDATE_PICTURES === '1';
const width = 420;

const reviewed: readonly { readonly variant: Variant; readonly page: number }[] = [
  { variant: { game: 'fort', lang: 'en', doc: 'turn-order', paper: 'a4', ink: 'colour' }, page: 2 },
  {
    variant: { game: 'fort', lang: 'pl', doc: 'turn-order', paper: 'letter', ink: 'saver' },
    page: 1,
  },
  {
    variant: { game: 'fort', lang: 'ru', doc: 'icons-and-boxes', paper: 'a4', ink: 'colour' },
    page: 1,
  },
  {
    variant: { game: 'fort', lang: 'en', doc: 'pocket-cards', paper: 'letter', ink: 'colour' },
    page: 1,
  },
  { variant: { game: 'dobro', lang: 'pl', doc: 'values', paper: 'a4', ink: 'colour' }, page: 1 },
  {
    variant: { game: 'dobro', lang: 'ru', doc: 'pocket-cards', paper: 'a4', ink: 'saver' },
    page: 2,
  },
  {
    variant: { game: 'dobro', lang: 'en', doc: 'score-sheet', paper: 'letter', ink: 'colour' },
    page: 1,
  },
  {
    variant: { game: 'dobro', lang: 'ru', doc: 'turn-order', paper: 'letter', ink: 'colour' },
    page: 1,
  },
  {
    variant: { game: 'dobro', lang: 'pl', doc: 'score-sheet', paper: 'a4', ink: 'saver' },
    page: 2,
  },
  {
    variant: { game: 'fort', lang: 'ru', doc: 'icons-and-boxes', paper: 'a4', ink: 'saver' },
    page: 2,
  },
  { variant: { game: 'fort', lang: 'pl', doc: 'glossary', paper: 'a4', ink: 'colour' }, page: 2 },
  {
    variant: { game: 'fort', lang: 'ru', doc: 'three-languages', paper: 'letter', ink: 'saver' },
    page: 1,
  },
  { variant: { game: 'fort', lang: 'en', doc: 'rulebook', paper: 'a4', ink: 'colour' }, page: 5 },
  { variant: { game: 'dobro', lang: 'ru', doc: 'rulebook', paper: 'a4', ink: 'saver' }, page: 1 },
  {
    variant: { game: 'fort', lang: 'pl', doc: 'rulebook-booklet', paper: 'letter', ink: 'colour' },
    page: 2,
  },
  {
    variant: { game: 'fort', lang: 'ru', doc: 'card-almanac', paper: 'a4', ink: 'colour' },
    page: 1,
  },
  {
    variant: {
      game: 'fort',
      lang: 'en',
      doc: 'card-almanac-to-cut',
      paper: 'letter',
      ink: 'saver',
    },
    page: 8,
  },
  { variant: { game: 'fort', lang: 'pl', doc: 'set-up', paper: 'a4', ink: 'colour' }, page: 1 },
];

const fileOf = ({ variant, page }: (typeof reviewed)[number]): string =>
  join(folder, fileName(variant).replace('.pdf', `-${page}.png`));

function toPng({ width: wide, height, pixels }: Picture): PNG {
  const png = new PNG({ width: wide, height });
  png.data = Buffer.from(pixels);
  return png;
}

/** Share of the pixels that differ more than the edges of letters do from one rasterizer to another. */
const difference = (a: PNG, b: PNG): number =>
  pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0.25 }) /
  (a.width * a.height);

test.each(reviewed)('$variant.game $variant.doc $variant.lang, page $page', async (each) => {
  const now = toPng(await renderPage(await opened(each.variant), each.page, width));
  const file = fileOf(each);
  if (update) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, PNG.sync.write(now, { colorType: 2 }));
  }
  const before = PNG.sync.read(readFileSync(file));
  expect([now.width, now.height]).toEqual([before.width, before.height]);
  expect(difference(now, before)).toBeLessThan(0.004);
});

test('a page that changed is not let through', async () => {
  const first = reviewed[0];
  if (first === undefined) throw new Error('nothing is reviewed');
  const before = PNG.sync.read(readFileSync(fileOf(first)));
  const other = toPng(await renderPage(await opened({ ...first.variant, lang: 'pl' }), 2, width));
  expect(difference(other, before)).toBeGreaterThan(0.02);
});
