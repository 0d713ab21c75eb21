import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const phone = { viewport: { width: 360, height: 740 } };

interface Found {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

const contrast = 'color-contrast';
const again = (colours: boolean) => `globalThis.axe?.run('.widget', {
  resultTypes: ['violations'],
  rules: { '${contrast}': { enabled: ${colours} } },
}).then(({ violations }) => violations)`;

/** axe stays in the page after the first run: loading it takes longer than the run. */
async function look(page: Page, colours: boolean): Promise<readonly Found[]> {
  const found = await page.evaluate<readonly Found[] | undefined>(again(colours));
  if (found !== undefined) return found;
  const axe = new AxeBuilder({ page }).include('.widget').setLegacyMode();
  return (await (colours ? axe : axe.disableRules(contrast)).analyze()).violations;
}

/**
 * Checks that axe finds nothing in the widget as it is now, and that nothing is too wide. Contrast takes most of the
 * time: it is left out without `colours`, where the same colours have been checked already.
 */
export async function blameless(page: Page, colours = true): Promise<void> {
  // Something that fades in does not have its final colours yet.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  const found = await look(page, colours);
  expect(found.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide, 'wider than the screen').toBe(false);
}
