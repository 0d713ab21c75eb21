import type { Browser } from 'playwright-core';
import { contextOptions, listen, look } from '../../src/audit/look.ts';
import { describeVisit, type Visit, views } from '../../src/audit/visits.ts';

/** Findings of axe, console messages and foreign requests, by visit. */
export async function lookAround(
  browser: Browser,
  visits: readonly Visit[],
  home: string,
): Promise<Map<Visit, string[]>> {
  const found = new Map<Visit, string[]>();
  for (const view of views) {
    const context = await browser.newContext(contextOptions(view));
    const heard = listen(context, home);
    const tab = await context.newPage();
    for (const visit of visits.filter((one) => one.view === view)) {
      const findings = await look(tab, home + visit.page.path.slice(1), visit);
      const troubles = heard.splice(0).map((trouble) => `${describeVisit(visit)}: ${trouble}`);
      found.set(visit, [...findings, ...troubles]);
    }
    await context.close();
  }
  return found;
}
