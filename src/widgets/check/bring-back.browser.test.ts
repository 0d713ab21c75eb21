import { expect, it } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { blameless, phone } from '#testing/blameless.ts';
import { openPage } from '#testing/browser.ts';
import { putAway, tick, verdictOf } from '#testing/checker.ts';

// What is cleared or replaced in a checker comes back, and takes nothing away that was entered since.

it('brings back the question that was cleared, and never in place of a new one', async () => {
  const page = await openPage('/en/fort/check/?card=bug', phone);
  const clear = page.getByRole('button', { name: 'Clear' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await verdictOf(page, 'open');
  await putAway(page);
  await clear.click();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await page.locator('#kind-play:checked').waitFor({ state: 'attached' });
  expect(await page.locator('#play').textContent()).toContain('Bug');
  expect(await page.locator('.w-notice').count()).toBe(0);
  await clear.click();
  await tick(page, 'kind-draw');
  await tick(page, 'kind-discard');
  expect(await page.locator('.w-notice').count()).toBe(0);
  // The way back leads over what was asked since.
  await undo.click();
  await page.locator('#kind-draw:checked').waitFor({ state: 'attached' });
  await page.reload();
  await page.locator('#kind-draw:checked').waitFor({ state: 'attached' });
  await undo.click();
  await undo.click();
  await page.locator('#kind-play:checked').waitFor({ state: 'attached' });
  // Undone step by step, it is back as well, and there is nothing more to bring back.
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.locator('.w-notice').count()).toBe(0);
});

it('brings back what a suggestion changed, and leaves what was entered since', async () => {
  const page = await openPage('/en/fort/check/?example=play-in-the-middle', phone);
  await verdictOf(page, 'illegal');
  const added = page.locator('.w-asked', { hasText: 'The Moles' });
  await page
    .getByRole('button', { name: /don’t add The Moles$/ })
    .first()
    .click();
  await page.locator('.w-notice', { hasText: 'Changed' }).waitFor();
  await tick(page, 'f-me-fort-4');
  await page.locator('#f-me-stuff-pizza').fill('3');
  await page.getByRole('button', { name: 'Bring back' }).click();
  await added.waitFor();
  await page.locator('#use-2-full-any').waitFor({ state: 'attached' });
  await page.locator('#f-me-fort-4:checked').waitFor({ state: 'attached' });
  expect(await page.locator('#f-me-stuff-pizza').inputValue()).toBe('3');
});

it.each(languages)(
  'says what it brings back in lines that can be read on a phone (%s)',
  async (language) => {
    const page = await openPage(`/${language}/fort/check/?example=play-in-the-middle`, phone);
    await verdictOf(page, 'illegal');
    await page.locator('#f-me-stuff-pizza').fill('3');
    await page.goto(page.url().replace(/[?#].*|$/, '?example=play-added-wrong-suit'));
    const notice = page.locator('.w-notice:has(> :nth-child(3))');
    await notice.waitFor();
    const widths = await notice.evaluate((own) => {
      const [text, back, close] = [...own.children].map((part) => part.getBoundingClientRect());
      const { left, right } = own.getBoundingClientRect();
      return {
        text: text?.width ?? 0,
        back: back?.width ?? 0,
        own: right - left,
        close: (close?.right ?? 999) - right,
      };
    });
    // Nothing is squeezed to a column of letters, and the cross is not pushed out.
    expect(widths.text).toBeGreaterThan(widths.own * 0.8);
    expect(widths.back).toBeGreaterThan(widths.own * 0.4);
    expect(widths.close).toBeLessThanOrEqual(0);
    // With its two rows it leaves the sheet in sight.
    const foot = await page.locator('.w-foot').evaluate((own) => own.clientHeight / innerHeight);
    expect(foot).toBeLessThan(0.15);
  },
);

it('asks after Clear for nothing that only the question before needed', async () => {
  const page = await openPage('/en/fort/check/', phone);
  const ready = page.locator('#more-facts');
  const asked = () => page.locator('.w-asked [id]').evaluateAll((all) => all.map(({ id }) => id));
  await tick(page, 'kind-draw');
  await ready.waitFor();
  const fresh = await asked();
  await ready.selectOption({ index: 1 });
  await expect.poll(async () => (await asked()).length).toBeGreaterThan(fresh.length);
  await page.getByRole('button', { name: 'Clear' }).click();
  await tick(page, 'kind-draw');
  await ready.waitFor();
  await expect.poll(asked).toEqual(fresh);
});

it('clears with a way back, also after the page was left', async () => {
  const page = await openPage('/en/fort/check/?card=bug', phone);
  await verdictOf(page, 'open');
  await putAway(page);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.locator('.w-verdict[data-verdict=none]').waitFor();
  await page.reload();
  await page.locator('.w-notice', { hasText: 'cleared' }).waitFor();
  await blameless(page);
  await page.getByRole('button', { name: 'Bring back' }).click();
  await page.locator('#kind-play:checked').waitFor({ state: 'attached' });
  await page.reload();
  await page.locator('#kind-play:checked').waitFor({ state: 'attached' });
  expect(await page.locator('.w-notice').count()).toBe(0);
});
