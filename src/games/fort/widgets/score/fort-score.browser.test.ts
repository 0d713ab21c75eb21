import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { MadeUpRuleId } from '#generated/fort.ts';
import { translator } from '#i18n/index.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { blameless, phone } from '#testing/blameless.ts';
import { openPage, troublesOf } from '#testing/browser.ts';

/** One player's part of the sheet, driven by its labels. */
function player(page: Page, language: Language, seat: number) {
  const t = translator(language);
  const part = page.locator('.w-player').nth(seat);
  return {
    part,
    name: (text: string) => part.getByLabel(t('score:name')).fill(text),
    track: (points: number) => part.getByLabel(t('score:track'), { exact: true }).fill(`${points}`),
    level: (level: number) => part.getByRole('radio', { name: `${level}`, exact: true }).check(),
    pointsOf: (level: number) => part.getByLabel(t('score:points.ask', { level }), { exact: true }),
    rule: async (rule: MadeUpRuleId) => {
      const chosen = part.locator(`#p${seat}-rule-chosen`);
      if ((await chosen.count()) > 0) await chosen.click();
      await part.locator(`#p${seat}-rule-${rule}`).click();
    },
    macaroni: part.getByLabel(t('score:macaroni')),
    count: (id: 'lookout' | 'cards') => part.getByLabel(t(`score:count.${id}`), { exact: true }),
    total: part.locator('.w-sum dd'),
    problems: part.locator('.w-problems > p'),
  };
}

describe.each(languages)('a whole game with a tie (%s)', (language) => {
  it('asks for the points of a level, adds up and explains who wins', async () => {
    const t = translator(language);
    const page = await openPage(`/${language}/fort/score/`, phone);
    const [anna, bo] = [player(page, language, 0), player(page, language, 1)];
    await anna.name('Anna');
    await anna.track(20);
    await anna.level(3);
    await anna.rule('popularity');
    await anna.count('lookout').fill('2');
    expect(await anna.total.textContent()).toBe('–');
    await anna.pointsOf(3).fill('10');
    expect(await anna.total.textContent()).toBe('32');
    await bo.name('Bo');
    await bo.track(20);
    await bo.level(2);
    await bo.pointsOf(2).fill('4');
    await bo.rule('minimalism');
    const names = new Intl.ListFormat(language).format(['Anna', 'Bo']);
    const outcome = t('score:outcome.fort-level', {
      names,
      name: 'Anna',
      points: 32,
      level: 3,
      other: 2,
    });
    expect(await page.locator('.w-outcome').textContent()).toContain(outcome);
    await page.locator('[role=status]', { hasText: outcome }).waitFor({ state: 'attached' });
    expect(await page.locator('.w-outcome a').getAttribute('href')).toMatch(/#score\.tie$/);
    await blameless(page);
    expect(troublesOf(page)).toEqual([]);
  });
});

it('shares the victory, and names no winner while something can’t be', async () => {
  const page = await openPage('/en/fort/score/', phone);
  const [anna, bo] = [player(page, 'en', 0), player(page, 'en', 1)];
  for (const own of [anna, bo]) {
    await own.track(5);
    await own.level(0);
    // Nobody has a made-up rule at level 0.
    expect(await own.part.locator('[id*=-rule]').count()).toBe(0);
  }
  await page.locator('.w-outcome').getByText('share the victory').waitFor();
  // With one of them alone on level 5 the sculpture would be that player's by itself.
  for (const own of [anna, bo]) await own.level(5);
  for (const own of [anna, bo]) {
    await own.rule('popularity');
    await own.count('lookout').fill('9');
    await own.macaroni.check();
  }
  await bo.problems.filter({ hasText: 'macaroni sculpture' }).waitFor();
  expect(await anna.problems.allTextContents()).toHaveLength(3);
  expect(await page.locator('.w-outcome').getByText('victory').count()).toBe(0);
  expect(await page.locator('.w-result .w-bad').count()).toBe(1);
  await blameless(page);
});

it('asks for the points of a level once, and lets them be changed', async () => {
  const page = await openPage('/en/fort/score/');
  await player(page, 'en', 0).level(4);
  await player(page, 'en', 0).pointsOf(4).fill('16');
  await page.getByRole('button', { name: 'New game' }).click();
  await page.reload();
  await player(page, 'en', 1).level(4);
  expect(await player(page, 'en', 1).pointsOf(4).count()).toBe(0);
  expect(await page.locator('.w-player').nth(1).locator('.w-lines').textContent()).toContain('16');
  await page.getByText('Points for each Fort Level').click();
  await page.getByLabel('Fort Level 4', { exact: true }).fill('17');
  expect(await page.locator('.w-player').nth(1).locator('.w-lines').textContent()).toContain('17');
});

it('says when the points of the levels can’t be read, and hands them over', async () => {
  const page = await openPage('/en/fort/score/', phone);
  await page.evaluate(() => localStorage.setItem('yardstick/fort-level-points', '[0,'));
  await page.reload();
  const notice = page.locator('.w-notice', { hasText: 'couldn’t be read' });
  await notice.waitFor();
  await blameless(page);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    notice.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('fort-level-points.json');
  await page.reload();
  await player(page, 'en', 0).level(4);
  expect(await notice.count()).toBe(0);
});

it('counts picked cards, and asks everyone for Sleepover', async () => {
  const page = await openPage('/en/fort/score/', phone);
  const [anna, bo] = [player(page, 'en', 0), player(page, 'en', 1)];
  await anna.track(0);
  await anna.level(1);
  await anna.pointsOf(1).fill('3');
  await anna.rule('play-palace');
  await anna.part.getByLabel('Pick the cards').check();
  await anna.part.getByLabel('Name of a card').fill('tin');
  await anna.part.getByRole('button', { name: /^Tiny/ }).click();
  await anna.part.getByRole('button', { name: /^Tiny/ }).click();
  expect(await anna.total.textContent()).toBe('5');
  await blameless(page);
  await anna.part.getByRole('button', { name: 'Take one back: Tiny' }).click();
  expect(await anna.total.textContent()).toBe('4');
  await bo.track(0);
  await bo.level(1);
  await bo.rule('sleepover');
  await bo.count('cards').fill('2');
  expect(await bo.total.textContent()).toBe('11');
  await anna.rule('loner');
  expect(await bo.total.textContent()).toBe('11');
  await anna.part.getByLabel('Enter a number').check();
  await anna.count('cards').fill('2');
  expect(await bo.total.textContent()).toBe('7');
});

it('says once that two Best Friends can’t be together, or one of two apart', async () => {
  const page = await openPage('/en/fort/score/', phone);
  const [anna, bo] = [player(page, 'en', 0), player(page, 'en', 1)];
  const pick = async ({ part, rule, level }: typeof anna, ...cards: string[]) => {
    await level(1);
    await rule('slime-lab');
    await part.getByLabel('Pick the cards').check();
    for (const card of cards) await part.getByRole('button', { name: RegExp(`^${card}`) }).click();
  };
  await pick(anna, 'Rusty', 'Rusty', 'Zip');
  const texts = await anna.problems.allTextContents();
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.join()).toContain('belong to different boards');
  await anna.part.getByRole('button', { name: 'Take one back: Zip' }).click();
  await anna.part.getByRole('button', { name: 'Take one back: Rusty' }).click();
  await pick(bo, 'Bud');
  expect(await bo.problems.allTextContents()).toContainEqual(
    expect.stringContaining('belong to the same board'),
  );
});

