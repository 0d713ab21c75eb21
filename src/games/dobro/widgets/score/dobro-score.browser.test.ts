import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { translator } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { blameless } from '#testing/blameless.ts';
import { openPage, troublesOf } from '#testing/browser.ts';

const phone = { viewport: { width: 360, height: 740 } };

const round = (page: Page, number: number) => page.locator('.w-round').nth(number - 1);

async function enter(page: Page, number: number, figures: Record<string, number>) {
  for (const [name, figure] of Object.entries(figures))
    await round(page, number)
      .getByRole('textbox', { name: `${name}: ` })
      .fill(`${figure}`);
}

it.each(languages)('scores three rounds and breaks a tie by the sums (%s)', async (language) => {
  const t = translator(language);
  const page = await openPage(`/${language}/dobro/score/`, phone);
  const names = page.getByRole('group', { name: t('score:players'), exact: true });
  await names.getByLabel(t('score:player', { number: 1 })).fill('Anna');
  await names.getByLabel(t('score:player', { number: 2 })).fill('Bo');
  const outcome = page.locator('.w-outcome');
  expect(await outcome.textContent()).toContain(t('score:dobro.opens'));
  await enter(page, 1, { Anna: 9, Bo: 3 });
  expect(await outcome.textContent()).toContain(
    t('score:dobro.starts', { round: 2, names: 'Anna' }),
  );
  await enter(page, 2, { Anna: 3, Bo: 9 });
  const both = new Intl.ListFormat(language).format(['Anna', 'Bo']);
  expect(await outcome.textContent()).toContain(
    t('score:dobro.starts-tied', { round: 3, names: both }),
  );
  await enter(page, 3, { Anna: 4, Bo: 4 });
  expect(await outcome.textContent()).toContain(t('score:dobro.sums', { names: both, round: 3 }));
  await page.locator('.w-missing button').first().click();
  await page.keyboard.type('20');
  await page.getByLabel(t('score:sums.of', { name: 'Bo' }), { exact: true }).fill('31');
  const won = t('score:dobro.lower-sum', { names: both, name: 'Anna', count: 4 });
  expect(await outcome.textContent()).toContain(won);
  await page.locator('[role=status]', { hasText: won }).waitFor({ state: 'attached' });
  await page.getByLabel(t('score:sums.of', { name: 'Bo' }), { exact: true }).fill('20');
  const shared = t('score:dobro.shared', { winners: both, count: 4 });
  expect(await outcome.textContent()).toContain(shared);
  expect(troublesOf(page)).toEqual([]);
});

it('takes places, the forgetful card, more players and the long game', async () => {
  const page = await openPage('/en/dobro/score/', phone);
  await page.locator('#players-4').check();
  await page.getByLabel('Long: 4 rounds').check();
  expect(await page.locator('.w-round').count()).toBe(4);
  const players = ['Player 1', 'Player 2', 'Player 3', 'Player 4'];
  const first = round(page, 1);
  await first.getByLabel('place', { exact: true }).check();
  const isAt = (seat: number, place: number) => first.locator(`#r0-${seat}-${place}`).check();
  for (const [seat, place] of [1, 2, 2, 3].entries()) await isAt(seat, place);
  expect(await first.locator('.w-problems > p').textContent()).toContain('don’t fit together');
  await isAt(3, 4);
  expect(await first.locator('.w-problems > p').count()).toBe(0);
  await first.locator('#r0-forgetful-3').check();
  const points = await first.locator('.w-points').allTextContents();
  expect(points.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    '1 point',
    '2 points',
    '2 points',
    '3 points4 − 1 for the forgetful card',
  ]);
  expect(await page.locator('.w-table .w-itemised').textContent()).toMatch(/^4\s−\s1$/);
  await round(page, 2).getByLabel('cards in the pile', { exact: true }).check();
  for (const number of [2, 3, 4])
    await enter(page, number, Object.fromEntries(players.map((name, at) => [name, 5 - at])));
  expect(await page.locator('.w-outcome').textContent()).toContain(
    'Player 4 wins with 15\u00a0points.',
  );
  await blameless(page);
  await page.getByRole('button', { name: 'Remove Player 1' }).click();
  expect(await page.locator('.w-round').count()).toBe(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.locator('.w-outcome').textContent()).toContain('15\u00a0points');
});

