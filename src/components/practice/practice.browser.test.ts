import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { games } from '#i18n/languages.ts';
import { openPage, troublesOf } from '#testing/browser.ts';

const phone = { viewport: { width: 360, height: 740 } };

/** A chapter with situations of both verdicts. */
const chapters = { fort: 'play', dobro: 'turn' } as const;

const shown = (page: Page) => page.locator('[data-stage] [data-situation]');

/** Answers what is asked, allowed or not and the first reason, and says which situation it was. */
async function answer(page: Page): Promise<string> {
  const id = (await shown(page).getAttribute('data-situation')) ?? '';
  const isLegal = (await shown(page).getAttribute('data-verdict')) === 'legal';
  // With the keyboard alone: the buttons come in their order.
  await page
    .locator('.choices button')
    .nth(isLegal ? 0 : 1)
    .focus();
  await page.keyboard.press('Enter');
  if (!isLegal) {
    await expect.poll(() => page.locator('.choices .reason').count()).toBe(3);
    await page.locator('.choices .reason').first().focus();
    await page.keyboard.press('Enter');
  }
  return id;
}

describe.each(games)('practice of %s', (game) => {
  it('asks the five of a day, explains each, and keeps what was right', async () => {
    const page = await openPage(`/en/${game}/practice/#day=2026-11-17`, phone);
    const ids: string[] = [];
    for (let at = 0; at < 5; at++) {
      await expect.poll(() => shown(page).count()).toBe(1);
      // Red and green are for what was answered, not for what is asked.
      expect(await page.locator('[data-stage] .said').count()).toBe(0);
      ids.push(await answer(page));
      // What was said has the focus, so that it is read out; the rule is one link away.
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('said');
      expect(await page.locator('[data-stage] [data-answer] a[data-number]').count()).toBe(1);
      await page.locator('.result .button-main').click();
    }
    expect(new Set(ids).size).toBe(5);
    const right = (await page.locator('.marks').textContent())?.split('✓').length ?? 0;
    expect(await page.locator('.score').textContent()).toContain(`${right - 1} of 5`);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await page.reload();
    const done = await page.locator('[data-ids]').allTextContents();
    const sum = done.reduce((all, text) => all + Number(/\d+/.exec(text)?.[0]), 0);
    expect(sum).toBe(right - 1);
    expect(troublesOf(page)).toEqual([]);
  });

  it('comes back from the checker to the same situation with its answer', async () => {
    for (const address of ['#day=2026-11-17', `#chapter=${chapters[game]}`]) {
      const page = await openPage(`/en/${game}/practice/${address}`, phone);
      await expect.poll(() => shown(page).count()).toBe(1);
      await answer(page);
      await page.locator('.result .button-main').click();
      const id = await answer(page);
      const said = await page.locator('[data-stage] .said').textContent();
      const at = await page.locator('[data-stage] .at').textContent();
      await page.locator('[data-stage] .change a').click();
      await page.locator('.widget').waitFor();
      await page.goBack();
      await expect.poll(() => shown(page).getAttribute('data-situation')).toBe(id);
      expect(await page.locator('[data-stage] .said').textContent()).toBe(said);
      expect(await page.locator('[data-stage] .at').textContent()).toContain(
        /^\d+ of \d+/.exec(at ?? '')?.[0],
      );
      await page.locator('.result .button-main').click();
      expect(await page.locator('[data-stage] .said').count()).toBe(0);
      expect(await shown(page).getAttribute('data-situation')).not.toBe(id);
    }
  });

  it('asks the same five in another language', async () => {
    const first = async (language: string) => {
      const page = await openPage(`/${language}/${game}/practice/#day=2026-12-24`, phone);
      await expect.poll(() => shown(page).count()).toBe(1);
      return shown(page).getAttribute('data-situation');
    };
    expect(await first('ru')).toBe(await first('pl'));
  });

  it('says of an allowed move what happens and why, rule by rule', async () => {
    const page = await openPage(`/en/${game}/practice/${chapters[game]}/`, phone);
    const legal = page.locator('[data-situation][data-verdict="legal"]');
    const said = await legal.locator('[data-answer]').allTextContents();
    expect(said.length).toBeGreaterThan(3);
    for (const text of said) {
      expect(text).toMatch(/Why it’s allowed: \d+[.]\d+ .+[.] [A-Z].+[.?!]/);
      expect(text).toContain('What happens:');
    }
    expect(await legal.locator('[data-answer] a:not([data-number])').count()).toBeGreaterThan(3);
  });

  it('opens a situation in the checker, with the same verdict', async () => {
    const page = await openPage(`/en/${game}/practice/${chapters[game]}/`, phone);
    const illegal = page.locator('[data-situation][data-verdict="illegal"]').first();
    await illegal.locator('summary').click();
    await illegal.locator('a[href*="?example="]').click();
    await expect
      .poll(() => page.locator('.widget').textContent(), { timeout: 10_000 })
      .toContain('Not allowed');
  });

  it('shows situations with their answers where there is no script', async () => {
    const page = await openPage(`/en/${game}/practice/`, { javaScriptEnabled: false });
    expect(await page.locator('[data-today]').isVisible()).toBe(false);
    const some = page.locator('[data-situation]');
    expect(await some.count()).toBe(3);
    await some.first().locator('summary').click();
    expect(await some.first().locator('[data-answer]').isVisible()).toBe(true);
  });
});
