import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { blameless } from './blameless.ts';

export async function verdictOf(page: Page, expected: string): Promise<void> {
  await page
    .locator(`.w-verdict[data-verdict="${expected}"][aria-busy="false"]`)
    .waitFor({ timeout: 15_000 });
}

export const ready = (page: Page): Promise<void> =>
  page.locator('.widget:enabled').waitFor({ state: 'attached' });

/**
 * Radio buttons and tick boxes are hidden under their faces; they work once the code has loaded. On a
 * phone the kinds of moves are folded away once one is chosen.
 */
export const tick = async (page: Page, id: string): Promise<void> => {
  await ready(page);
  const box = page.locator(`#${id}`);
  await box.waitFor({ state: 'attached' });
  if (id.startsWith('kind-') && !(await box.isVisible()))
    await page.locator('.w-kinds > button').click();
  await box.check({ force: true });
};

/** Cards by name into a field; a list of cards stays open for more. */
export async function choose(page: Page, field: string, ...cards: string[]): Promise<void> {
  const opener = page.locator(`#${field}`);
  // A tap on the kind of move has opened the first list already.
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  for (const card of cards) {
    const search = `#${field}-picker-search`;
    await page.locator(search).fill(card);
    await page.locator(`.w-picker:has(${search}) .w-card`).first().click();
  }
  const list = page.locator(`#${field}[aria-expanded=true]`);
  if ((await list.count()) > 0) await list.click();
}

/** A fact of the table that was not asked for. */
export const sayMore = async (page: Page, path: string): Promise<void> => {
  const option = page.locator(`#more-facts option[value="${path}"]`);
  // The judge may ask for it at the same moment: then it is no longer among the facts to be added.
  if (await option.count())
    await page
      .locator('#more-facts')
      .selectOption(path, { timeout: 3_000 })
      .catch(() => option.waitFor({ state: 'detached' }));
};

type Act = (page: Page) => Promise<unknown>;
/** What a person does, and the verdict that has to follow. */
export type Step = readonly [verdict: string, ...acts: readonly Act[]];

/** One question after another on the same page, each checked in every state. */
export async function drive(
  page: Page,
  questions: readonly (readonly [kind: string, steps: readonly Step[]])[],
): Promise<void> {
  await ready(page);
  const seen = new Set<string>();
  for (const [kind, steps] of questions) {
    await tick(page, `kind-${kind}`);
    for (const [verdict, ...acts] of steps) {
      for (const act of acts) await act(page);
      await verdictOf(page, verdict).catch(() => {
        throw new Error(`${kind}: never became ${verdict}`);
      });
      // Each verdict has its own colours, the same for all questions.
      await blameless(page, !seen.has(verdict));
      seen.add(verdict);
    }
    await page.locator('.w-sticky button').first().click();
    await page.locator('.w-verdict[data-verdict="none"]').waitFor();
    expect(await page.locator(`#kind-${kind}`).isChecked()).toBe(false);
  }
}

/** Dismisses the message about where the question came from, which covers the buttons. */
export const putAway = (page: Page): Promise<void> =>
  page.locator('.w-notice .button-quiet').click();
