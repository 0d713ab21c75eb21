import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { closeToBudget, isWidget } from './budgets.ts';
import { builtSite } from './built-site.ts';
import { brokenLinks } from './links.ts';
import { eachKindOnce, oneOfEachKind } from './pages.ts';
import { hasIsland, transferMeter } from './transfer.ts';
import { invalidMarkup } from './validity.ts';

const site = builtSite();
const transferOf = transferMeter(site);
const samples = oneOfEachKind(site.pages);

it('has pages in every language', () => {
  for (const language of ['en', 'ru', 'pl'])
    expect(site.pages.filter((page) => page.language === language).length).toBeGreaterThan(100);
});

it('resolves every internal link and anchor', () => {
  expect(brokenLinks(site).slice(0, 20)).toEqual([]);
});

it('is valid HTML, every kind of page', async () => {
  const found: string[] = [];
  for (const page of eachKindOnce(site.pages)) found.push(...(await invalidMarkup(page)));
  expect(found.slice(0, 20)).toEqual([]);
});

it('keeps every page a tenth below the budget of its kind', () => {
  const found = site.pages.flatMap((page) => closeToBudget(page, transferOf(page)));
  expect(found).toEqual([]);
});

it('loads no framework on a page to read', () => {
  const framework = (path: string) =>
    /\bpreact\b|__H\b/.test(readFileSync(join(site.folder, path.slice(site.base.length)), 'utf8'));
  const found = samples
    .filter(({ kind }) => !isWidget(kind))
    .flatMap((page) => [
      ...(hasIsland(page.html) ? [`${page.path}: an island`] : []),
      ...transferOf(page)
        .scriptFiles.filter(framework)
        .map((path) => `${page.path}: ${path}`),
    ]);
  expect(found).toEqual([]);
  const [widget] = samples.filter(({ kind }) => isWidget(kind));
  expect(widget && transferOf(widget).scriptFiles.some(framework)).toBe(true);
});

it('leaves schemas to the build: no script of a page reads with them', () => {
  const scripts = globSync('**/*.js', { cwd: site.folder });
  expect(scripts.length).toBeGreaterThan(10);
  const heavy = scripts.filter((file) =>
    /\bZod[A-Z]/.test(readFileSync(join(site.folder, file), 'utf8')),
  );
  expect(heavy).toEqual([]);
});
