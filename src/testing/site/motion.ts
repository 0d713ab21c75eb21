import type { Page as Tab } from 'playwright-core';

/** What moves or fades longer than an eye notices; nothing should for people who asked for less motion. */
export const motionFaults = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() => {
    const seconds = (list: string) =>
      Math.max(
        ...list
          .split(',')
          .map((text) => Number.parseFloat(text) / (text.trim().endsWith('ms') ? 1000 : 1)),
      );
    const faults = new Set<string>();
    for (const animation of document.getAnimations())
      faults.add(`runs: ${animation.id || animation.constructor.name}`);
    for (const element of document.querySelectorAll('*'))
      for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        const name = `${element.localName}${[...element.classList].map((c) => `.${c}`).join('')}${pseudo ?? ''}`;
        if (seconds(style.transitionDuration) > 0.01) faults.add(`transition: ${name}`);
        if (style.animationName !== 'none' && seconds(style.animationDuration) > 0.01)
          faults.add(`animation: ${name}`);
        if (style.scrollBehavior === 'smooth') faults.add(`smooth scrolling: ${name}`);
      }
    return [...faults].slice(0, 5);
  });
