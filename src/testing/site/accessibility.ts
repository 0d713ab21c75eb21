import { expect, it } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { newPage, siteUrl } from '../browser.ts';
import { bringAxe } from './axe.ts';
import { builtSite } from './built-site.ts';
import { enlargedFaults } from './enlarged.ts';
import { landmarkFaults } from './landmarks.ts';
import { listen } from './listen.ts';
import { contextOptions, look } from './look.ts';
import { motionFaults } from './motion.ts';
import { oneOfEachKind } from './pages.ts';
import { inTurn, lookAlikes } from './visits.ts';

const visits = inTurn(lookAlikes(oneOfEachKind(builtSite().pages)));

type Findings = Record<'axe' | 'landmarks' | 'motion' | 'enlarged' | 'heard', string[]>;
const nothing = (): Findings => ({ axe: [], landmarks: [], motion: [], enlarged: [], heard: [] });

/** Checks each kind of page in one language; `npm run audit` checks every page in every view. */
export const lookInLanguage = (language: Language | undefined): void =>
  it(`has no barrier on any kind of page, ${language ?? 'no language'}`, {
    timeout: 400_000,
  }, async () => {
    const tab = await newPage(contextOptions);
    await bringAxe(tab.context());
    const heard = listen(tab.context(), siteUrl('/'));
    const found = nothing();
    for (const visit of visits.filter(({ page }) => page.language === language)) {
      const { path } = visit.page;
      const here = (faults: readonly string[]) => faults.map((fault) => `${path}: ${fault}`);
      found.axe.push(...(await look(tab, siteUrl(path), visit)));
      found.landmarks.push(...here(await landmarkFaults(tab)));
      found.motion.push(...here(await motionFaults(tab)));
      found.enlarged.push(...here(await enlargedFaults(tab)));
      if (await tab.locator('header a[data-search]').isVisible()) {
        await tab.keyboard.press('/');
        await tab.locator('input[role=combobox]').fill('fort');
        await tab.locator('[role=option]').first().waitFor();
      }
      found.heard.push(...here(heard.splice(0)));
    }
    expect(found).toEqual(nothing());
  });
