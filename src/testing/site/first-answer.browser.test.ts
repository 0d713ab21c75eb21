import type { Page as Tab } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, siteUrl } from '../browser.ts';
import { choose, ready, tick, verdictOf } from '../checker.ts';
import { builtSite } from './built-site.ts';
import { transferMeter } from './transfer.ts';

/**
 * What counts as the weight of a page is read off its files (transfer.ts). Here a visitor comes: nothing
 * may be fetched before the first answer that is not in that count.
 */

const site = builtSite();
const transferOf = transferMeter(site);

/** Scripts that a visit fetches and the budget of the page leaves out. */
async function uncounted(path: string, visit: (tab: Tab) => Promise<unknown>): Promise<string[]> {
  const page = site.pages.find((each) => each.path === path);
  if (!page) throw new Error(`no page ${path}`);
  const tab = await newPage();
  const fetched = new Set<string>();
  // Those of workers are requests of the context.
  tab.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) fetched.add(pathname);
  });
  await tab.goto(siteUrl(path));
  await visit(tab);
  const counted = new Set(transferOf(page).scriptFiles);
  expect(fetched.size).toBeGreaterThan(5);
  return [...fetched].filter((file) => !counted.has(file));
}

it('counts all that the checker of Fort needs for a first verdict', async () => {
  const missing = await uncounted('/en/fort/check/', async (tab) => {
    await tick(tab, 'kind-play');
    await choose(tab, 'play', 'Bug');
    await verdictOf(tab, 'open');
  });
  expect(missing).toEqual([]);
});

it('counts all that the checker of Dobro needs for a first verdict', async () => {
  const missing = await uncounted('/en/dobro/check/', async (tab) => {
    await tick(tab, 'kind-play');
    await tab.locator('#play-5').click();
    await verdictOf(tab, 'open');
  });
  expect(missing).toEqual([]);
});

it('counts all that a score keeper needs for a first result', async () => {
  const fort = await uncounted('/en/fort/score/', async (tab) => {
    await ready(tab);
    for (const seat of [0, 1]) {
      const player = tab.locator('.w-player').nth(seat);
      await player.locator('input[type=text]').nth(1).fill('5');
      await player.getByRole('radio', { name: '0', exact: true }).check();
    }
    await tab.locator('.w-outcome').getByText('share the victory').waitFor();
  });
  expect(fort).toEqual([]);
  const dobro = await uncounted('/en/dobro/score/', async (tab) => {
    await ready(tab);
    await tab.locator('#r0-0').fill('9');
    await tab.locator('#r0-1').fill('3');
    await tab.locator('tfoot').getByText('2').first().waitFor();
  });
  expect(dobro).toEqual([]);
});

it('counts all that a search for words needs', async () => {
  const missing = await uncounted('/en/search/', async (tab) => {
    await tab.locator('input[role=combobox]').fill('pizza');
    await tab.locator('[role=option]').first().waitFor();
  });
  expect(missing).toEqual([]);
});
