import type { Browser, CDPSession } from 'playwright-core';
import { median } from '../measure.ts';

/** What one first visit takes until the page is loaded. */
export interface Load {
  readonly requests: number;
  /** As they travelled, headers included. */
  readonly bytes: number;
  readonly milliseconds: number;
}

/** A slow phone's line as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: 750_000 / 8,
};

/** Counts what a tab requests, except for what is fetched for offline use after the visit. */
function count(session: CDPSession) {
  const seen = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) seen.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (seen.has(requestId)) seen.set(requestId, encodedDataLength);
  });
  return () => ({
    requests: seen.size,
    bytes: [...seen.values()].reduce((sum, size) => sum + size, 0),
  });
}

/** A visit with nothing kept from before. */
export async function visit(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
  try {
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    const counted = count(session);
    await tab.goto(url, { waitUntil: 'load' });
    const milliseconds = await tab.evaluate(
      () => performance.getEntriesByType('navigation').map(({ duration }) => duration)[0] ?? 0,
    );
    // Requests shortly after a page has loaded belong to the visit as well.
    await tab.waitForLoadState('networkidle');
    return { ...counted(), milliseconds };
  } finally {
    await context.close();
  }
}

/** The median of each figure by itself. */
export const middle = (loads: readonly Load[]): Load => ({
  requests: median(loads.map(({ requests }) => requests)),
  bytes: median(loads.map(({ bytes }) => bytes)),
  milliseconds: median(loads.map(({ milliseconds }) => milliseconds)),
});
