import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { games, languages } from '#i18n/languages.ts';
import { phone } from '#testing/blameless.ts';
import { newPage, openPage, siteUrl } from '#testing/browser.ts';
import { languageKey } from './_preferred-language.ts';

describe('the top of the site', () => {
  it.each([
    ['ru-RU', '/ru/'],
    ['pl-PL', '/pl/'],
    ['en-US', '/en/'],
  ])('sends a browser that speaks %s to %s', async (locale, path) => {
    const page = await openPage('/', { locale });
    await page.waitForURL(siteUrl(path));
  });

  it('sends whoever chose a language to that one', async () => {
    const page = await newPage({ locale: 'ru-RU' });
    await page.addInitScript((key) => localStorage.setItem(key, 'pl'), languageKey);
    await page.goto(siteUrl('/'));
    await page.waitForURL(siteUrl('/pl/'));
  });

  it.each([
    ['without JavaScript', { locale: 'ru-RU', javaScriptEnabled: false }],
    ['for a browser that speaks none of the languages', { locale: 'de-DE' }],
  ])('is a plain choice %s', async (_, options) => {
    const page = await openPage('/', options);
    for (const [name, path] of [
      ['English', '/en/'],
      ['Русский', '/ru/'],
      ['Polski', '/pl/'],
    ] as const) {
      const href = await page.getByRole('link', { name }).getAttribute('href');
      expect(new URL(href ?? '', page.url()).href).toBe(siteUrl(path));
    }
    expect(page.url()).toBe(siteUrl('/'));
  });
});

/** The address of a file is right, and it can be had. */
async function hasFile(page: Page, link: Locator): Promise<void> {
  const href = (await link.getAttribute('href')) ?? '';
  const response = await page.request.get(new URL(href, page.url()).href);
  expect(response.headers()['content-type']).toBe('application/pdf');
}

describe.each(languages)('with one tap (%s)', (language) => {
  it('the start page hands out the rules on paper', async () => {
    const page = await openPage(`/${language}/`);
    const files = page.locator('main a[type="application/pdf"]');
    expect(await files.count()).toBe(2);
    for (const file of await files.all()) await hasFile(page, file);
  });

  it.each(games)('the page of the rules of %s hands them out on paper', async (game) => {
    const page = await openPage(`/${language}/${game}/rules/`, phone);
    const file = page.locator('main a[type="application/pdf"]');
    expect(await file.getAttribute('href')).toContain(`${game}-rulebook-${language}-`);
    expect((await file.boundingBox())?.y).toBeLessThan(phone.viewport.height / 2);
    await hasFile(page, file);
    // All rules on one page are something to read, not a printer.
    const whole = page.locator('main a[href$="/rulebook/"] [data-icon]');
    expect(await whole.getAttribute('data-icon')).toBe('rules');
  });

  it('the start page opens the icons, where a tap says what one means', async () => {
    const page = await openPage(`/${language}/`, { ...phone, hasTouch: true });
    await page.locator('main a[href$="/fort/icons/"]').tap();
    await page.waitForURL(/\/fort\/icons\/$/);
    // The icons are there without scrolling, and so is the meaning of the one that is tapped.
    const tile = page.locator('[data-finder] label:has(input[type=checkbox])').first();
    const bar = await page.locator('nav.sections').boundingBox();
    expect((await tile.boundingBox())?.y).toBeLessThan(bar?.y ?? 0);
    await tile.tap();
    const meaning = page.locator('[data-finder] [data-meaning]:visible');
    expect((await meaning.textContent())?.length).toBeGreaterThan(20);
  });
});

describe('an address that does not exist', () => {
  it('is answered in the language of the address', async () => {
    const page = await newPage();
    const response = await page.goto(siteUrl('/ru/nowhere/'));
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Такой страницы нет' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(1);
    const href = await page.getByRole('link', { name: 'На главную' }).getAttribute('href');
    expect(new URL(href ?? '', page.url()).href).toBe(siteUrl('/ru/'));
  });

  it('leads to the search, with the words that were typed', async () => {
    const page = await openPage('/pl/nowhere/');
    await page.getByRole('searchbox').fill('podwórko');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/pl\/search\/\?q=/);
    expect(await page.getByRole('combobox').inputValue()).toBe('podwórko');
  });

  it('is answered in all languages where it names none', async () => {
    const page = await openPage('/nowhere/');
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(3);
  });
});
