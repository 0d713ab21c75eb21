import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printedFiles } from '#games/printing/store.ts';
import { writeWorker } from '#offline/write-worker.ts';
import { newPage, troublesOf } from '#testing/browser.ts';
import { partsHere } from '#testing/offline-parts.ts';
import { type Served, serveFolder } from '#testing/serve-folder.ts';
import { inProject } from './root.ts';
import { runTool } from './run.ts';

// The whole site once more, as someone publishes it at https://example.org/sub/.
const address = { site: 'https://example.org', base: '/sub/' };
const folder = inProject('.cache', 'sub-path');
let served: Served;

/** What the test runner puts into the environment would reach the pages. */
const withoutTestRunner = {
  ...Object.fromEntries(
    ['BASE_URL', 'DEV', 'MODE', 'PROD', 'SSR', 'TEST', 'VITEST'].map((name) => [name, undefined]),
  ),
  NODE_ENV: 'production',
};

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  const { code, output } = await runTool('astro', ['build', '--outDir', folder], {
    output: 'keep',
    env: {
      ...withoutTestRunner,
      SITE: address.site,
      BASE: address.base,
      // What is on paper under another address has tests of its own; making all of it takes a minute.
      PRINTED: (await printedFiles()).folder,
    },
  });
  if (code !== 0) throw new Error(output);
  writeWorker(folder);
  served = await serveFolder({ folder, base: address.base });
  // A whole build, on a machine that may be busy.
}, 300_000);

afterAll(async () => {
  await served?.close();
  rmSync(folder, { recursive: true, force: true });
});

const pages = () => globSync('**/*.html', { cwd: folder });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Attributes that hold addresses, and urls in styles. */
const addresses = /(?:\s(?:href|src|action)=")([^"]*)"|url\(["']?([^"')]+)/g;

it('has no address that starts at the top of the host', () => {
  const wrong = pages().flatMap((file) =>
    [...read(file).matchAll(addresses)]
      .map(([, attribute, style]) => attribute ?? style ?? '')
      .filter((link) => link.startsWith('/') && !link.startsWith(address.base))
      .map((link) => `${file}: ${link}`),
  );
  expect([...new Set(wrong)].slice(0, 10)).toEqual([]);
});

it('has canonical links and a sitemap with the published address', () => {
  const wrong = pages().flatMap((file) => {
    const [, link] = /<link rel="canonical" href="([^"]*)"/.exec(read(file)) ?? [];
    return link === undefined || link.startsWith('https://example.org/sub/') ? [] : [link];
  });
  expect(wrong).toEqual([]);
  expect(read('robots.txt')).toContain('Sitemap: https://example.org/sub/sitemap-index.xml\n');
  expect(read('sitemap-index.xml')).toContain('<loc>https://example.org/sub/sitemap-0.xml</loc>');
  const listed = [...read('sitemap-0.xml').matchAll(/<url><loc>([^<]*)<\/loc>/g)].map(
    ([, location]) => location,
  );
  // All pages but the one for addresses that do not exist.
  const built = pages()
    .filter((file) => file !== '404.html')
    .map((file) => `https://example.org/sub/${file.replace(/(^|\/)index\.html$/, '$1')}`);
  expect(new Set(listed)).toEqual(new Set(built));
  expect(read('sitemap-0.xml')).toContain(
    '<loc>https://example.org/sub/pl/fort/</loc>' +
      ['en', 'pl', 'ru']
        .map(
          (language) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="https://example.org/sub/${language}/fort/"/>`,
        )
        .join('') +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.org/sub/en/fort/"/>',
  );
});

it('leads from the top to a home page that is whole', async () => {
  const page = await newPage({ locale: 'pl-PL' });
  await page.goto(`${served.url}/`);
  await page.waitForURL(`${served.url}/pl/`);
  await page.waitForLoadState('networkidle');
  expect(troublesOf(page)).toEqual([]);
});

it('works under its path with the server gone', async () => {
  const page = await newPage({ serviceWorkers: 'allow' });
  await page.goto(`${served.url}/ru/`);
  await expect.poll(() => partsHere(page), { timeout: 25_000 }).toContain('ru');
  await served.close();
  await page.goto(`${served.url}/ru/fort/cards/`);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Поиск' }).fill('вышку');
  await page.getByRole('dialog').getByRole('option').first().click();
  await expect.poll(() => page.url()).toBe(`${served.url}/ru/fort/glossary/#lookout`);
  expect(troublesOf(page)).toEqual([]);
});
