import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { readEdition } from '../../src/print/edition.ts';
import { makePdf } from '../../src/print/make.ts';
import { type DocumentId, type Variant, variants } from '../../src/print/variant.ts';
import { launchBrowser } from '../../src/test/launch.ts';
import { serveFolder } from '../../src/test/serve-folder.ts';
import { inProject } from '../lib/root.ts';
import { median } from './measure.ts';

/** The page of the site that says the same as a document. */
const pages: Record<DocumentId, string> = {
  'turn-order': 'turn',
  glossary: 'glossary',
  'score-sheet': 'score',
  'pocket-cards': 'cards',
};

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

export interface PrintTimes {
  readonly documents: number;
  /** Median milliseconds per document. */
  readonly ours: number;
  readonly chromium: number;
}

/** All documents on A4 in colour, each beside Chromium printing its page; undefined without a built site. */
export async function measurePrint(): Promise<PrintTimes | undefined> {
  const dist = inProject('dist');
  if (!existsSync(`${dist}/index.html`)) return undefined;
  const edition = readEdition();
  const all = variants({ paper: 'a4', ink: 'colour' });
  const site = await serveFolder({ folder: dist, base: '/' });
  const server = await launchBrowser();
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const tab = await browser.newPage();
    const printPage = async ({ lang, game, doc }: Variant) => {
      await tab.goto(`${site.url}/${lang}/${game}/${pages[doc]}/`);
      await tab.pdf({ format: 'A4', tagged: true });
    };
    const [first] = all;
    // Both sides warm up on one document.
    if (first) await Promise.all([makePdf(first, edition), printPage(first)]);
    const times: [number, number][] = [];
    for (const variant of all)
      times.push([
        await milliseconds(() => makePdf(variant, edition)),
        await milliseconds(() => printPage(variant)),
      ]);
    return {
      documents: times.length,
      ours: median(times.map(([own]) => own)),
      chromium: median(times.map(([, other]) => other)),
    };
  } finally {
    await browser.close();
    await server.close();
    await site.close();
  }
}
