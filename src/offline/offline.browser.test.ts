import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, troublesOf } from '#testing/browser.ts';
import { partsHere } from '#testing/offline-parts.ts';
import { ownSite, setQuota, siteCopy, update } from '#testing/site-copy.ts';

const withWorker = { serviceWorkers: 'allow' as const };
// Nearly a thousand files, while other visits keep the machine busy.
const patient = { timeout: 75_000, interval: 200 };

/** Takes out of all caches what has this part in its address. */
const clear = (page: Page, part: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) if (url.includes(wanted)) await cache.delete(url);
    }
  }, part);

it('serves the whole language and its tools after one visit, whatever else is gone', async () => {
  const site = await ownSite();
  const page = await newPage(withWorker);
  await page.goto(`${site.url}/en/fort/`);
  await expect.poll(() => partsHere(page), patient).toContain('en');
  expect(troublesOf(page)).toEqual([]);

  // The page for wrong addresses says what is stored.
  await page.goto(`${site.url}/ru/nowhere/`);
  const stored = page.locator('section:not([hidden]) [data-stored]');
  await stored.waitFor();
  expect(await stored.getByRole('link').allTextContents()).toEqual(['English']);

  // A file that the browser cleared away is fetched again, and kept.
  await clear(page, '/en/dobro/index.html');
  await page.goto(`${site.url}/en/dobro/`);
  expect(await page.locator('h1').textContent()).toContain('Dobro');
  await expect.poll(() => partsHere(page), patient).toContain('en');
  const troubles = troublesOf(page).length;

  // The server is gone.
  await site.close();
  for (const path of ['en/', 'en/fort/rules/play/', 'en/fort/cards/bug/', 'en/dobro/glossary/']) {
    await page.goto(`${site.url}/${path}`);
    expect(await page.locator('h1').count(), path).toBe(1);
  }
  await page.goto(`${site.url}/en/fort/score/`);
  await page.locator('.widget:enabled').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('lookout');
  await page.getByRole('dialog').getByRole('option').first().click();
  await expect.poll(() => page.url()).toBe(`${site.url}/en/fort/glossary/#lookout`);
  // An address typed without the slash at its end.
  await page.goto(`${site.url}/en/fort/cards`);
  expect(page.url()).toBe(`${site.url}/en/fort/cards/`);
  expect(troublesOf(page).slice(troubles)).toEqual([]);

  // What is not here is said so under its own address, with the way to what is here.
  for (const path of ['ru/fort/', 'ru/%ff']) {
    await page.goto(`${site.url}/${path}`);
    expect(page.url()).toBe(`${site.url}/${path}`);
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
    expect(await page.locator('[data-missing]').isVisible()).toBe(true);
    expect(await page.locator('[data-wish=keep]').filter({ visible: true }).count()).toBe(0);
    const links = page.locator('[data-stored] a').filter({ visible: true });
    await expect.poll(() => links.allTextContents()).toEqual(['English', 'Search']);
  }
  await page.getByRole('link', { name: 'English', exact: true }).last().click();
  await expect.poll(() => page.url()).toBe(`${site.url}/en/`);

  // Even without the pages that say so.
  await clear(page, '/offline/');
  await clear(page, '/pl/');
  await page.goto(`${site.url}/pl/fort/`);
  expect(await page.locator('html').getAttribute('lang')).toBe('pl');
  expect(await page.locator('h1').textContent()).toBe('Bez internetu');
  await page.goto(`${site.url}/en/dobro/`);
  expect(await page.locator('h1').textContent()).toContain('Dobro');
});

it('shows the page itself as soon as the network is back', async () => {
  const site = await ownSite();
  const page = await newPage(withWorker);
  await page.goto(`${site.url}/en/fort/`);
  await expect.poll(() => partsHere(page), patient).toContain('en');
  await page.context().setOffline(true);
  await page.goto(`${site.url}/ru/fort/`);
  expect(await page.locator('[data-missing]').isVisible()).toBe(true);
  await page.context().setOffline(false);
  await expect.poll(() => page.locator('html').getAttribute('data-game'), patient).toBe('fort');
  expect(page.url()).toBe(`${site.url}/ru/fort/`);
});

