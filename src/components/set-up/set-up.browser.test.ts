import { expect, it } from 'vitest';
import { openPage, troublesOf } from '#testing/browser.ts';
import { drawLots } from '../../games/fort/set-up.ts';

const phone = { viewport: { width: 360, height: 740 } };

it('keeps ticks, names and the draw, shares it, and starts over', async () => {
  const page = await openPage('/en/fort/set-up/', {
    ...phone,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const result = page.locator('[data-result]');
  await page.locator('[name=players][value="4"]').check();
  await page.locator('[name=way][value=advanced]').check();
  const seats = page.locator('[data-seat]:visible');
  expect(await seats.count()).toBe(4);
  for (const [at, name] of ['Ann', 'Ben', 'Cy', 'Di'].entries()) await seats.nth(at).fill(name);
  const step = page.locator('[data-step=supply]:visible');
  await step.check();
  expect(await page.locator('[data-step=deal]:visible').count()).toBe(0);
  await page.locator('[data-draw]').click();
  await expect.poll(() => result.textContent()).toContain('Ann → Ben → Cy → Di → Ann');
  const drawn = await result.textContent();
  expect(await result.locator('.drawn:visible').count()).toBe(5);
  const start = page.locator('[data-starts]:visible');
  const named = (await start.textContent()) ?? '';
  await page.locator('[data-share]').click();
  await expect.poll(() => page.locator('[data-note]').textContent()).toContain('copied');
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  const seed = Number(/seed=(\d+)/.exec(shared)?.[1]);
  const { first } = drawLots(4, seed);
  expect(shared).toContain(`Starts the game: ${['Ann', 'Ben', 'Cy', 'Di'][first]}`);
  expect(named).toContain(`Starts the game: ${['Ann', 'Ben', 'Cy', 'Di'][first]}`);

  await page.reload();
  await expect.poll(() => result.textContent()).toBe(drawn);
  expect(await step.isChecked()).toBe(true);
  await page.locator('[data-reset]').click();
  expect(await page.locator('[data-step]:checked').count()).toBe(0);
  expect(await result.textContent()).toBe('');
  expect(await page.locator('[data-starts]').allTextContents()).not.toContainEqual(
    expect.stringMatching(/./),
  );
  expect(await seats.first().inputValue()).toBe('Ann');
  expect(troublesOf(page)).toEqual([]);
});

it('leaves no number of players alone on a row', async () => {
  const page = await openPage('/en/dobro/set-up/', phone);
  const rows = await page
    .locator('label:has([name=players])')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  expect(rows).toHaveLength(5);
  expect(new Set(rows).size).toBe(1);
});

it('opens a draw by its link, and says when there is none', async () => {
  const page = await openPage('/pl/fort/set-up/#players=3&way=basic&seed=7', phone);
  const { first } = drawLots(3, 7);
  await expect
    .poll(() => page.locator('[data-result]').textContent())
    .toContain(`Gracz ${first + 1}`);
  const wrong = await openPage('/ru/dobro/set-up/#players=9', phone);
  await expect
    .poll(() => wrong.locator('[data-note]').textContent())
    .toContain('Выберите её здесь');
  const note = await wrong.locator('[data-note]').boundingBox();
  expect((note?.y ?? 999) + (note?.height ?? 0)).toBeLessThan(phone.viewport.height);
});

it('lists every step for every number of players without a script', async () => {
  const page = await openPage('/en/dobro/set-up/', { ...phone, javaScriptEnabled: false });
  const seen = page.locator('[data-step]:visible');
  const counts: number[] = [];
  for (const players of [2, 3, 6]) {
    await page.locator(`[name=players][value="${players}"]`).check();
    counts.push(await seen.count());
  }
  expect(counts).toEqual([8, 6, 6]);
  expect(await page.locator('[data-draw]').isVisible()).toBe(false);
});
