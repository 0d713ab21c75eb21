import { describe, expect, it } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { newPage, openPage, siteUrl } from '#testing/browser.ts';

describe.each(['fort', 'dobro'])('the score page of %s', (game) => {
  const path = `/en/${game}/score/`;

  it('brings neither the reader of files nor the translator to the browser', async () => {
    const page = await newPage();
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(siteUrl(path));
    await page.locator('.widget:enabled').waitFor();
    const texts = (await Promise.all(scripts)).map(String);
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((text) => /ZodError|i18next/.test(text))).toEqual([]);
  });

  it('can be read before its code arrives, and answers afterwards', async () => {
    const page = await newPage();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/_astro\/widget[^/]*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(siteUrl(path), { waitUntil: 'load' });
    expect(await page.locator('.widget .panel').first().isVisible()).toBe(true);
    expect(await page.locator('.widget:disabled').count()).toBe(1);
    release();
    await page.locator('.widget:enabled').waitFor();
  });

  it('is of use without JavaScript', async () => {
    const page = await openPage(path, { javaScriptEnabled: false });
    expect(await page.locator('noscript').textContent()).toContain('by hand');
    expect(await page.locator('.widget').isVisible()).toBe(false);
    expect(await page.locator('.how-list dt a[href*="#score."]').count()).toBeGreaterThan(1);
  });

  it('prints the result and nothing else of the sheet', async () => {
    const page = await openPage(path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.w-table').isVisible()).toBe(true);
    // Lines run through: all cells of a row begin and end together, and so do their words.
    const ragged = await page.locator('.w-table tr').evaluateAll((rows) =>
      rows.filter((row) => {
        const tops = [...row.children].map((cell) => {
          const { position, verticalAlign, paddingBlock } = getComputedStyle(cell);
          return `${position} ${verticalAlign} ${paddingBlock}`;
        });
        return new Set(tops).size > 1;
      }),
    );
    expect(ragged).toEqual([]);
    for (const part of ['.w-player-head', '.w-sticky', '.w-games', '.how'])
      expect(await page.locator(part).first().isVisible(), part).toBe(false);
  });
});

it.each(languages.flatMap((language) => [`/${language}/fort/score/`, `/${language}/dobro/score/`]))(
  '%s fits a phone, with targets for a thumb',
  async (path) => {
    const page = await openPage(path, { viewport: { width: 360, height: 740 } });
    await page.locator('button:enabled', { hasText: /\S/ }).first().waitFor();
    for (const seat of [0, 1]) await page.locator(`#p${seat}-name`).fill('Максимилиан-Александр');
    await page.locator('.widget:enabled').waitFor();
    const add = page.locator('.w-bar button:has([data-icon=plus])');
    while (await add.isEnabled()) await add.click();
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.widget :is(button, select, summary, input, .button)')]
        // What is tapped is the label around the box.
        .map((target) => target.closest('label:has([type=checkbox], [type=radio])') ?? target)
        .flatMap((target) => {
          const box = target?.getBoundingClientRect();
          return box && box.width > 0 && (box.height < 43.5 || box.width < 43.5)
            ? [target?.outerHTML.slice(0, 120)]
            : [];
        }),
    );
    expect(small).toEqual([]);
  },
);
