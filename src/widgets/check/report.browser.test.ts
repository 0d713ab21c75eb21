import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { translator } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { phone } from '#testing/blameless.ts';
import { newPage, openPage, siteUrl } from '#testing/browser.ts';
import { verdictOf } from '#testing/checker.ts';

// A verdict that somebody thinks is wrong: what they hand over, and to whom.

const wrong = 'fort/check/?example=play-added-wrong-suit';

it('reports a verdict with description, clauses and version', async () => {
  const page = await openPage('/en/fort/check/?example=play-added-wrong-suit', phone);
  await verdictOf(page, 'illegal');
  await page.getByRole('button', { name: 'Report a wrong verdict' }).click();
  const report = await page.locator('.w-share textarea').inputValue();
  expect(report).toContain('"game":"fort"');
  expect(report).toContain('verdict: illegal');
  expect(report).toMatch(/^fort\/play\.add: /m);
  expect(report).toMatch(/^version: \d/m);
  expect(report).toContain('#game=');
});

it('reports what was taken for granted, and neither keeps nor shares it', async () => {
  const page = await openPage('/en/fort/check/?card=bug', phone);
  await verdictOf(page, 'open');
  await page.getByRole('button', { name: 'Report a wrong verdict' }).click();
  const report = await page.locator('.w-share textarea').inputValue();
  expect(report).toContain('"situation":{},');
  expect(report).toContain('granted: me.hand ["bug"');
  const other = await newPage(phone);
  await other.goto(report.slice(report.lastIndexOf('\n') + 1));
  await verdictOf(other, 'open');
  for (const each of [page, other]) {
    expect(await each.evaluate(() => JSON.stringify(localStorage))).not.toContain('hand');
    expect(await each.locator('#f-me-hand').count()).toBe(0);
  }
});

/** The page as it is built with REPORT: its checker is given the address. */
async function builtFor(address: string, path: string): Promise<Page> {
  const page = await newPage(phone);
  await page.route('**/fort/check/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    const given = html.replace('&quot;report&quot;:[0,&quot;&quot;]', () =>
      '&quot;report&quot;:[0,&quot;ADDRESS&quot;]'.replace('ADDRESS', address),
    );
    expect(given).not.toBe(html);
    return route.fulfill({ response, body: given });
  });
  await page.goto(siteUrl(path));
  return page;
}

it.each(languages)('promises nothing where nobody takes reports (%s)', async (language) => {
  const t = translator(language);
  const page = await openPage(`/${language}/${wrong}`, phone);
  await verdictOf(page, 'illegal');
  await page.getByRole('button', { name: t('check:report.open') }).click();
  await page.locator('.w-share').getByText(t('check:report.nowhere')).waitFor();
  expect(await page.locator('.w-share a').count()).toBe(0);
});

it.each(languages)('leads to whoever takes reports (%s)', async (language) => {
  const t = translator(language);
  const page = await builtFor('mailto:rules@example.org', `/${language}/${wrong}`);
  await verdictOf(page, 'illegal');
  await page.getByRole('button', { name: t('check:report.open') }).click();
  const send = page.locator('.w-share').getByRole('link', { name: t('check:report.send') });
  const href = (await send.getAttribute('href')) ?? '';
  expect(href).toMatch(/^mailto:rules@example\.org\?body=/);
  const report = await page.locator('.w-share textarea').inputValue();
  expect(report.startsWith(decodeURIComponent(href.slice(href.indexOf('=') + 1)))).toBe(true);
  await page.locator('.w-share').getByText(t('check:report.hint')).waitFor();
});
