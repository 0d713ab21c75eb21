import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPage, openPage, siteUrl, troublesOf } from '../../test/browser.ts';
import { kindOf as dobroKind } from './dobro/check.ts';
import { checkableExamples } from './examples-file.ts';
import { opening } from './fort/test-helper.ts';

const narrow = { viewport: { width: 360, height: 740 } };

const verdictOf = async (page: Page, expected: string): Promise<void> => {
  await page
    .locator(`.w-verdict[data-verdict="${expected}"][aria-busy="false"]`)
    .waitFor({ timeout: 15_000 });
};

/** Contrast is slow to look at and the same in all forms: `quick` leaves it out. */
async function blameless(page: Page, quick = false): Promise<void> {
  const axe = new AxeBuilder({ page }).include('.widget');
  const { violations } = await (quick ? axe.disableRules('color-contrast') : axe).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide, 'wider than the screen').toBe(false);
}

/** One example of each kind of question with each verdict. */
function samples(game: 'fort' | 'dobro'): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, situation = {}, move = {}, verdict } of checkableExamples(game)) {
    const kind = game === 'fort' ? opening.ofExample({ situation, move })?.kind : dobroKind(move);
    const key = `${kind}: ${verdict}`;
    if (!found.has(key)) found.set(key, id);
  }
  return found;
}

/** Opens each in place, as a tap on its link in the list does. */
async function openAll(page: Page, examples: ReadonlyMap<string, string>): Promise<void> {
  await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
  for (const [key, id] of examples) {
    const [kind, verdict = ''] = key.split(': ');
    await page.locator(`a[href$="?example=${id}"]`).dispatchEvent('click');
    await page.locator(`#kind-${kind}:checked`).waitFor({ state: 'attached' });
    await verdictOf(page, verdict);
    if (verdict === 'illegal') await blameless(page, true);
  }
}

const choose = async (page: Page, field: string, card: string): Promise<void> => {
  await page.locator(`#${field}`).click();
  await page.locator(`#${field}-picker-search`).fill(card);
  await page.locator('.w-card', { hasText: card }).first().click();
};

describe('the checker of Fort', () => {
  it('asks, tells what is missing, refuses, and offers what is allowed instead', async () => {
    const page = await openPage('/en/fort/check/', narrow);
    await page.locator('#kind-play').check({ force: true });
    await choose(page, 'play', 'Chef');
    await verdictOf(page, 'open');
    await page.locator('.w-asks button', { hasText: 'how many pizza' }).click();
    await page.locator('#f-me-stuff-pizza').fill('0');
    await page.locator('#uses-public').check({ force: true });
    await page.locator('.w-asks button', { hasText: 'hand' }).click();
    await choose(page, 'f-me-hand', 'Chef');
    await page.locator('.w-card', { hasText: 'Chef' }).first().waitFor();
    await page.locator('#f-me-hand').click();
    await verdictOf(page, 'legal');
    await blameless(page);
    await choose(page, 'add', 'Bug');
    await verdictOf(page, 'illegal');
    await blameless(page);
    expect(await page.locator('.w-reasons a').first().getAttribute('href')).toMatch(
      /\/en\/fort\/rules\/.+#/,
    );
    await page.locator('.w-asks button', { hasText: 'don’t add Bug' }).click();
    await verdictOf(page, 'legal');
    await page.getByRole('button', { name: 'Undo' }).click();
    await verdictOf(page, 'illegal');
    expect(troublesOf(page)).toEqual([]);
  });

  it('opens every kind of move with every verdict', async () => {
    const page = await openPage('/pl/fort/check/', narrow);
    await openAll(page, samples('fort'));
    expect(troublesOf(page)).toEqual([]);
  });

  it('shares as a link, keeps over a reload, and loses nothing to a broken link', async () => {
    const page = await openPage('/ru/fort/check/?card=bug', narrow);
    await verdictOf(page, 'open');
    await page.locator('#uses-private').check({ force: true });
    await page.getByRole('button', { name: 'Поделиться' }).click();
    const link = await page.locator('.w-share textarea').inputValue();
    await page.reload();
    await page.locator('#uses-private:checked').waitFor({ state: 'attached' });

    const other = await newPage(narrow);
    await other.goto(link);
    await other.locator('#uses-private:checked').waitFor({ state: 'attached' });
    for (const broken of [link.slice(0, -3), '#game=%%%', `#game=${'A'.repeat(20_000)}`]) {
      await other.goto(broken.startsWith('#') ? siteUrl(`/ru/fort/check/${broken}`) : broken);
      await other.locator('.w-notice.w-bad').first().waitFor();
      expect(await other.locator('#uses-private').isChecked()).toBe(true);
    }
    await blameless(other);
  });

  it('reports a verdict with description, clauses and version', async () => {
    const page = await openPage('/en/fort/check/?example=play-added-wrong-suit', narrow);
    await verdictOf(page, 'illegal');
    await page.getByRole('button', { name: 'Report a wrong verdict' }).click();
    const report = await page.locator('.w-share textarea').inputValue();
    expect(report).toContain('"game":"fort"');
    expect(report).toContain('verdict: illegal');
    expect(report).toMatch(/^fort\/play\.add: /m);
    expect(report).toMatch(/^version: \d/m);
    expect(report).toContain('#game=');
  });

  it('works with the keyboard alone', async () => {
    const page = await openPage('/en/fort/check/', narrow);
    await page.locator('#kind-play').focus();
    await page.keyboard.press('Space');
    await page.locator('#play').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Doc');
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.classList.contains('w-card'))) break;
    }
    await page.keyboard.press('Enter');
    await verdictOf(page, 'open');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('play');
  });

  it('opens a listed example in place', async () => {
    const page = await openPage('/en/fort/check/', narrow);
    await page.locator('#kind-draw').check({ force: true });
    await page
      .locator('#examples details', { hasText: 'Playing a card' })
      .first()
      .evaluate((el) => el.setAttribute('open', ''));
    await page.locator('a[href$="?example=play-skip"]').click();
    await verdictOf(page, 'legal');
    await page.locator('.w-notice button', { hasText: 'Bring back' }).click();
    await page.locator('#kind-draw:checked').waitFor({ state: 'attached' });
  });
});

