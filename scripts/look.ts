// `npm run look`: every kind of page in every state, in all languages, widths and themes, to be looked at.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Browser, Page } from 'playwright-core';
import { type Language, languages } from '#i18n/languages.ts';
import type { State } from '#testing/look/state.ts';
import { states } from '#testing/look/states.ts';
import { partsHere } from '#testing/offline-parts.ts';
import { withBuiltSite } from './lib/built-site.ts';
import { readOptions } from './lib/options.ts';
import { Problem } from './lib/problem.mjs';
import { runTask, say, withProgress } from './lib/progress.ts';
import { inProject } from './lib/root.ts';

const usage = `Usage: npm run look -- [--only PART] [--lang LANG] [--to FOLDER] [--build]
Makes one sheet of pictures for every state of every kind of page: languages below each other,
a phone and a wide screen side by side, in the light and in the dark.
  --only PART   states with PART in their names: fort-check
  --lang LANG   one language: en, ru, pl
  --to FOLDER   where the sheets go; by default .cache/look
  --build       builds the site anew; else a build that is newer than its sources will do`;

const views = [
  { width: 360, height: 780, theme: 'light' },
  { width: 360, height: 780, theme: 'dark' },
  { width: 1280, height: 900, theme: 'light' },
  { width: 1280, height: 900, theme: 'dark' },
] as const;
const gap = 12;
/** Small enough to see many at once, large enough to read them. */
const scale = 0.6;

interface Place {
  readonly browser: Browser;
  readonly url: string;
}

/** Plenty of time for any state, storing all pages included; one that hangs must not hold up the rest. */
const patience = 60_000;

/** Whether the worker has started; `ready` would wait forever if it can't. */
const hasWorker = (page: Page): Promise<boolean> =>
  page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
  );

/** Until the worker has stored all pages of the language. */
async function stored(page: Page, language: Language): Promise<void> {
  while (!(await hasWorker(page)) || !(await partsHere(page)).includes(language))
    await page.waitForTimeout(250);
}

/** The result of the work, or an error with its name after a while. */
async function inTime<T>(name: string, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = setTimeout(() => reject(new Error(`not there in time: ${name}`)), patience);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(late);
  }
}

/** Opens the page, brings it into its state, and waits until nothing moves. */
async function bring(
  page: Page,
  url: string,
  { path, prepare, offline }: State,
  language: Language,
): Promise<void> {
  await page.goto(`${url}/${language}/${path}`, { waitUntil: 'load' });
  if (offline) {
    await stored(page, language);
    await page.context().setOffline(true);
    await page.reload({ waitUntil: 'load' });
  }
  await prepare?.(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) animation.finish();
  });
}

async function picture(
  { browser, url }: Place,
  state: State,
  language: Language,
  { width, height, theme }: (typeof views)[number],
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: state.offline ? 'allow' : 'block',
  });
  try {
    const page = await context.newPage();
    await bring(page, url, state, language);
    return await page.screenshot();
  } finally {
    await context.close();
  }
}

/** Rows of pictures on one sheet. */
async function sheetOf(rows: readonly (readonly Buffer[])[]): Promise<Buffer> {
  const pictures = await Promise.all(
    rows.map((row) => Promise.all(row.map((png) => loadImage(png)))),
  );
  const wide = Math.max(
    ...pictures.map((row) => row.reduce((sum, { width }) => sum + width * scale + gap, gap)),
  );
  const highs = pictures.map((row) => Math.max(...row.map(({ height }) => height * scale)) + gap);
  const canvas = createCanvas(
    wide,
    highs.reduce((sum, high) => sum + high, gap),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = '#808080';
  context.fillRect(0, 0, canvas.width, canvas.height);
  let top = gap;
  for (const [at, row] of pictures.entries()) {
    let left = gap;
    for (const image of row) {
      context.drawImage(image, left, top, image.width * scale, image.height * scale);
      left += image.width * scale + gap;
    }
    top += highs[at] ?? 0;
  }
  return canvas.encode('webp', 80);
}

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, {
    only: { type: 'string', default: '' },
    lang: { type: 'string', default: '' },
    to: { type: 'string', default: inProject('.cache', 'look') },
    build: { type: 'boolean', default: false },
  });
  const wanted = states.filter(({ name }) => name.includes(options.only));
  const spoken = languages.filter((language) => options.lang === '' || options.lang === language);
  if (wanted.length === 0 || spoken.length === 0)
    throw new Problem(
      'There is nothing like that to look at.',
      'npm run look -- --help says what there is.',
    );
  const folder = resolve(options.to);
  mkdirSync(folder, { recursive: true });
  const failed: string[] = [];
  const lookAll = async (browser: Browser, url: string): Promise<void> => {
    for (const state of wanted)
      await withProgress(state.name, async () => {
        try {
          const rows: Buffer[][] = [];
          for (const language of spoken) {
            const row: Buffer[] = [];
            for (const view of views)
              row.push(
                await inTime(
                  `${language}, ${view.width} px, ${view.theme}`,
                  picture({ browser, url }, state, language, view),
                ),
              );
            rows.push(row);
          }
          writeFileSync(join(folder, `${state.name}.webp`), await sheetOf(rows));
        } catch (error) {
          failed.push(
            `${state.name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
          );
        }
      });
  };
  await withBuiltSite(lookAll, { takeNewer: !options.build });
  say(`${wanted.length - failed.length} sheets in ${folder}`);
  for (const line of failed) say(`✗ ${line}`);
  return failed.length === 0 ? 0 : 1;
}

await runTask(main, usage);
