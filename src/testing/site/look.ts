import type { Page as Tab } from 'playwright-core';
import { violations } from './axe.ts';
import { hasIsland } from './transfer.ts';
import { describeView, type View, type Visit } from './visits.ts';

/** Options for every context in which pages are checked. */
export const contextOptions = {
  // The worker would fetch the whole language in the meantime.
  serviceWorkers: 'block' as const,
  // Colours change at once with the theme.
  reducedMotion: 'reduce' as const,
};

const height = 800;

/** Opens the page and waits for its widgets. */
export async function open(tab: Tab, url: string, { page }: Pick<Visit, 'page'>): Promise<void> {
  await tab.goto(url, { waitUntil: 'load' });
  if (hasIsland(page.html)) await tab.locator('.widget:enabled').waitFor();
}

async function turnTo(tab: Tab, { theme, width }: View): Promise<void> {
  await tab.setViewportSize({ width, height });
  await tab.emulateMedia({ colorScheme: theme });
}

/** Opens the page once and runs axe in each view; the tab's context has axe already. */
export async function look(tab: Tab, url: string, visit: Visit): Promise<string[]> {
  const [first] = visit.views;
  if (first !== undefined) await turnTo(tab, first);
  await open(tab, url, visit);
  // Includes what is otherwise laid out only when a reader gets close.
  await tab.evaluate(() => document.documentElement.removeAttribute('data-from-top'));
  const found: string[] = [];
  const seen = new Set<number>();
  for (const view of visit.views) {
    await turnTo(tab, view);
    // The other theme at the same width has other colours, and nothing else.
    const faults = await violations(tab, seen.has(view.width) ? 'colours' : 'everything');
    seen.add(view.width);
    found.push(...faults.map((fault) => `${describeView(visit.page, view)}: ${fault}`));
  }
  return found;
}