describe('the checker of Dobro', () => {
  it('lists what may be played, and plays it', async () => {
    const page = await openPage('/en/dobro/check/', narrow);
    await page.locator('#kind-options').check({ force: true });
    await verdictOf(page, 'open');
    await page.locator('#f-value').fill('9');
    for (const card of ['10', '5', '5', 'skip']) await page.locator(`#f-hand-${card}`).click();
    await verdictOf(page, 'legal');
    expect(await page.locator('.w-asks li').allInnerTexts()).toHaveLength(3);
    await blameless(page);
    await page.locator('.w-asks button', { hasText: '10' }).first().click();
    expect(await page.locator('#f-value').inputValue()).toBe('10');
  });

  it('follows a climb play by play', async () => {
    const page = await openPage('/ru/dobro/check/', narrow);
    await page.locator('#kind-climb').check({ force: true });
    for (const card of ['5', '5', '4']) {
      await page.locator(`#climb-next-${card}`).click();
      await page.locator('.button-main').click();
    }
    await verdictOf(page, 'illegal');
    expect(await page.locator('.w-broken').count()).toBe(1);
    await blameless(page);
  });

  it('opens every kind of question with every verdict', async () => {
    const page = await openPage('/en/dobro/check/', narrow);
    await openAll(page, samples('dobro'));
    expect(troublesOf(page)).toEqual([]);
  });
});

/** All JavaScript that a page loads, compressed, with what stands in the page itself. */
async function scriptsOf(path: string): Promise<number> {
  const page = await newPage(narrow);
  const files: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) files.push(response.body());
  });
  await page.goto(siteUrl(path));
  await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const inline = await page
    .locator('script:not([src], [type="application/json"], [type="application/ld+json"])')
    .allTextContents();
  const all = [...(await Promise.all(files)), ...inline.map((text) => Buffer.from(text))];
  return all.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

it.each([
  ['/en/fort/check/', 45_000],
  ['/en/dobro/check/', 45_000],
  // With the judge and the whole form of a play.
  ['/en/fort/check/?card=bug', 62_000],
])('%s loads at most %i bytes of JavaScript', async (path, most) => {
  expect(await scriptsOf(path)).toBeLessThan(most);
});

it('the page explains itself without JavaScript', async () => {
  const page = await openPage('/en/fort/check/', { javaScriptEnabled: false });
  expect(await page.locator('.note').first().textContent()).toContain('JavaScript');
  expect(await page.locator('#examples a').count()).toBeGreaterThan(100);
});
