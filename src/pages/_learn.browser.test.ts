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
