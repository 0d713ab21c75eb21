import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, troublesOf } from '#testing/browser.ts';

// What lies far below on a long page is laid out only when the reader comes near; nobody may notice.
const phone = { viewport: { width: 360, height: 740 } };
const desk = { viewport: { width: 1280, height: 800 } };

const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

/** Until what came near has been laid out and the place is held. */
const settled = (page: Page, frames = 4): Promise<void> =>
  page.evaluate(async (many) => {
    for (let frame = 0; frame < many; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, frames);

const isLaidOut = (page: Page, id: string): Promise<boolean> =>
  page
    .locator(`[id="${id}"] > *`)
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

const lengthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

/** By wheel, up or down, about a screen at a time, as far as the page goes. */
async function scroll(page: Page, screens: number): Promise<void> {
  const place = () => page.evaluate(() => scrollY);
  await page.mouse.move(100, 300);
  for (let step = 0; step < Math.abs(screens); step++) {
    const before = await place();
    await page.mouse.wheel(0, Math.sign(screens) * 700);
    await settled(page, 2);
    // The wheel turns a moment before the page does.
    if ((await place()) === before) {
      await settled(page);
      if ((await place()) === before) break;
    }
  }
  await settled(page);
}

/** The first place on the screen that has a name. */
const firstSeen = (page: Page): Promise<string> =>
  page
    .locator('main [id]')
    .evaluateAll(
      (places) => places.find((place) => place.getBoundingClientRect().top > 0)?.id ?? '',
    );

interface LongPage {
  readonly path: string;
  /** Two places far below. */
  readonly deep: string;
  readonly link: string;
  readonly screen: typeof phone;
}

const pages: readonly LongPage[] = [
  { path: '/en/fort/rulebook/', deep: 'score.total', link: 'chapter-actions', screen: phone },
  { path: '/ru/fort/rulebook/', deep: 'score.total', link: 'chapter-actions', screen: desk },
  { path: '/pl/fort/rulebook/', deep: 'play.full', link: 'chapter-end', screen: phone },
  { path: '/ru/fort/glossary/', deep: 'pack', link: 'stuff', screen: phone },
  { path: '/pl/fort/icons/', deep: 'icon-shovel', link: 'symbols', screen: phone },
];

describe.each(pages)('$path, $screen.viewport.width px wide', ({ path, deep, link, screen }) => {
  it('is there at once for those who come to a place on it', async () => {
    const page = await openPage(`${path}#${deep}`, screen);
    expect(await isLaidOut(page, link)).toBe(true);
    expect(await topOf(page, deep)).toBeGreaterThan(0);
    expect(await topOf(page, deep)).toBeLessThan(60);
  });

  it('leaves for later what is far below, and lands there when a link leads to it', async () => {
    const page = await openPage(path, screen);
    await settled(page);
    expect(await isLaidOut(page, deep)).toBe(false);
    for (const id of [deep, link]) {
      await page.evaluate((to) => {
        location.hash = to;
      }, id);
      await settled(page);
      expect(await topOf(page, id)).toBeGreaterThan(0);
      expect(await topOf(page, id)).toBeLessThan(60);
      expect(await isLaidOut(page, id)).toBe(true);
    }
    expect(troublesOf(page)).toEqual([]);
  });

  it('comes back to the same line after a reload', async () => {
    const page = await openPage(path, screen);
    await scroll(page, 7);
    const seen = await firstSeen(page);
    const before = await topOf(page, seen);
    await page.reload();
    await settled(page);
    expect(Math.abs((await topOf(page, seen)) - before)).toBeLessThan(3);
  });
});

it.each([
  ['/pl/fort/rulebook/', phone],
  ['/en/fort/rulebook/', desk],
  ['/ru/fort/cards/', phone],
  ['/en/fort/coverage/', phone],
  ['/ru/fort/glossary/', phone],
  ['/pl/fort/icons/', phone],
])('moves nothing under the eyes of a reader, %s', async (path, screen) => {
  const page = await openPage(path, screen);
  await page.evaluate(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push('value' in entry ? Number(entry.value) : 1);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const expected = await lengthOf(page);
  await scroll(page, 40);
  await scroll(page, -40);
  expect(await page.evaluate<number[]>('moved')).toEqual([]);
  // The room that was kept is about the room that it took.
  expect(Math.abs((await lengthOf(page)) / expected - 1)).toBeLessThan(0.12);
});
