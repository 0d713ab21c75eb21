import type { BrowserContext } from 'playwright-core';

/** Messages of the browser itself about blocked workers, which are not the site's. */
export const isOfBlocking = (text: string): boolean =>
  /Service Worker registration blocked/i.test(text);

/** Records what a healthy site never has: console messages, errors, refusals, requests to other hosts. */
export function listen(context: BrowserContext, home: string): string[] {
  const found: string[] = [];
  const { origin } = new URL(home);
  context.on('console', (message) => {
    if (!isOfBlocking(message.text())) found.push(`console says "${message.text()}"`);
  });
  context.on('weberror', (error) => found.push(`error: ${error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400) found.push(`answer ${response.status()} for ${response.url()}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) && url.origin !== origin)
      found.push(`asks another host: ${request.url()}`);
  });
  return found;
}
