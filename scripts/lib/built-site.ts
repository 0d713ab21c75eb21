import { type Browser, chromium } from 'playwright-core';
import { launchBrowser } from '#testing/launch.ts';
import { serveFolder } from '#testing/serve-folder.ts';
import { readAddress } from './address.ts';
import { build } from './build.ts';
import { inProject } from './root.ts';

/** Builds the site, serves it and opens a browser, for as long as the work takes. */
export async function withBuiltSite(
  work: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  await build();
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