it('asks for a round that was left out, and leads to it', async () => {
  const page = await openPage('/en/dobro/score/', phone);
  const long = page.getByLabel('Long:');
  expect(await long.count()).toBe(0);
  await enter(page, 1, { 'Player 1': 9, 'Player 2': 3 });
  await enter(page, 2, { 'Player 1': 9 });
  await enter(page, 3, { 'Player 1': 9, 'Player 2': 3 });
  expect(await page.locator('.w-outcome').textContent()).toContain('Round 2 isn’t complete');
  await blameless(page);
  await page.getByRole('button', { name: 'Round 2' }).click();
  await page.keyboard.type('3');
  expect(await page.locator('.w-outcome').textContent()).toContain(
    'Player 2 wins with 6\u00a0points.',
  );
});

it('shows all players of a big table on a phone', async () => {
  const page = await openPage('/ru/dobro/score/', phone);
  await page.locator('.widget:enabled').waitFor();
  await page.locator('#players-6').check();
  for (const seat of [0, 1, 2, 3, 4, 5]) {
    await page.locator(`#p${seat}-name`).fill('Максимилиан-Александр Петров');
    for (const index of [0, 1, 2]) await page.locator(`#r${index}-${seat}`).fill(`${seat + 3}`);
  }
  const hidden = await page.evaluate(() => {
    const table = document.querySelector('.scroll-x');
    return table ? table.scrollWidth - table.clientWidth : -1;
  });
  expect(hidden).toBe(0);
  const bar = await page.locator('.w-sticky').boundingBox();
  expect(bar?.height).toBeLessThan(80);
  expect(await page.locator('.w-player-head .w-hint').count()).toBe(6);
  await blameless(page);
});

it('says when there are more cards in the piles than in the round', async () => {
  const page = await openPage('/en/dobro/score/');
  await enter(page, 1, { 'Player 1': 40, 'Player 2': 30 });
  expect(await round(page, 1).locator('.w-problems > p').textContent()).toContain('70');
  await enter(page, 2, { 'Player 1': 3, 'Player 2': 9 });
  await enter(page, 3, { 'Player 1': 4, 'Player 2': 4 });
  await blameless(page);
});

it('says at the field when no cards add up to a sum', async () => {
  const page = await openPage('/en/dobro/score/', phone);
  await enter(page, 1, { 'Player 1': 9, 'Player 2': 3 });
  await enter(page, 2, { 'Player 1': 3, 'Player 2': 9 });
  await enter(page, 3, { 'Player 1': 3, 'Player 2': 3 });
  const problems = round(page, 3).locator('.w-problems > p');
  await page.locator('#sum-0').fill('37');
  expect(await problems.allTextContents()).toEqual([expect.stringContaining('only to 0–36')]);
  await page.locator('#sum-0').fill('36');
  await page.locator('#sum-1').fill('36');
  expect(await problems.allTextContents()).toEqual([expect.stringContaining('No cards')]);
  await blameless(page);
  await page.locator('#sum-1').fill('30');
  expect(await problems.count()).toBe(0);
  expect(await page.locator('.w-outcome').textContent()).toContain('Player 2');
});

it('takes few taps for three rounds of five players', async () => {
  const page = await openPage('/en/dobro/score/', { ...phone, hasTouch: true });
  await page.locator('.widget:enabled').waitFor();
  const { keyboard } = page;
  let taps = 0;
  const tap = async (target: string) => {
    taps += 1;
    await page.locator(target).tap();
  };
  const type = async (id: string, text: string) => {
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
    await keyboard.type(text);
    taps += 1;
    await keyboard.press('Enter');
  };
  await tap('#players-5');
  const names = ['Anna', 'Bo', 'Cyd', 'Dora', 'Eve'];
  for (const [seat, name] of names.entries()) await type(`p${seat}-name`, name);
  // Places are a tap each, in the later rounds as in the first.
  await tap('#r0-by-places');
  for (const round of [0, 1, 2])
    for (const seat of [0, 1, 2, 3]) await tap(`#r${round}-${seat}-${((seat + round) % 5) + 1}`);
  // The last one has the place that is left.
  expect(await page.locator('#r2-4-2').isChecked()).toBe(true);
  await tap('#r1-forgetful-2');
  expect(await page.locator('.w-outcome').textContent()).toMatch(/wins/);
  expect(taps).toBeLessThanOrEqual(20);
});
