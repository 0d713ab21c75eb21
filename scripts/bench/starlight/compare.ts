import type { Browser } from 'playwright-core';
import { startBrowser } from '../../audit/browser.ts';
import { createPackedServer } from '../../audit/packed-server.ts';
import { listen } from '../../lib/listen.ts';
import { type Load, middle, visit } from './load.ts';
import { buildSite, distOf, removeSites, type Site, starlight, yardstick } from './sites.ts';
import { textPages } from './texts.ts';

export interface Figures extends Load {
  /** Milliseconds of a build from nothing. */
  readonly build: number;
}

export interface Comparison {
  readonly pages: number;
  readonly yardstick: Figures;
  readonly starlight: Figures;
}

const pageCounts = [10, 100, 1000];
const rounds = 5;

async function served<T>(site: Site, work: (home: string) => Promise<T>): Promise<T> {
  const server = createPackedServer({ folder: distOf(site), base: '/' });
  const { port } = await listen(server, { host: '127.0.0.1', port: 0 });
  try {
    return await work(`http://localhost:${port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** First visits to pages from the whole site, both sites in turn, so that a busy moment hits both. */
const visits = (browser: Browser, slugs: readonly string[]): Promise<[Load, Load]> =>
  served(yardstick, (ours) =>
    served(starlight, async (theirs) => {
      const loads: [Load[], Load[]] = [[], []];
      const seen = Array.from({ length: rounds }, (_, at) =>
        Math.floor((at * (slugs.length - 1)) / (rounds - 1)),
      ).map((at) => slugs[at] ?? '');
      for (const slug of seen) {
        loads[0].push(await visit(browser, ours + yardstick.address(slug)));
        loads[1].push(await visit(browser, theirs + starlight.address(slug)));
      }
      return [middle(loads[0]), middle(loads[1])];
    }),
  );

/** The same texts on both sites: built from scratch, then visited in Chromium over a slow connection. */
export async function compareWithStarlight(
  tell: (text: string) => void,
  counts: readonly number[] = pageCounts,
): Promise<Comparison[]> {
  const { browser } = await startBrowser();
  try {
    const found: Comparison[] = [];
    for (const count of counts) {
      tell(`Setting ${count} pages in both …`);
      const pages = textPages(count);
      const builds = {
        ours: await buildSite(yardstick, pages),
        theirs: await buildSite(starlight, pages),
      };
      const [ours, theirs] = await visits(
        browser,
        pages.map(({ slug }) => slug),
      );
      found.push({
        pages: count,
        yardstick: { ...ours, build: builds.ours },
        starlight: { ...theirs, build: builds.theirs },
      });
    }
    return found;
  } finally {
    await browser.close();
    removeSites();
  }
}
