import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gameOf } from '#games/all.ts';
import { type GameId, games, languages } from '#i18n/languages.ts';
import { calculatorsOf } from '#model/calculators.ts';
import { examplesOfClause } from '#model/examples.ts';
import { readChapters } from '#model/rules/read-chapters.ts';
import { phone } from '#testing/blameless.ts';
import { openPage, siteUrl, troublesOf } from '#testing/browser.ts';
import { verdictOf } from '#testing/checker.ts';
import { type Description, withAt } from '#widgets/live/offers.ts';
import { comesAlive, liveFile } from './live-file.ts';

async function woken(page: Page, id: string): Promise<Locator> {
  const example = page.locator(`[data-example="${id}"]`).first();
  await example.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  await example.locator('[data-live]').click();
  await example.locator('.live .e-word').waitFor();
  return example;
}

/** What the judge says to the example with one value changed. */
async function judged(game: GameId, id: string, path: (string | number)[], value: unknown) {
  const own = await gameOf(game);
  if (!comesAlive(own)) throw new Error(`examples of ${game} stand still`);
  const file = liveFile(own, 'en');
  const changed: Description = withAt(file.examples[id] ?? {}, path, value);
  const answer = own.live.answer(file)(changed);
  if (answer === undefined) throw new Error(`${id} can't be read`);
  return answer;
}

/** The judge works beside the page; on a busy machine that takes a while. */
const soon = { timeout: 10_000 };

const control = (example: Locator, label: string): Locator =>
  example.getByLabel(label, { exact: true });

describe('a worked example of Fort', () => {
  const id = 'play-bug-moles-lookout';

  it('fetches nothing of the judge before the first tap', async () => {
    const page = await openPage('/en/fort/rules/play/', phone);
    await page.waitForLoadState('networkidle');
    const fetched: string[] = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(fetched.filter((name) => /worker|live|preact/.test(name))).toEqual([]);
  });

  it('follows a change with the answer of the judge, marks it, and goes back', async () => {
    const page = await openPage('/en/fort/rules/play/', phone);
    const example = await woken(page, id);
    expect(await example.getAttribute('data-verdict')).toBe('legal');
    expect(await example.locator('.live .e-said').textContent()).toBe(
      await example.locator('.still .e-said').textContent(),
    );
    // Fewer shovels: what the move says it gains is no longer what it gains.
    await control(example, 'Hand, 2').selectOption('tiny');
    const answer = await judged('fort', id, ['situation', 'me', 'hand', 1], 'tiny');
    await expect.poll(() => example.getAttribute('data-verdict'), soon).toBe(answer.verdict);
    expect(answer.verdict).not.toBe('legal');
    expect(await example.locator('.live .e-said').textContent()).toMatch(/Bug, Tiny,? and Tiny/);
    const why = await example.locator('.live .e-why').textContent();
    for (const { text } of answer.reasons) expect(why).toContain(text);
    expect(await example.locator('.l-changed').textContent()).toContain(
      'was: Bug, The Moles, Tiny',
    );
    expect(await example.locator('.live .t-changed dt').allTextContents()).toEqual(['Hand']);
    expect(await example.locator('.live .e-word').textContent()).toContain('before: Allowed');
    // Its title told of the cards that were there.
    const title = example.locator('> .heading');
    expect(await title.isVisible()).toBe(false);
    expect(await example.locator('.e-changed').textContent()).toBe('Your version of the example');
    await expect
      .poll(() => example.locator('.live [role=status]').textContent(), soon)
      .toContain('Not allowed');
    await example.getByRole('button', { name: 'Back to the original' }).click();
    expect(await example.getAttribute('data-verdict')).toBe('legal');
    expect(await example.locator('.still').isVisible()).toBe(true);
    expect(await title.isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Change');
    expect(troublesOf(page)).toEqual([]);
  });

  it('takes the changed question along to the checker', async () => {
    const page = await openPage('/en/fort/rules/play/', phone);
    const example = await woken(page, id);
    await control(example, 'Hand, 2').selectOption('tiny');
    await expect.poll(() => example.getAttribute('data-verdict'), soon).toBe('illegal');
    await example.getByRole('link', { name: 'Go on in the move checker' }).click();
    await verdictOf(page, 'illegal');
    expect(await page.locator('.w-verdict .t-table').textContent()).toContain('Tiny');
  });

  it('is printed as it was written, also while it is alive', async () => {
    const page = await openPage('/en/fort/rules/play/', phone);
    const example = await woken(page, id);
    expect(await example.locator('.still').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await example.locator('.still').isVisible()).toBe(true);
    expect(await example.locator('.live').isVisible()).toBe(false);
  });

  it('keeps its verdict in sight, right on the bar of a phone', async () => {
    const page = await openPage('/en/fort/rules/play/', phone);
    const example = await woken(page, id);
    await example.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const gap = await page.evaluate((own) => {
      const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const word = edge(`[data-example="${own}"] .live > .e-word`);
      return (edge('nav.sections')?.top ?? 0) - (word?.bottom ?? 0);
    }, id);
    expect(Math.abs(gap)).toBeLessThanOrEqual(1.5);
  });

  it('covers nothing with its verdict that has the focus', async () => {
    const page = await openPage('/en/fort/rules/play/', phone);
    const example = await woken(page, id);
    const controls = example.locator('.l-facts :is(input, select, button):enabled');
    const count = await controls.count();
    expect(count).toBeGreaterThan(5);
    for (let at = 0; at < count; at++) {
      const isCovered = await controls.nth(at).evaluate((element) => {
        if (!(element instanceof HTMLElement)) return true;
        // Under the verdict, though on the screen.
        scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 70);
        element.focus();
        const { left, bottom } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(left + 8, bottom - 4));
      });
      expect([at, isCovered]).toEqual([at, false]);
    }
  });

  it('keeps what is pressed under the finger', async () => {
    const page = await openPage('/en/fort/rules/play/', phone);
    const example = page.locator(`[data-example="${id}"]`).first();
    await example.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
    const wake = example.locator('[data-live]');
    await wake.scrollIntoViewIfNeeded();
    const before = (await wake.boundingBox())?.y;
    await wake.click();
    await example.locator('.live .e-word').waitFor();
    const back = example.getByRole('button', { name: 'Back to the original' });
    expect((await back.boundingBox())?.y).toBeCloseTo(before ?? 0, 0);
    // The picture above grows by a card.
    const add = control(example, 'Hand: add');
    await add.scrollIntoViewIfNeeded();
    await add.focus();
    const held = (await add.boundingBox())?.y;
    for (let more = 0; more < 4; more++) await add.selectOption('doc');
    expect(await example.locator('.live .t-card', { hasText: 'Doc' }).count()).toBe(4);
    expect((await add.boundingBox())?.y).toBeCloseTo(held ?? 0, 0);
  });

  it('works with the keyboard alone', async () => {
    const page = await openPage('/en/fort/rules/play/', phone);
    const example = await woken(page, id);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Fort Level',
    );
    await page.keyboard.press('ArrowUp');
    expect(await control(example, 'Fort Level').inputValue()).toBe('2');
    expect(await example.locator('.t-track b').last().textContent()).toBe('2');
  });

  it('stays readable without scripts, and offers nothing that would not work', async () => {
    const page = await openPage('/ru/fort/rules/play/', { ...phone, javaScriptEnabled: false });
    const example = page.locator(`[data-example="${id}"]`).first();
    await page.locator('details:has([data-example])').first().locator('summary').click();
    expect(await example.locator('.still .e-word').textContent()).toContain('Можно');
    expect(await page.locator('[data-live]:visible').count()).toBe(0);
  });
});

