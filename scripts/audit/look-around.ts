import type { Browser } from 'playwright-core';
import { bringAxe } from '../../src/testing/site/axe.ts';
import { listen } from '../../src/testing/site/listen.ts';
import { contextOptions, look } from '../../src/testing/site/look.ts';
import type { Visit } from '../../src/testing/site/visits.ts';

/** Two tabs: while one page loads, axe checks another. */
const tabs = 2;

/** Findings of axe, console messages and foreign requests, by visit. */
export async function lookAround(
  browser: Browser,
  visits: readonly Visit[],
  home: string,
): Promise<Map<Visit, string[]>> {
  const found = new Map<Visit, string[]>();
  const waiting = [...visits];
  const work = async (): Promise<void> => {
    const context = await browser.newContext(contextOptions);
    await bringAxe(context);
    const heard = listen(context, home);
    const tab = await context.newPage();
    for (let visit = waiting.shift(); visit !== undefined; visit = waiting.shift()) {
      const { path } = visit.page;
      const findings = await look(tab, home + path.slice(1), visit);
      const troubles = heard.splice(0).map((trouble) => `${path}: ${trouble}`);
      found.set(visit, [...findings, ...troubles]);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: tabs }, work));
  return found;
}
