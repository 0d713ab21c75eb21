import type { Page } from 'playwright-core';

interface Status {
  readonly parts: readonly { name: string; held: number; total: number }[];
}

/** Parts of the site that the worker has completely. */
export const partsHere = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const said = new Promise<Status>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    active?.postMessage({ wish: 'look', parts: [] }, [port2]);
    const { parts } = await said;
    return parts.filter(({ held, total }) => held === total).map(({ name }) => name);
  });
