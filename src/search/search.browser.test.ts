import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from 'vitest';
import { newPage, openPage, siteUrl, troublesOf } from '#testing/browser.ts';

it('opens by / and Ctrl-K, and goes by keyboard to the clause', async () => {
  const page = await openPage('/pl/fort/rules/play/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('/search/'))).toEqual([]);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await field.fill('Lookout');
  const first = page.getByRole('option').first();
  await first.waitFor();
  expect(await first.locator('.search-title').textContent()).toBe('Czatownia (Lookout)');
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'));
  expect(await page.getByRole('status').textContent()).toMatch(/^\d+\s\S+$/);

  await page.keyboard.press('ArrowDown');
  const second = page.getByRole('option').nth(1);
  expect(await second.getAttribute('aria-selected')).toBe('true');
  expect(await first.getAttribute('aria-selected')).toBe('false');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toBe(siteUrl('/pl/fort/glossary/#lookout'));

  await page.waitForLoadState('load');
  await page.keyboard.press('Control+k');
  await field.fill('zzzzqqq');
  await expect.poll(() => page.getByRole('status').textContent()).toContain('Nic nie znaleziono');
  expect(await page.getByRole('option').count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(troublesOf(page)).toEqual([]);
});

it.each(['light', 'dark'] as const)('is accessible while it is open, %s', async (colorScheme) => {
  const page = await openPage('/ru/dobro/', { colorScheme, viewport: { width: 360, height: 640 } });
  await page.locator('header a[data-search]').click();
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations).toEqual([]);
  await page.getByRole('combobox').fill('джокера');
  await page.getByRole('option').first().waitFor();
  const found = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(found.violations).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});

it('finds a rule by its number and shows the number', async () => {
  const page = await openPage('/en/fort/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('6.10');
  const first = page.getByRole('option').first();
  await expect.poll(() => first.locator('.search-kind').textContent()).toBe('rule 6.10 · Fort');
});

it('takes text for text', async () => {
  const page = await openPage('/en/search/?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%20card');
  await page.getByRole('option').first().waitFor();
  expect(await page.locator('.search-page img').count()).toBe(0);
  expect(await page.getByRole('combobox').inputValue()).toContain('<img');
  expect(troublesOf(page)).toEqual([]);
});

it('is an index of all names without scripts', async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(siteUrl('/ru/fort/'));
  await page.locator('header a[data-search]').click();
  expect(page.url()).toBe(siteUrl('/ru/search/'));
  expect(await page.locator('input[type="search"]').isVisible()).toBe(false);
  await page.getByRole('link', { name: 'вышка', exact: true }).first().click();
  expect(page.url()).toBe(siteUrl('/ru/fort/glossary/#lookout'));
});

it('answers a question, says why, and lets every piece of it be changed by a tap', async () => {
  const page = await openPage('/en/fort/check/', { viewport: { width: 360, height: 740 } });
  await page.locator('main a[data-search]').first().click();
  const field = page.getByRole('combobox', { name: 'Search' });
  const answer = page.locator('.search-answer');

  await field.fill('Can I play Bug and add The Moles?');
  await expect.poll(() => answer.locator('.search-said p').textContent()).toContain('The Moles');
  const piece = answer.locator('[data-path="move.add.0"]');
  await piece.click();
  await answer.locator('[data-entry="another"]').click();
  await expect.poll(() => answer.locator('[data-path="move.add.1"]').count()).toBe(1);
  await answer.locator('[data-path="move.add.0"]').click();
  await answer.locator('[data-entry="removed"]').click();
  await expect.poll(() => answer.locator('[data-path="move.add.1"]').count()).toBe(0);
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations).toEqual([]);

  await field.fill('Can I play The Moles?');
  await expect
    .poll(() => answer.locator('.search-why li').first().textContent())
    .toMatch(/^The Moles .+[.] \d+[.]\d+ /);

  await field.fill('The value in play is 10. Can I play two 5s?');
  await expect
    .poll(() => answer.locator('.search-effects li').first().textContent())
    .toContain('20');
  const rests = answer.locator('.search-rules a');
  expect((await rests.allTextContents()).join(' ')).toMatch(/\d+[.]\d+ /);
  expect(await rests.first().getAttribute('href')).toContain('/en/dobro/rules/');

  await field.fill('Can I play Rocky?');
  await expect.poll(() => answer.locator('.search-instead').textContent()).toContain('Rocky');
  await answer.locator('.search-instead button').first().click();
  expect(await field.inputValue()).not.toContain('Rocky');
  expect(troublesOf(page)).toEqual([]);
});

it('lets the question of a checker be changed as a sentence', async () => {
  const page = await openPage('/en/dobro/check/?example=thirteen');
  await page.getByRole('button', { name: 'Change it as a sentence' }).click();
  const value = page.locator('.w-said [data-path="situation.value"]');
  await value.click();
  const before = Number(await value.textContent());
  await page.locator('.w-said [data-step="1"]').click();
  await expect.poll(async () => Number(await value.textContent())).toBe(before + 1);
  expect(troublesOf(page)).toEqual([]);
});
