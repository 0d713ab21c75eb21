import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page as Tab } from 'playwright-core';
import { describeVisit, type View, type Visit } from './visits.ts';

export const contextOptions = ({ theme, width }: View) => ({
  colorScheme: theme,
  viewport: { width, height: 800 },
  // The worker would fetch the whole language while we look.
  serviceWorkers: 'block' as const,
});

/** Writes down what a healthy site never has: console messages, errors, refusals, calls to other hosts. */
export function listen(context: BrowserContext, home: string): string[] {
  const found: string[] = [];
  const { origin } = new URL(home);
  context.on('console', (message) => {
    // What the browser itself says when workers are blocked for this look is not the site's.
    if (!/Service Worker registration blocked/i.test(message.text()))
      found.push(`console says "${message.text()}"`);
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

/** Opens the page and lets axe look: WCAG 2.2 A and AA, and its good practices. */
export async function look(tab: Tab, url: string, visit: Visit): Promise<string[]> {
  await tab.goto(url, { waitUntil: 'load' });
  if (visit.page.html.includes('<astro-island'))
    await tab.locator('astro-island:not([ssr])').first().waitFor();
  // One frame, so axe needs no tab of its own for each look.
  const { violations } = await new AxeBuilder({ page: tab }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ target }) => `${describeVisit(visit)}: ${id}: ${help}: ${target.join(' ')}`),
  );
}
