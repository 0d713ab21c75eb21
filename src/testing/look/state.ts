import type { Page } from 'playwright-core';
import { verdictOf } from '#testing/checker.ts';

/** A kind of page in a state that a person can bring it into. */
export interface State {
  /** The name of its sheet: `cards-chosen`. */
  readonly name: string;
  /** What follows the language in the address. */
  readonly path: string;
  /** What one does there. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Without a network, after a visit that stored the page. */
  readonly offline?: boolean;
}

/** What only one game shows. */
export interface OwnStates {
  /** A chapter with a worked example, a card, and the number of steps of the turn guide. */
  readonly sample: { readonly chapter: string; readonly card: string; readonly steps: number };
  readonly states: readonly State[];
}

export const click = (selector: string) => (page: Page) => page.locator(selector).first().click();
export const force = (selector: string) => (page: Page) =>
  page.locator(selector).first().check({ force: true });
export const fill =
  (selector: string, ...texts: readonly string[]) =>
  async (page: Page) => {
    for (const [at, text] of texts.entries()) await page.locator(selector).nth(at).fill(text);
  };
export const inTurn =
  (...actions: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const action of actions) await action(page);
  };
export const times =
  (count: number, action: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<void> => {
    for (let done = 0; done < count; done += 1) await action(page);
  };

export const longNames = [
  'Maximiliane-Henriette von Hohenstein',
  'Константин Константинович Преображенский',
  'Wszebor Brzęczyszczykiewicz',
  '🦊🦊🦊',
];

/** What a search shows, in words that all three languages know. */
export const searched = (words: string) => inTurn(fill('input[type=search]', words), pause);
export const pause = (page: Page): Promise<void> => page.waitForTimeout(700);

/** As many names as there are players on the sheet. */
export async function nameAll(page: Page): Promise<void> {
  const fields = page.locator('.widget input[type=text][id*="name"]');
  const count = Math.min(await fields.count(), longNames.length);
  for (let at = 0; at < count; at += 1) await fields.nth(at).fill(longNames[at] ?? '');
}

/** A worked example, or a sum, that follows what one changes. */
export const woken = (still: string) => async (page: Page) => {
  const first = page.locator(`${still}:has([data-live])`).first();
  await first.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  await first.locator('[data-live]').click();
  await first.locator('.live').waitFor();
  await first.evaluate((element) => element.scrollIntoView());
};

export const example = (game: string, id: string, verdict: string): State => ({
  name: `${game}-check-${verdict}`,
  path: `${game}/check/?example=${id}`,
  prepare: (page) => verdictOf(page, verdict),
});
