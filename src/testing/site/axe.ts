import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page as Tab } from 'playwright-core';

/** The axe that comes with @axe-core/playwright. */
const axeFile = createRequire(import.meta.resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);

/** Loads axe into every page of the context before the page's own scripts. */
export const bringAxe = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(readFileSync(axeFile, 'utf8'));

/** Rules whose result depends on the theme. */
const ofColour = ['color-contrast', 'link-in-text-block'];

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly targets: readonly string[];
}

/**
 * What axe finds on the page as it is now: WCAG 2.2 A and AA, and its good practices. Only what is
 * wrong is sent back: the list of all that is right is as long as the page.
 */
export async function violations(tab: Tab, only: 'everything' | 'colours'): Promise<string[]> {
  const rules = only === 'colours' ? `runOnly: ${JSON.stringify(ofColour)}, ` : '';
  const found = await tab.evaluate<readonly Violation[]>(`
    axe.run(document, { ${rules}resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, help, nodes }) => ({
        id, help, targets: nodes.slice(0, 3).map(({ target }) => target.join(' ')),
      })))`);
  return found.flatMap(({ id, help, targets }) =>
    targets.map((target) => `${id}: ${help}: ${target}`),
  );
}
