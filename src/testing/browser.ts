import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, inject, onTestFinished } from 'vitest';
import { isOfBlocking } from './site/listen.ts';

let connected: Promise<Browser> | undefined;

/** The Chromium that all test files share. */
function browser(): Promise<Browser> {
  connected ??= chromium.connect(inject('browserEndpoint'));
  return connected;
}

afterAll(async () => {
  await (await connected)?.close();
  connected = undefined;
});

/** Address of a page of the built site: `siteUrl('/en/fort/')`. */
export const siteUrl = (path: string): string => `${inject('siteUrl')}${path}`;

const troubles = new WeakMap<Page, string[]>();

/** Messages in the console, errors, failed and foreign requests so far; a healthy page has none. */
export const troublesOf = (page: Page): string[] => troubles.get(page) ?? [];

function watch(page: Page): void {
  const found: string[] = [];
  troubles.set(page, found);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isOfBlocking(message.text()))
      found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost')
      found.push(`asks another host: ${request.url()}`);
  });
}

/**
 * An empty tab with nothing stored, closed at the end of the test. The offline worker, which would
 * fetch a whole language in the meantime, is started only on request: `serviceWorkers: 'allow'`.
 */
export async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await (await browser()).newContext({
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...options,
  });
  // All tabs share one compositor: while screenshots or prints of others are made, a frame may take longer.
  context.setDefaultTimeout(60_000);
  onTestFinished(() => context.close());
  context.on('page', watch);
  return context.newPage();
}

/** A page of the built site in a tab of its own. */
export async function openPage(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await page.goto(siteUrl(path));
  return page;
}