describe('a worked example of Dobro', () => {
  it('follows another card in hand and in play', async () => {
    const page = await openPage('/en/dobro/rules/turn/', phone);
    const { id = '', situation: told } =
      examplesOfClause('dobro', 'turn.higher').find(
        ({ situation, move }) => situation?.value !== undefined && typeof move?.play === 'number',
      ) ?? {};
    const value = Number(told?.value);
    const example = await woken(page, id);
    await control(example, 'Value in play: one more').click();
    const answer = await judged('dobro', id, ['situation', 'value'], value + 1);
    await expect.poll(() => example.getAttribute('data-verdict'), soon).toBe(answer.verdict);
    const why = await example.locator('.live .e-why').textContent();
    for (const text of [...answer.reasons.map((reason) => reason.text), ...answer.effects])
      expect(why).toContain(text);
    expect(troublesOf(page)).toEqual([]);
  });
});

describe('a calculator', () => {
  it.each(languages)('has nothing out of sight on a small phone, in %s', async (language) => {
    const page = await openPage(`/${language}/`, { viewport: { width: 320, height: 640 } });
    let seen = 0;
    for (const game of games) {
      const chapters = readChapters(game, language).filter(({ clauses }) =>
        clauses.some(({ calculators }) => calculators.length > 0),
      );
      for (const { id } of chapters) {
        await page.goto(siteUrl(`/${language}/${game}/rules/${id}/`));
        const cut = await page.locator('[data-calculator] .still').evaluateAll((all) =>
          all.map((still) => {
            for (const table of still.querySelectorAll('details')) table.open = true;
            const parts = [still, ...still.querySelectorAll<HTMLElement>('*')];
            return parts.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth + 1)
              .length;
          }),
        );
        seen += cut.length;
        expect([id, cut]).toEqual([id, cut.map(() => 0)]);
      }
    }
    expect(seen).toBe(games.reduce((sum, game) => sum + calculatorsOf(game).length, 0));
  });

  it('shows a table to read, and counts with figures of one’s own', async () => {
    const page = await openPage('/en/fort/rules/made-up-rules/', phone);
    const bracelet = page.locator('[data-calculator="friendship-bracelet"]');
    const [head = '', ...cases] = await bracelet.locator('.c-cases > div').allInnerTexts();
    expect(head).toContain('Friendship Bracelet');
    expect(cases.map((each) => each.split(/\s*\n\s*/))).toEqual(
      [0, 1, 2, 3, 4, 5, 7].map((points, suits) => [`${suits}`, `${points} VP`]),
    );
    await bracelet.locator('[data-live]').click();
    await bracelet.locator('.live .c-sums dd').waitFor();
    const more = bracelet.getByRole('button', { name: /one more$/ });
    await more.click();
    await more.click();
    await expect.poll(() => bracelet.locator('.live .c-sums dd').textContent(), soon).toBe('7 VP');
    expect(await more.isDisabled()).toBe(true);
    expect(troublesOf(page)).toEqual([]);
  });

  it('follows a climb play by play, and counts for Dobro in other languages', async () => {
    const page = await openPage('/pl/dobro/rules/round/', phone);
    const places = page.locator('[data-calculator="places"]');
    expect(await places.locator('.still .c-sums dd').allInnerTexts()).toEqual(
      expect.arrayContaining(['1', '2', '2', '4']),
    );
    await places.locator('[data-live]').click();
    await places.locator('.live .c-sums dd').first().waitFor();
    await places
      .getByRole('button', { name: /o 1 więcej$/ })
      .nth(1)
      .click();
    await expect
      .poll(() => places.locator('.live .c-sums dd').allInnerTexts(), soon)
      .toEqual(['1', '2', '3', '4']);
    expect(troublesOf(page)).toEqual([]);
  });
});
