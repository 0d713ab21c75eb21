import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { openPage, siteUrl, troublesOf } from '#testing/browser.ts';

const phone = { viewport: { width: 360, height: 740 } };
const pages = ['', 'fort/', 'dobro/'];
const everyPage = languages.flatMap((language) => pages.map((page) => `/${language}/${page}`));

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

describe('theme', () => {
  it('follows the device', async () => {
    const light = await background(await openPage('/en/', { colorScheme: 'light' }));
    const dark = await background(await openPage('/en/', { colorScheme: 'dark' }));
    expect(light).not.toBe(dark);
  });

  it('is switched by the button, kept for the next page and given back to the device', async () => {
    const page = await openPage('/en/', { colorScheme: 'light' });
    const light = await background(page);
    const button = page.getByRole('button', { name: 'Dark theme' });
    expect(await button.getAttribute('aria-pressed')).toBe('false');

    await button.click();
    const dark = await background(page);
    expect(dark).not.toBe(light);
    expect(await button.getAttribute('aria-pressed')).toBe('true');

    await page.goto(siteUrl('/en/fort/'));
    expect(await background(page)).toBe(dark);

    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await background(page)).toBe(light);
    expect(await page.evaluate(() => localStorage.getItem('yardstick:theme'))).toBeNull();
  });

  it('is there before the first paint', async () => {
    const page = await openPage('/en/', { colorScheme: 'light' });
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('body', { state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  });
});

it('has all sections of a game in one row of a wide screen, in every language', async () => {
  for (const path of everyPage.filter((path) => /\/(fort|dobro)\/$/.test(path))) {
    const page = await openPage(path, { viewport: { width: 1280, height: 900 } });
    const rows = await page
      .locator('nav.sections li:visible')
      .evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size);
    expect(rows, path).toBe(1);
  }
});

describe('language switch', () => {
  it('keeps the page and the clause', async () => {
    const page = await openPage('/en/fort/#content');
    await page.locator('[data-language-switch] summary').click();
    await page.getByRole('link', { name: 'Polski' }).click();
    await page.waitForURL('**/pl/fort/#content');
    expect(await page.locator('html').getAttribute('lang')).toBe('pl');
    expect(await page.evaluate(() => localStorage.getItem('yardstick:language'))).toBe('pl');
  });

  it('keeps the page without JavaScript', async () => {
    const page = await openPage('/ru/dobro/', { javaScriptEnabled: false });
    await page.locator('[data-language-switch] summary').click();
    await page.getByRole('link', { name: 'English' }).click();
    expect(page.url()).toBe(siteUrl('/en/dobro/'));
  });

  it('closes with Escape', async () => {
    const page = await openPage('/en/');
    const summary = page.locator('[data-language-switch] summary');
    await summary.click();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('link', { name: 'Polski' }).isVisible()).toBe(false);
  });
});

describe.each(everyPage)('%s', (path) => {
  it('names itself, its language and its siblings', async () => {
    const page = await openPage(path);
    const language = path.slice(1, 3);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.title()).toMatch(/Yardstick/);
    expect(
      await page
        .locator('link[rel=alternate]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
    ).toEqual([...languages, 'x-default']);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical?.endsWith(path)).toBe(true);
    expect(troublesOf(page)).toEqual([]);
  });
});

describe('at the table', () => {
  it('has targets for a thumb', async () => {
    const page = await openPage('/en/fort/', phone);
    const small = await page
      .locator('header a, header button, header summary, nav a, .task, footer a')
      .evaluateAll((elements) =>
        elements
          .map((element) => ({ html: element.outerHTML, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
          .map(({ html }) => html),
      );
    expect(small).toEqual([]);
  });

  it('says on one screen what this is, with the field and both games', async () => {
    const page = await openPage('/en/', { viewport: { width: 360, height: 780 } });
    for (const language of languages) {
      await page.goto(siteUrl(`/${language}/`));
      const hidden = await page.evaluate(() => {
        const bar = document.querySelector('nav.sections');
        const end = bar?.getBoundingClientRect().top ?? 0;
        return ['.what', 'h1', '.ask-field', '#fort', '#dobro']
          .map((place) => [place, document.querySelector(`main ${place}`)] as const)
          .filter(([, own]) => (own?.getBoundingClientRect().bottom ?? Infinity) > end)
          .map(([place]) => place);
      });
      expect(hidden, language).toEqual([]);
      const said = await page.locator('main .what').textContent();
      for (const word of ['Yardstick', /card|карточн|karcian/, /Fort|Форт/, /Dobro|Добро/])
        expect(said).toMatch(word);
    }
  });

  it('does not move while the font arrives', async () => {
    const page = await openPage('/en/', phone);
    // A frame drawn with the font in place has moved whatever was going to move.
    const shift = await page.evaluate(async () => {
      const shifts: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      await document.fonts.ready;
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      await frame();
      await frame();
      return [...shifts, ...observer.takeRecords()].reduce(
        (sum, entry) =>
          'value' in entry && typeof entry.value === 'number' ? sum + entry.value : sum,
        0,
      );
    });
    expect(shift).toBeLessThan(0.02);
  });

  it('lets the reader zoom', async () => {
    const page = await openPage('/en/');
    expect(await page.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(
      /maximum-scale|user-scalable/,
    );
  });

  it('links only to pages that exist', async () => {
    const page = await openPage('/en/');
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => [
        ...new Set(all.flatMap((link) => (link instanceof HTMLAnchorElement ? link.href : []))),
      ]);
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
  });
});
