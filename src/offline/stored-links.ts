import { siteUrl } from '#i18n/urls.ts';
import type { PartHere } from './ask.ts';

/** Leaves only the links to pages that are on this device, and nothing where there are none. */
export function showStored(place: HTMLElement, parts: readonly PartHere[]): void {
  const here = new Set(parts.flatMap(({ pages }) => pages.map(siteUrl)));
  const links = [...place.querySelectorAll('a')];
  for (const link of links) link.hidden = !here.has(link.pathname);
  for (const row of place.querySelectorAll('li'))
    row.hidden = row.querySelector('a:not([hidden])') === null;
  place.hidden = links.every(({ hidden }) => hidden);
}
