import type { Page as Tab } from 'playwright-core';

/** Missing or duplicate landmarks for screen readers, and the link past the header. */
export const landmarkFaults = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const faults: string[] = [];
    // The entrance and the 404 page are short: there is no header to skip.
    const short = document.querySelector('header, nav') === null;
    for (const selector of short
      ? ['main', 'h1']
      : ['body > header', 'main', 'body > footer', 'h1']) {
      const count = seen(selector).length;
      if (count !== 1) faults.push(`${count} × ${selector}`);
    }
    if (document.querySelector('main h1') === null) faults.push('the title is not in main');
    const names = seen('nav').map((nav) => {
      const id = nav.getAttribute('aria-labelledby');
      const by = id === null ? null : document.getElementById(id)?.textContent;
      return (by ?? nav.getAttribute('aria-label') ?? '').trim();
    });
    if (names.includes('')) faults.push('a navigation without a name');
    if (new Set(names).size < names.length) faults.push(`navigations: ${names.join(', ')}`);
    if (short) return faults;
    const skip = document.querySelector('a[href], button');
    const target = skip?.getAttribute('href') ?? '';
    if (!target.startsWith('#') || document.querySelector(`main${target}`) === null)
      faults.push('no link past the header');
    return faults;
  });
