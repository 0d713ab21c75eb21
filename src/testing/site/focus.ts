import type { Page as Tab } from 'playwright-core';

/** Enough for every kind of stop: the rest of a long page is more of the same. */
const most = 100;
const batch = 25;

/** Notes every stop of the keyboard as it is made, and what is wrong with it. */
const record = (tab: Tab): Promise<void> =>
  tab.evaluate(() => {
    const keyboard =
      'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary';
    const seen = new Set<Element>();
    const faults: string[] = [];
    let before: Element | undefined;
    const isLater = (first: Element, second: Element): boolean =>
      (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    /** Between the first stop and the last. */
    const between = (one: Element): boolean => {
      const [first] = seen;
      return !!first && !!before && isLater(first, one) && isLater(one, before);
    };
    const round = (): boolean => document.documentElement.dataset.round === 'done';
    const name = (element: Element) =>
      `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
    /** On the element, or on what represents it: its label, its tile, the text beside a hidden box. */
    const marked = (element: Element): boolean =>
      [
        element,
        element.nextElementSibling,
        element.parentElement,
        element.closest('label'),
        element.closest('li'),
      ].some((one) => {
        if (one === null || one.getBoundingClientRect().width < 8) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      if (seen.has(target)) {
        document.documentElement.dataset.round = 'done';
        return;
      }
      seen.add(target);
      // A page that starts with the focus in a field returns to its top once.
      const top = target === document.querySelector(keyboard);
      if (before && !isLater(before, target) && !top)
        faults.push(`${name(target)} comes after ${name(before)}, which stands later`);
      if (!marked(target)) faults.push(`${name(target)} does not show that it has the keyboard`);
      before = target;
    });
    Object.assign(window, {
      focusFaults: () => {
        // Only one of a group of radio buttons is a stop; the arrows lead to the others.
        const missed = [...document.querySelectorAll(keyboard)].filter(
          (one) =>
            !seen.has(one) &&
            (round() || between(one)) &&
            one.checkVisibility({ visibilityProperty: true }) &&
            !one.matches('[type=radio], [tabindex="-1"]'),
        );
        const moved = [...document.body.querySelectorAll('*')].filter((one) => {
          const { order, flexDirection } = getComputedStyle(one);
          return order !== '0' || flexDirection.endsWith('reverse');
        });
        return [
          ...faults,
          ...missed.map((one) => `${name(one)} is never reached`),
          ...moved.map((one) => `${name(one)} is seen in another place than it is reached`),
        ].slice(0, 8);
      },
    });
  });

/** Goes through the page by Tab: stops are in the order of the page, all visible, none left out. */
export async function focusFaults(tab: Tab): Promise<string[]> {
  await record(tab);
  for (let pressed = 0; pressed < most; pressed += batch) {
    for (let press = 0; press < batch; press++) await tab.keyboard.press('Tab');
    if (await tab.evaluate(() => document.documentElement.dataset.round === 'done')) break;
  }
  return tab.evaluate<string[]>('focusFaults()');
}

/** The first stop leads past the header: into the main part, from where Tab goes on inside. */
export async function skipFaults(tab: Tab): Promise<string[]> {
  // As after opening the page: Tab starts at the top.
  await tab.evaluate(() => {
    const { body } = document;
    body.tabIndex = -1;
    body.focus();
    body.removeAttribute('tabindex');
  });
  await tab.keyboard.press('Tab');
  const first = await tab.evaluate(() => document.activeElement?.getAttribute('href'));
  if (first !== '#content') return [`the first stop leads to ${first}`];
  await tab.keyboard.press('Enter');
  const there = await tab.evaluate(() => document.activeElement?.localName);
  if (there !== 'main') return [`the way past the header leads to ${there}`];
  await tab.keyboard.press('Tab');
  const next = await tab.evaluate(
    () => document.activeElement?.closest('main, body > footer') !== null,
  );
  return next ? [] : ['after the way past the header, Tab goes back to it'];
}
