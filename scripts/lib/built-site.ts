import { type Browser, chromium } from 'playwright-core';
import { launchBrowser } from '#testing/launch.ts';
import { serveFolder } from '#testing/serve-folder.ts';
import { readAddress } from './address.ts';
import { build, isBuiltSince } from './build.ts';
import { say } from './progress.ts';
import { inProject } from './root.ts';

interface Wishes {
  /** A build that is newer than every source will do, even if it was made in another folder. */
  readonly takeNewer?: boolean;
}

/** Builds the site, serves it and opens a browser, for as long as the work takes. */
export async function withBuiltSite(
  work: (browser: Browser, url: string) => Promise<void>,
  { takeNewer = false }: Wishes = {},
): Promise<void> {
  if (takeNewer && isBuiltSince()) say('✓ The build is newer than its sources');
  else await build();
  const server = await launchBrowser();
  const browser = await chromium.connect(server.wsEndpoint());
  const site = await serveFolder({
    folder: inProject('dist'),
    base: readAddress(process.env).base,
  });
  try {
    await work(browser, site.url);
  } finally {
    await browser.close();
    await server.close();
    await site.close();
  }
}
