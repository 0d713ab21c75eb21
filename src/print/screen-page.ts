import type { Edition } from './edition.ts';
import type { PrintedDocument } from './game.ts';
import type { Variant } from './variant.ts';

/** The address of the page that says the same; none before anybody has said where the site is. */
export const screenAddress = (
  { lang, game }: Variant,
  { page }: PrintedDocument,
  { site }: Edition,
): string | undefined => (site === undefined ? undefined : `${site}${lang}/${game}/${page}`);
