import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import { openPdf, type Picture, renderPage } from '../../print/render.ts';
import { openPage, troublesOf } from '../../test/browser.ts';
import { bookOf } from './book.ts';

// What lies far below is laid out only when the reader comes near; nobody may notice.
const phone = { viewport: { width: 360, height: 740 } };
const desk = { viewport: { width: 1280, height: 800 } };
const deep = 'score.total';

const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

/** Until what came near has been laid out and the place is held. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Parts that are still to be laid out. */
const waiting = (page: Page): Promise<number> =>
  page
    .locator('section.clause')
    .evaluateAll(
      (clauses) =>
        clauses.filter((clause) => !clause.checkVisibility({ contentVisibilityAuto: true })).length,
    );

describe.each([
  ['a phone', phone],
  ['a desk', desk],
])('the rulebook on %s', (_, screen) => {
  it('leaves for later what is far below', async () => {
    const page = await openPage('/en/fort/rulebook/', screen);
    await settled(page);
    expect(await waiting(page)).toBeGreaterThan(60);
  });

  it.each(languages)('lands at a clause far below, %s', async (language) => {
    const page = await openPage(`/${language}/fort/rulebook/#${deep}`, screen);
    await settled(page);
    const landed = await topOf(page, deep);
    expect(landed).toBeGreaterThan(0);
    expect(landed).toBeLessThan(60);
    await page.evaluate(() => scrollTo(0, 0));
    await settled(page);
    await page.locator('.contents a[href="#chapter-actions"]').click();
    await settled(page);
    const chapter = await topOf(page, 'chapter-actions');
    expect(chapter).toBeGreaterThan(0);
    expect(chapter).toBeLessThan(60);
    expect(troublesOf(page)).toEqual([]);
  });

  it('comes back to the same line after a reload', async () => {
    const page = await openPage('/ru/fort/rulebook/', screen);
    await page.locator(`[id="${deep}"]`).scrollIntoViewIfNeeded();
    await settled(page);
    const before = await topOf(page, deep);
    await page.reload();
    await settled(page);
    expect(Math.abs((await topOf(page, deep)) - before)).toBeLessThan(3);
  });

  it('moves nothing under the eyes of a reader', async () => {
    const page = await openPage('/pl/fort/rulebook/', screen);
    await page.evaluate(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          moved.push('value' in entry ? Number(entry.value) : 1);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    const expected = await length();
    await page.mouse.move(100, 300);
    for (const way of [1, -1])
      for (let step = 0; step < 45; step++) {
        await page.mouse.wheel(0, way * 600);
        await settled(page);
      }
    expect(await page.evaluate<number[]>('moved')).toEqual([]);
    expect(Math.abs((await length()) / expected - 1)).toBeLessThan(0.05);
  });
});

/** Letters alone: lines may end anywhere on paper. */
const bare = (text: string): string => text.normalize('NFKC').replace(/[\s\u00ad\u2060-]/g, '');

/** How much of a picture has a colour. */
function coloured({ pixels }: Picture): number {
  let found = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    if (Math.abs(red - green) + Math.abs(green - blue) > 60) found += 1;
  }
  return found;
}

it.each(languages)('prints every clause, seen on the screen or not, %s', async (language) => {
  const page = await openPage(`/${language}/fort/rulebook/`, phone);
  const pdf = await openPdf(await page.pdf({ preferCSSPageSize: true }));
  let words = '';
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    words += bare(items.map(({ str }) => str).join(''));
  }
  const missing = [...bookOf('fort', language).clauses.values()]
    .map(({ number, title }) => `${number} ${title}`)
    .filter((heading) => !words.includes(bare(heading)));
  expect(missing).toEqual([]);
  // Text is black on paper; suits and resources keep their colours.
  expect(coloured(await renderPage(pdf, 2, 400))).toBeGreaterThan(100);
});

it.each(languages)(
  'draws every icon and names it or leaves it to the words, %s',
  async (language) => {
    const page = await openPage(`/${language}/fort/rulebook/`);
    await page.emulateMedia({ media: 'print' });
    const faults = await page.locator('.chapter .icon').evaluateAll((icons) =>
      icons.flatMap((icon) => {
        const { width } = icon.getBoundingClientRect();
        const shape = icon.querySelector<SVGGraphicsElement>('path, use')?.getBBox().width ?? 0;
        const named = icon.getAttribute('role') === 'img' && !!icon.getAttribute('aria-label');
        const silent = icon.getAttribute('aria-hidden') === 'true';
        const shown = icon.closest('.no-print') !== null || (width > 8 && shape > 4);
        return shown && named !== silent ? [] : [icon.outerHTML];
      }),
    );
    expect(faults).toEqual([]);
  },
);
