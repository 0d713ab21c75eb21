import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#i18n/languages.ts';
import { bookOf, clauseOf } from '#model/book.ts';
import { openPage, siteUrl, troublesOf } from '#testing/browser.ts';

/** What it says, with white space as single blanks. */
const textOf = async (element: Locator): Promise<string> =>
  ((await element.textContent()) ?? '').replace(/\s+/g, ' ').trim();

/** Number and title of a clause of Fort, as its heading says them. */
const headingOf = (language: Language, id: string): string => {
  const { number, title } = clauseOf(bookOf('fort', language), id);
  return `${number} ${title}`.replace(/\s+/g, ' ');
};

const phone = { viewport: { width: 360, height: 740 } };

describe('a rule page', () => {
  it.each(languages)('anchors its clauses in %s', async (language) => {
    const page = await openPage(`/${language}/fort/rules/play/#play.full`, phone);
    const clause = page.locator('[id="play.full"]');
    expect(await textOf(clause.locator('h2'))).toBe(headingOf(language, 'play.full'));
    const { top } = await clause.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
    expect(troublesOf(page)).toEqual([]);
  });

  it('shows the meaning of a tapped term in place and puts it away again', async () => {
    const page = await openPage('/pl/fort/rules/play/', phone);
    const link = page.locator('[id="play.lookout"] a.term', { hasText: 'Czatowni' }).first();
    await link.click();
    const meaning = page.locator('#meaning-fort-lookout');
    await meaning.waitFor({ state: 'visible' });
    expect(await textOf(meaning)).toContain('вышка');
    expect(page.url()).toBe(siteUrl('/pl/fort/rules/play/'));
    await page.keyboard.press('Escape');
    await meaning.waitFor({ state: 'hidden' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('keeps the meaning beside the term on a wide screen', async () => {
    const page = await openPage('/en/fort/rules/play/', { viewport: { width: 1280, height: 800 } });
    const link = page.locator('[id="play.add"] a.term').first();
    await link.click();
    const shown = page.locator('.meaning:popover-open');
    const [of, to] = [await shown.boundingBox(), await link.boundingBox()];
    expect(Math.abs((of?.y ?? 0) - (to?.y ?? 0))).toBeLessThan(320);
    expect((of?.x ?? 0) + (of?.width ?? 0)).toBeLessThanOrEqual(1280);
    // A second tap on the term closes it.
    await link.click();
    await shown.waitFor({ state: 'hidden' });
  });

  it('leads to the glossary without JavaScript', async () => {
    const page = await openPage('/en/fort/rules/play/', { javaScriptEnabled: false });
    await page.locator('[id="play.one-card"] a.term', { hasText: 'hand' }).click();
    expect(page.url()).toBe(siteUrl('/en/fort/glossary/#hand'));
  });

  it('copies the link to a clause', async () => {
    const page = await openPage('/ru/dobro/rules/turn/', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.locator('[id="turn.pair"] a[data-copy-link]').click();
    await page.getByText('Ссылка скопирована').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(siteUrl('/ru/dobro/rules/turn/#turn.pair'));
  });

  it('stays on the clause when the language is switched', async () => {
    const page = await openPage('/en/fort/rules/follow/#follow.count');
    await page.locator('[data-language-switch] summary').click();
    await page.locator('[data-language-switch] a[hreflang="pl"]').click();
    await page.waitForURL('**/pl/fort/rules/follow/#follow.count');
    expect(await textOf(page.locator('[id="follow.count"] h2'))).toBe(
      headingOf('pl', 'follow.count'),
    );
  });

  it('opens the fold of examples that the coverage page points at', async () => {
    const page = await openPage('/en/dobro/coverage/');
    await page.locator('a[href$="#examples-turn.pair"]').click();
    const example = page.locator('[id="examples-turn.pair"] .example').first();
    await example.waitFor({ state: 'visible' });
    expect(await textOf(example.locator('.e-word'))).toMatch(/allowed/i);
    expect(await page.locator('[id="examples-turn.one"]').isVisible()).toBe(false);
  });
});

it('prints the rulebook without furniture and with clause numbers for links', async () => {
  const page = await openPage('/en/fort/rulebook/');
  await page.emulateMedia({ media: 'print' });
  for (const furniture of ['header.no-print', 'nav.sections', 'a[data-copy-link]', '[data-print]'])
    expect(await page.locator(furniture).first().isVisible()).toBe(false);
  expect(await page.locator('.clause h3').count()).toBe(bookOf('fort', 'en').clauses.size);
  const link = page.locator('[id="follow.full"] a.clause');
  const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  // Some versions of Chromium answer with the attribute's name, others with what it holds.
  const { number } = clauseOf(bookOf('fort', 'en'), 'play.full');
  expect(after.replace('" attr(data-number) "', number)).toBe(`" (${number})"`);
  expect(await link.getAttribute('data-number')).toBe(number);
  expect(await link.getAttribute('href')).toBe('#play.full');
});

it('shows the rulebook behind a list of rules, not behind a printer', async () => {
  const page = await openPage('/pl/fort/rules/', phone);
  const icons = page.locator('main a[href$="/rulebook/"] .icon use');
  const drawn = await icons.evaluateAll((all) => all.map((use) => use.getAttribute('href')));
  expect(drawn).toEqual([expect.stringMatching(/#rules$/)]);
});

describe('the turn guide', () => {
  it('steps through a turn, remembers the place in this tab and begins anew', async () => {
    const page = await openPage('/en/dobro/turn/', phone);
    // While the page glides to the step, a tap can miss the bar below it.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const next = page.locator('[data-turn-next]');
    const current = page.locator('[aria-current="step"]');
    expect(await textOf(current)).toContain('exactly one thing');
    await next.click();
    await next.click();
    expect(await textOf(current)).toContain('Draw');
    await page.reload();
    expect(await textOf(current)).toContain('Draw');
    await page.locator('[data-turn-back]').click();
    expect(await textOf(page.locator('[data-turn-progress]'))).toBe('Step 2 of 4');
    for (let step = 2; step <= 4; step++) await next.click();
    expect(await current.count()).toBe(0);
    expect(await textOf(next)).toBe('New turn');
    await next.click();
    expect(await textOf(page.locator('[data-turn-progress]'))).toBe('Step 1 of 4');
    expect(troublesOf(page)).toEqual([]);
  });

  it('is a plain list without JavaScript', async () => {
    const page = await openPage('/ru/fort/turn/', { javaScriptEnabled: false });
    expect(await page.locator('[data-step] .step').count()).toBe(12);
    expect(await page.locator('[data-turn-controls]').isVisible()).toBe(false);
  });
});
