import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { phone } from '#testing/blameless.ts';
import { newPage, openPage, siteUrl, troublesOf } from '#testing/browser.ts';
import { openPdf } from './render.ts';

const pagesOf = async (address: string): Promise<number> => {
  const answer = await fetch(siteUrl(address));
  return (await openPdf(new Uint8Array(await answer.arrayBuffer()))).numPages;
};

it('gives several documents as one file to print', async () => {
  const page = await openPage('/pl/print/');
  const button = page.locator('#join button');
  expect(await button.isDisabled()).toBe(true);
  for (const name of ['fort-score-sheet', 'dobro-glossary'])
    await page.locator(`[data-pick] input[value="${name}"]`).check();
  await page.locator('#join input[value="letter"]').check();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('yardstick-pl-letter.pdf');
  const copy = join(mkdtempSync(join(tmpdir(), 'joined-')), 'joined.pdf');
  await download.saveAs(copy);
  const pdf = await openPdf(readFileSync(copy));
  // The second one begins on a new leaf: an odd page before it has an empty back.
  const first = await pagesOf('/pl/print/fort-score-sheet-pl-letter.pdf');
  expect(pdf.numPages).toBe(
    first + (first % 2) + (await pagesOf('/pl/print/dobro-glossary-pl-letter.pdf')),
  );
  expect(troublesOf(page)).toEqual([]);
});

it.each(languages)('does not move when its script comes, in %s', async (language) => {
  const early = await newPage(phone);
  // What is drawn before: with the plain script of the head, without the modules.
  await early.route(/\.js$/, (route) =>
    /\/page\.[^/]*\.js$/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  const late = await newPage(phone);
  const places = [];
  for (const page of [early, late]) {
    await page.goto(siteUrl(`/${language}/print/`));
    await page.evaluate(() => document.fonts.ready);
    places.push(
      await page
        .locator('main :is(section, li, label)')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top))),
    );
  }
  expect(places[0]).toEqual(places[1]);
});
