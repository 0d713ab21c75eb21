import type { Page as Tab } from 'playwright-core';

/** What a printed page should not have: things to press, colours of a screen, text that is not black. */
export async function paperFaults(tab: Tab): Promise<string[]> {
  await tab.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const faults = await tab.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility() || element.getBoundingClientRect().width <= 1) continue;
      if (
        element.matches(
          'button, input, nav:not(main nav), body > header, dialog, [popover], a[href="#content"]',
        )
      )
        found.add(`shows ${element.localName}.${element.className}`);
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const { color } = getComputedStyle(element);
      if (element.matches('main p, main li, main h1, main h2, main h3') && words)
        if (!['rgb(0, 0, 0)', 'rgb(51, 51, 51)'].includes(color))
          found.add(`${element.localName}.${element.className} is ${color}`);
    }
    const ground = getComputedStyle(document.body).backgroundColor;
    if (ground !== 'rgb(255, 255, 255)') found.add(`the ground is ${ground}`);
    return [...found].slice(0, 5);
  });
  await tab.emulateMedia({ media: null, colorScheme: null });
  return faults;
}
