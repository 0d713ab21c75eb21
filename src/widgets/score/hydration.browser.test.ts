import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPage, openPage, siteUrl, troublesOf } from '#testing/browser.ts';

const ready = (page: Page) => page.locator('fieldset.widget:enabled').waitFor();

/** A phone much slower than this machine: time enough to be too early. */
async function slowPage(): Promise<Page> {
  const page = await newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  return page;
}

describe.each(['fort', 'dobro'])('the score sheet of %s', (game) => {
  const path = `/en/${game}/score/`;

  it('is taken over as the page shows it', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      const note = (records: MutationRecord[]) => {
        for (const { target, type, attributeName } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          if (element?.closest('.widget'))
            changes.push(`${element.className} ${attributeName ?? type}`.trim());
        }
      };
      // The page has been read, and its scripts begin.
      document.addEventListener('readystatechange', () =>
        new MutationObserver(note).observe(document, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        }),
      );
    });
    await page.goto(siteUrl(path), { waitUntil: 'networkidle' });
    await ready(page);
    const changes = await page.evaluate(() => Reflect.get(window, 'changes'));
    expect(new Set(changes)).toEqual(new Set(['widget disabled']));
    expect(troublesOf(page)).toEqual([]);
  });

  it('loses nothing that is entered as soon as it can be', async () => {
    const page = await slowPage();
    await page.goto(siteUrl(path), { waitUntil: 'commit' });
    await page.locator('#p0-name').fill('Anna');
    await page
      .getByRole('button', { name: /^One more/ })
      .first()
      .click();
    const number = page.locator('.w-stepper input').first();
    await expect.poll(() => page.locator('.w-sticky').textContent()).toContain('Anna');
    expect(await number.inputValue()).toBe('1');
    // What was kept comes first, and is then added to.
    await page.reload({ waitUntil: 'commit' });
    await page
      .getByRole('button', { name: /^One more/ })
      .first()
      .click();
    expect(await number.inputValue()).toBe('2');
    expect(await page.locator('#p0-name').inputValue()).toBe('Anna');
    expect(troublesOf(page)).toEqual([]);
  });
});

it('fills what was unfolded before its code arrived', async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    // The page has been read, and its scripts begin.
    document.addEventListener('readystatechange', () =>
      document.querySelector('.w-level-points')?.setAttribute('open', ''),
    );
  });
  await page.goto(siteUrl('/en/fort/score/'));
  await page.getByLabel('Fort Level 4', { exact: true }).fill('17');
  expect(await page.locator('.w-level-points[open]').count()).toBe(1);
});

it('leaves no trace of a player who was removed', async () => {
  const page = await openPage('/en/fort/score/');
  await page.locator('#players-3').check();
  await page.locator('#p2-name').fill('Cleo');
  await page.locator('#p0-name').fill('Anna');
  await page.getByRole('button', { name: 'Remove Anna' }).click();
  expect(await page.locator('.w-player').count()).toBe(2);
  expect(await page.locator('#p1-name').inputValue()).toBe('Cleo');
  await page.locator('#p1-track').fill('7');
  await expect.poll(() => page.locator('.w-sticky').textContent()).toContain('Cleo');
  expect(await page.locator('.w-lines').nth(1).textContent()).toContain('7');
  expect(troublesOf(page)).toEqual([]);
});
