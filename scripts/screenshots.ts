// `npm run screenshots`: the pictures of the README, taken from the built site.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from 'playwright-core';
import { withBuiltSite } from './lib/built-site.ts';
import { runTask, say } from './lib/progress.ts';
import { inProject } from './lib/root.ts';

interface Shot {
  readonly name: string;
  readonly path: string;
  /** What is done before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const shots: readonly Shot[] = [
  { name: 'rule', path: '/en/fort/rules/play/#play.own-suit' },
  { name: 'check', path: '/en/fort/check/?example=play-bug-moles-lookout' },
  { name: 'score', path: '/en/fort/score/' },
];

const size = { width: 390, height: 780 };

/** A phone's screen as WebP: a tenth of the PNG. */
async function asWebp(png: Buffer): Promise<Buffer> {
  const picture = await loadImage(png);
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas.encode('webp', 80);
}

await runTask(async () => {
  const folder = inProject('public', 'screenshots');
  mkdirSync(folder, { recursive: true });
  await withBuiltSite(async (browser, url) => {
    const context = await browser.newContext({
      viewport: size,
      colorScheme: 'light',
      locale: 'en-GB',
    });
    for (const { name, path, prepare } of shots) {
      const page = await context.newPage();
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
      await prepare?.(page);
      writeFileSync(`${folder}/${name}.webp`, await asWebp(await page.screenshot()));
      await page.close();
      say(`public/screenshots/${name}.webp`);
    }
  });
  return 0;
});
