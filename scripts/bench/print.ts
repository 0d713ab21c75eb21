import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { chromium } from 'playwright-core';
import { allGames, gameOf } from '../../src/games/all.ts';
import { readEdition } from '../../src/print/edition.ts';
import { makePdf } from '../../src/print/make.ts';
import { type Variant, variants } from '../../src/print/variant.ts';
import { launchBrowser } from '../../src/testing/launch.ts';
import { serveFolder } from '../../src/testing/serve-folder.ts';
import { pageName } from './equivalent-page.ts';
import { median } from './measure.ts';

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const sum = (times: readonly number[]): number => times.reduce((all, each) => all + each, 0);

export interface PrintTimes {
  readonly documents: number;
  /** Median milliseconds per document. */
  readonly ours: number;
  readonly chromium: number;
  /** The whole set from a cold start: reading content and fonts, or starting the browser. */
  readonly total: { readonly ours: number; readonly chromium: number };
}

/**
 * All documents, each beside Chromium printing a page with the same content. The page is as plain as
 * can be: everything stands in its place already, no script runs, and nothing but fonts is fetched.
 */
export async function measurePrint(): Promise<PrintTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-pages-'));
  await once(
    new Worker(join(import.meta.dirname, 'write-pages.ts'), { workerData: folder }),
    'exit',
  );
  const site = await serveFolder({ folder, base: '/' });
  const edition = readEdition();
  const started = performance.now();
  const server = await launchBrowser();
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const tab = await browser.newPage();
    const start = performance.now() - started;
    const printPage = async (variant: Variant) => {
      await tab.goto(`${site.url}/${pageName(variant)}`);
      await tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
    };
    const makeOurs = async (variant: Variant) =>
      makePdf(variant, await gameOf(variant.game), edition);
    const ours: number[] = [];
    const others: number[] = [];
    for (const variant of variants(await allGames())) {
      ours.push(await milliseconds(() => makeOurs(variant)));
      others.push(await milliseconds(() => printPage(variant)));
    }
    return {
      documents: ours.length,
      ours: median(ours),
      chromium: median(others),
      total: { ours: sum(ours), chromium: start + sum(others) },
    };
  } finally {
    await browser.close();
    await server.close();
    await site.close();
    rmSync(folder, { recursive: true });
  }
}