it.each([300_000, 1_000_000, 2_000_000, 4_000_000])(
  'shows every page with room for %d bytes, and says what is not kept',
  async (quota) => {
    const site = await ownSite();
    const page = await newPage(withWorker);
    await page.goto(`${site.url}/404.html`);
    await setQuota(page, quota);
    for (const path of ['en/', 'en/fort/', 'en/offline/', 'ru/dobro/rules/', 'en/fort/score/']) {
      const answer = await page.goto(`${site.url}/${path}`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      expect([answer?.status(), await page.locator('h1').count()], path).toEqual([200, 1]);
      expect(await page.locator('[data-missing]').filter({ visible: true }).count()).toBe(0);
    }
    await page.locator('.widget:enabled').waitFor();
    await page.goto(`${site.url}/en/offline/`);
    await page.getByRole('button', { name: 'Keep on this device: English' }).click();
    await expect
      .poll(() => page.locator('[data-message]').textContent(), patient)
      .toContain('no room left');
    expect(await page.locator('[data-part=en] [data-state]').textContent()).not.toBe(
      'on this device',
    );
    const answer = await page.goto(`${site.url}/pl/dobro/cards/`);
    expect(answer?.status()).toBe(200);
    expect(troublesOf(page)).toEqual([]);
  },
);

it('shows every page when the room shrinks, and takes updates still', async () => {
  const site = await siteCopy();
  const page = await newPage(withWorker);
  await page.goto(`${site.url}/en/fort/`);
  await expect.poll(() => partsHere(page), patient).toContain('en');
  await setQuota(page, 1_000_000);
  for (const path of ['ru/', 'pl/fort/cards/', 'en/dobro/']) {
    const answer = await page.goto(`${site.url}/${path}`);
    expect([answer?.status(), await page.locator('h1').count()], path).toEqual([200, 1]);
  }
  site.edit('en/fort/index.html', (html) => html.replace('</h1>', ', second edition</h1>'));
  site.publish();
  expect(await update(page)).toBe(true);
  await page.goto(`${site.url}/en/fort/`);
  expect(await page.locator('h1').textContent()).toContain('second edition');
});

it('keeps everything when asked, says how far it is, and removes it again', async () => {
  const site = await ownSite();
  const page = await newPage(withWorker);
  await page.goto(`${site.url}/pl/offline/`);
  const russian = page.locator('[data-part="ru"]');
  await page.locator('button.button-main').click();
  await page.locator('progress').waitFor();
  await expect
    .poll(() => page.locator('[data-message]').textContent(), patient)
    .toContain('Gotowe');
  expect(await partsHere(page)).toEqual(expect.arrayContaining(['en', 'pl', 'ru']));
  await site.close();
  await page.goto(`${site.url}/ru/dobro/rules/turn/`);
  expect(await page.locator('html').getAttribute('lang')).toBe('ru');

  await page.goto(`${site.url}/pl/offline/`);
  await russian.locator('[data-wish="drop"]').click();
  await expect.poll(() => partsHere(page)).not.toContain('ru');
  expect(await partsHere(page)).toContain('pl');
});

it('takes an update whole, and leaves an open page working', async () => {
  const site = await siteCopy();
  const [page, later] = [await newPage(withWorker), 'en/fort/index.html'];
  await page.goto(`${site.url}/en/fort/`);
  await expect.poll(() => partsHere(page), patient).toContain('en');

  // The next version has another page and does without a script that the open page may want yet.
  site.edit(later, (html) => html.replace('</h1>', ', second edition</h1>'));
  for (const script of globSync('_astro/dialog.*.js', { cwd: site.folder }))
    rmSync(join(site.folder, script));
  site.publish();
  expect(await update(page)).toBe(true);
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  expect(await page.locator('h1').textContent()).not.toContain('second edition');

  // A version whose files don't all arrive is not taken at all.
  site.edit(later, (html) => html.replace('second edition', 'third edition'));
  site.edit('en/dobro/index.html', (html) => html.replace('</h1>', ', third edition</h1>'));
  site.publish();
  site.edit('en/dobro/index.html', (html) => html.replace('third edition', 'half written'));
  expect(await update(page)).toBe(false);
  await page.goto(`${site.url}/en/fort/`);
  expect(await page.locator('h1').textContent()).toContain('second edition');
  await page.goto(`${site.url}/en/dobro/`);
  expect(await page.locator('h1').textContent()).not.toMatch(/third|half/);

  await site.close();
  await page.goto(`${site.url}/en/fort/`);
  expect(await page.locator('h1').textContent()).toContain('second edition');
});
