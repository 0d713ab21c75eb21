import { expect, it } from 'vitest';
import { newPage, siteUrl } from '../browser.ts';
import { isWidget } from './budgets.ts';
import { builtSite } from './built-site.ts';
import { contextOptions, open } from './look.ts';
import { eachKindOnce } from './pages.ts';
import { paperFaults } from './paper.ts';

/** Nothing to read on paper: the way to the search and the switches for offline use. */
const toPress = ['search', 'offline'];
const pages = eachKindOnce(builtSite().pages).filter(
  ({ kind, language }) => language !== undefined && !isWidget(kind) && !toPress.includes(kind),
);

it('prints every kind of page to read in black, without what is there to press', async () => {
  const tab = await newPage(contextOptions);
  const found: string[] = [];
  for (const page of pages) {
    await open(tab, siteUrl(page.path), { page });
    found.push(...(await paperFaults(tab)).map((fault) => `${page.path}: ${fault}`));
  }
  expect(found).toEqual([]);
});
