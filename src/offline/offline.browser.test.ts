import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newPage, troublesOf } from '#testing/browser.ts';
import { partsHere, siteCopy, update } from '#testing/site-copy.ts';

const withWorker = { serviceWorkers: 'allow' as const };
const patient = { timeout: 25_000, interval: 200 };

it('serves the whole language and its tools after one visit, with the server gone', async () => {
  const site = await siteCopy();
  const page = await newPage(withWorker);
  await page.goto(`${site.url}/en/fort/`);
  await expect.poll(() => partsHere(page), patient).toContain('en');
  expect(troublesOf(page)).toEqual([]);
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
  expect(troublesOf(page)).toEqual([]);

  await page.goto(`${site.url}/ru/fort/`);
  expect(new URL(page.url()).searchParams.get('missing')).toBe('ru/fort/');
  expect(await page.locator('[data-missing]').isVisible()).toBe(true);
});

it('keeps everything when asked, says how far it is, and removes it again', async () => {
  const site = await siteCopy();
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
