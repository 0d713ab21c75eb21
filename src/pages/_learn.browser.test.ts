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

it('shows the side of the table for the chosen number of players', async () => {
  const page = await openPage('/en/dobro/learn/', { viewport: { width: 360, height: 780 } });
  const side = page.locator('.side:visible');
  for (const [players, deck, hand] of [
    [3, '38', 6],
    [6, '26', 5],
    [2, '32', 6],
  ] as const) {
    await page.locator(`[name=players][value="${players}"]`).check();
    expect(await side.count()).toBe(1);
    expect(await side.textContent()).toContain(`${players} players`);
    expect(await side.textContent()).toContain(deck);
    // The deck is drawn as a card, too.
    expect(await side.locator('.t-card').count()).toBe(hand + 1);
  }
});

it('says on paper what the pictures show there', async () => {
  const page = await openPage('/en/fort/learn/');
  const said = page.locator('#turn > p:visible');
  expect((await said.allTextContents()).join(' ')).toContain('the table after the step');
  await page.emulateMedia({ media: 'print' });
  expect((await said.allTextContents()).join(' ')).toContain('what the step has changed');
  expect((await said.allTextContents()).join(' ')).not.toContain('the table after the step');
});
