import type { Page } from 'playwright-core';

/** A score keeper for testing what all of them have in common. */
export const path = '/en/dobro/score/';

/** A game with one round, Anna 1 and the other 2. */
export async function play(page: Page, name = 'Anna') {
  await page.getByLabel('Player 1', { exact: true }).first().fill(name);
  await page.locator('#r0-0').fill('9');
  await page.locator('#r0-1').fill('3');
}

export const totals = async (page: Page) =>
  (await page.locator('tfoot tr').first().textContent()) ?? '';
export const notice = (page: Page) => page.locator('.w-notices .w-notice');

export async function openList(page: Page) {
  await page.getByText('Games on this device').click();
  await page.getByRole('button', { name: 'Save all as a file' }).waitFor();
}

/** Fills the storage of the device completely. */
export const fillDevice = (page: Page) =>
  page.evaluate(() => {
    let text = 'x'.repeat(4_000_000);
    let at = 0;
    while (text.length > 0)
      try {
        localStorage.setItem(`filling/${at}`, text);
        at += 1;
      } catch {
        text = text.slice(0, Math.floor(text.length / 2));
      }
  });
export const emptyDevice = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('filling/')) localStorage.removeItem(key);
  });
