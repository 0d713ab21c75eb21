import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { blameless, phone } from '#testing/blameless.ts';
import { newPage, openPage, siteUrl, troublesOf } from '#testing/browser.ts';

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

  it('shows nothing of the sheet between the two bars, and what is shared above them', async () => {
    const page = await openPage(path, phone);
    await page.locator('.widget:enabled').waitFor();
    const edge = (selector: string, side: 'top' | 'bottom') =>
      page.locator(selector).evaluate((own, at) => own.getBoundingClientRect()[at], side);
    const gap = (await edge('nav.sections', 'top')) - (await edge('.w-foot', 'bottom'));
    expect(gap).toBeLessThanOrEqual(1);
    await page.getByRole('radio', { name: '3', exact: true }).first().check();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.locator('#share-link').waitFor();
    const below = async () =>
      (await edge('#share-link', 'bottom')) - (await edge('.w-foot', 'top'));
    await expect.poll(below).toBeLessThan(0);
    expect(await edge('.w-share', 'top')).toBeGreaterThanOrEqual(0);
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
    await page.locator('.widget:enabled').waitFor();
    for (const seat of [0, 1]) await page.locator(`#p${seat}-name`).fill('Максимилиан-Александр');
    await page.locator('input[name=players]').last().check();
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

/** All three rounds of Dobro; the last player has the biggest piles. */
async function finish(page: Page, ...names: string[]) {
  await page.locator('.widget:enabled').waitFor();
  for (const [seat, name] of names.entries()) {
    await page.locator(`#p${seat}-name`).fill(name);
    for (const round of [0, 1, 2]) await page.locator(`#r${round}-${seat}`).fill(`${3 + seat}`);
  }
}

it('counts finished games by player, and takes them along as a table', async () => {
  const page = await openPage('/pl/dobro/score/', phone);
  await finish(page, 'Ania', 'Bartek');
  await page.getByRole('button', { name: 'Nowa partia' }).click();
  await finish(page, 'bartek ', 'Ania');
  await page.locator('.w-games summary').click();
  const rows = page.locator('.w-tally tbody tr');
  // What is on the device comes with the tap.
  await rows.first().waitFor();
  expect(await rows.locator('th').allTextContents()).toEqual(['Ania', 'bartek']);
  expect(await rows.first().locator('td').allTextContents()).toEqual(['2', '1', '4,5', '6']);
  const plot = rows.first().getByRole('img');
  expect(await plot.getAttribute('aria-label')).toMatch(/: 6 \(wygrana\), 3$/);
  await blameless(page);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Zapisz jako tabelę (CSV)' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await saved.createReadStream()) chunks.push(Buffer.from(chunk));
  expect(Buffer.concat(chunks).toString()).toContain('Z;Bartek;3;2;');
  const other = await openPage('/en/dobro/score/', phone);
  await other.locator('.widget:enabled').waitFor();
  await other.locator('.w-games summary').click();
  const give = (buffer: Buffer) =>
    other
      .locator('input[type=file]')
      .setInputFiles({ name: 'games.csv', mimeType: 'text/csv', buffer });
  await give(Buffer.from('date,player,points\n2026-01-01,Anna,3\n'));
  await other.locator('.w-notice', { hasText: 'no column of game links' }).waitFor();
  await give(Buffer.concat(chunks));
  await expect.poll(() => other.locator('.w-games li').count()).toBe(2);
  expect(await other.locator('.w-tally tbody tr').count()).toBe(2);
});

it('hands a finished game to BG Stats with a tap, and sends nothing before', async () => {
  const page = await openPage('/en/dobro/score/', phone);
  await page.locator('.widget:enabled').waitFor();
  await page.locator('#p0-name').fill('Anna');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('link', { name: 'BG Stats' });
  expect(await link.count()).toBe(0);
  await finish(page, 'Anna', 'Bo');
  await page.getByLabel('Who went first').selectOption('Bo');
  expect(await link.getAttribute('rel')).toBe('noreferrer');
  const address = new URL((await link.getAttribute('href')) ?? '');
  const play = JSON.parse(address.searchParams.get('data') ?? '');
  expect(play.players).toMatchObject([
    { name: 'Anna', score: 6, winner: true, rank: 1, startPlayer: false },
    { name: 'Bo', score: 3, winner: false, rank: 2, startPlayer: true },
  ]);
  await blameless(page);
  expect(troublesOf(page)).toEqual([]);
});