it('leads from what is missing to its field', async () => {
  const page = await openPage('/en/fort/score/');
  await blameless(page);
  await player(page, 'en', 0).track(3);
  await player(page, 'en', 1).level(2);
  await page.getByRole('button', { name: 'which made-up rule Player 2 has' }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id))
    .toBe('p1-rule-big-plans');
});

it('can be filled in with the keyboard alone', async () => {
  const page = await openPage('/en/fort/score/', phone);
  await page.locator('.widget:enabled').waitFor();
  await page.locator('#p0-name').focus();
  const { keyboard } = page;
  const tab = async (times: number) => {
    for (let time = 0; time < times; time++) await keyboard.press('Tab');
  };
  for (const [name, track] of [
    ['Anna', '7'],
    ['Bo', '5'],
  ] as const) {
    await keyboard.type(name);
    await tab(2);
    await keyboard.type(track);
    await keyboard.press('ArrowUp');
    await tab(2);
    await keyboard.press('Space');
    if (name === 'Bo') break;
    // Past the links of the lines, to the next player.
    while (!(await page.evaluate(() => document.activeElement?.id === 'p1-name'))) await tab(1);
  }
  expect(await page.locator('.w-outcome').textContent()).toContain('Anna wins with 8 VP');
  await page.getByRole('button', { name: 'Undo' }).focus();
  await keyboard.press('Enter');
  expect(await page.locator('.w-outcome').count()).toBe(0);
});

it('takes few taps for four players: a tap brings up the next question, Enter goes on', async () => {
  const page = await openPage('/en/fort/score/', { ...phone, hasTouch: true });
  await page.locator('.widget:enabled').waitFor();
  const { keyboard } = page;
  let taps = 0;
  const tap = async (target: string) => {
    taps += 1;
    await page.locator(target).tap();
  };
  /** A figure or a name where the focus is; "Next" on the keyboard of a phone counts as a tap. */
  const type = async (id: string, text: string, next = true) => {
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
    await keyboard.type(text);
    if (!next) return;
    taps += 1;
    await keyboard.press('Enter');
  };
  await tap('#players-4');
  const table = [
    ['Anna', 20, 3, 'popularity', 'lookout', 2],
    ['Bo', 20, 3, 'loner', 'best-friends', 0],
    ['Cyd', 17, 4, 'secret-stash', 'pack', 3],
    ['Dora', 22, 2, 'slime-lab', 'books', 4],
  ] as const;
  for (const [seat, [name, track, level, rule, figure, count]] of table.entries()) {
    await type(`p${seat}-name`, name);
    await type(`p${seat}-track`, `${track}`, false);
    await tap(`#p${seat}-fort-${level}`);
    // Printed on the board, and asked for only once.
    if (seat !== 1) await type(`level-points-${level}`, `${level * 3}`, false);
    await tap(`#p${seat}-rule-${rule}`);
    await type(`p${seat}-${figure}`, `${count}`);
  }
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('result');
  expect(await page.locator('.w-outcome').textContent()).toContain('wins with');
  expect(taps).toBeLessThanOrEqual(17);
  await blameless(page);
});
