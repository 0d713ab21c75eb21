import type { Edition } from './edition.ts';
import type { PrintedDocument } from './game.ts';
import type { Variant } from './variant.ts';

/** The address of the page with the same content; undefined where the address of the site is not set. */
export const screenAddress = (
  { lang, game }: Variant,
  { page }: PrintedDocument,
  { site }: Edition,
): string | undefined => (site === undefined ? undefined : `${site}${lang}/${game}/${page}`);
