import type { Page as Tab } from 'playwright-core';

/** What overflows the page or is cut off, as the page is now. */
const overflow = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() => {
    const name = (element: Element) =>
      `${element.localName}${[...element.classList].map((c) => `.${c}`).join('')}`;
    const faults: string[] = [];
    const all = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility());
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide > 0) {
      const last = all.filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1);
      faults.push(`scrolls sideways by ${wide} px because of ${last.slice(-1).map(name)}`);
    }
    for (const element of all) {
      if (!(element instanceof HTMLElement) || element.textContent.trim() === '') continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      // For screen readers only.
      if (clientWidth <= 1 || clientHeight <= 1) continue;
      const cuts = (value: string) => value === 'hidden' || value === 'clip';
      if (cuts(overflowX) && scrollWidth > clientWidth + 1)
        faults.push(`cut at the side: ${name(element)}`);
      if (cuts(overflowY) && scrollHeight > clientHeight + 1)
        faults.push(`cut at the foot: ${name(element)}`);
    }
    return faults.slice(0, 5);
  });

/** Text of twice the size, on a phone and on a desk: nothing scrolls sideways, no word is cut off. */
export async function enlargedFaults(tab: Tab): Promise<string[]> {
  const faults: string[] = [];
  const resize = (size: string) =>
    tab.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, size);
  await resize('200%');
  for (const width of [360, 1280]) {
    await tab.setViewportSize({ width, height: 800 });
    faults.push(...(await overflow(tab)).map((fault) => `${width} px: ${fault}`));
  }
  await resize('');
  return faults;
}
