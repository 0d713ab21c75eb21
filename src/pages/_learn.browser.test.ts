import { expect, it } from 'vitest';
import { openPage } from '#testing/browser.ts';

it('keeps the figures of a set-up in one piece on a phone', async () => {
  const page = await openPage('/ru/dobro/learn/', { viewport: { width: 360, height: 780 } });
  const cells = page.locator('main td');
  expect(await cells.count()).toBeGreaterThan(20);
  const lines = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    }),
  );
  expect(Math.max(...lines)).toBe(1);
});

it('keeps a call-out beside its card, however wide the page is', async () => {
  const page = await openPage('/en/dobro/learn/');
  for (const width of [320, 360, 414, 540, 620, 680, 760, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    const apart = await page.locator('.faces .t-mark').evaluateAll((marks) =>
      marks.map((mark) => {
        const own = mark.getBoundingClientRect();
        const card = mark.nextElementSibling?.getBoundingClientRect() ?? new DOMRect();
        return Math.abs(own.top + own.height / 2 - card.top - card.height / 2);
      }),
    );
    expect(apart.length).toBe(4);
    expect([width, Math.max(...apart) < 2]).toEqual([width, true]);
  }
});

it('parts no point from its rule on paper', async () => {
  const page = await openPage('/pl/fort/learn/');
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .locator('.learn li')
    .evaluateAll((points) => points.map((point) => getComputedStyle(point).breakInside));
  expect(breaks.length).toBeGreaterThan(15);
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});
