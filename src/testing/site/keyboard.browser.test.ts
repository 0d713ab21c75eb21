import { expect, it } from 'vitest';
import { newPage, siteUrl } from '../browser.ts';
import { builtSite } from './built-site.ts';
import { focusFaults, skipFaults } from './focus.ts';
import { contextOptions, open } from './look.ts';
import { shortestOfEachKind } from './pages.ts';
import { lookAlikes } from './visits.ts';

// The order of the stops is that of the template: each kind once, the languages taking turns.
const pages = [
  ...Map.groupBy(lookAlikes(shortestOfEachKind(builtSite().pages)), ({ kind }) =>
    kind.replace(/^(?:fort|dobro)/, ''),
  ).values(),
].flatMap((group, at) => group[at % group.length] ?? []);

/** A phone and a desk in turn. */
const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

it('goes through every kind of page by Tab, in order and seen, with a way past the header', {
  timeout: 400_000,
}, async () => {
  const tab = await newPage(contextOptions);
  const found: string[] = [];
  for (const [at, page] of pages.entries()) {
    const viewport = viewports[at % viewports.length];
    if (viewport) await tab.setViewportSize(viewport);
    await open(tab, siteUrl(page.path), { page });
    const { kind, language, path } = page;
    const faults = await focusFaults(tab);
    // The search starts in its field; the entrance and the page for what is not there have no header.
    if (language && kind !== 'search') faults.push(...(await skipFaults(tab)));
    found.push(...faults.map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});
