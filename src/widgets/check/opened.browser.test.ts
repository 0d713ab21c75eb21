import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { phone } from '#testing/blameless.ts';
import { openPage } from '#testing/browser.ts';
import { tick, verdictOf } from '#testing/checker.ts';

/** How far below the upper edge of the screen something begins. */
const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

it('closes a list of cards by a cross, and opens it by a plus', async () => {
  const page = await openPage('/en/fort/check/', phone);
  await tick(page, 'kind-follow');
  const list = page.getByRole('button', { name: 'Add a card' });
  expect(await list.locator('[data-icon]').getAttribute('data-icon')).toBe('plus');
  await list.click();
  const close = page.getByRole('button', { name: 'Close the list' });
  expect(await close.locator('[data-icon]').getAttribute('data-icon')).toBe('cross');
});

it('shows the answer to a question that was opened, and the first question after Clear', async () => {
  const page = await openPage('/ru/fort/check/?example=play-added-wrong-suit', phone);
  await verdictOf(page, 'illegal');
  await expect.poll(() => topOf(page, '#verdict')).toBeLessThan(390);
  await page.locator('.w-notice .button-quiet').click();
  await page.locator('.w-sticky button').first().click();
  await verdictOf(page, 'none');
  const top = await topOf(page, '.w-kinds');
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(390);
});
