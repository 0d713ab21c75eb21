import type { Edition } from './edition.ts';
import type { DocumentId, Variant } from './variant.ts';

/** The page of the site that says the same as a document, behind language and game. */
export const screenPages: Readonly<Record<DocumentId, string>> = {
  'all-sheets': 'turn/',
  'turn-order': 'turn/',
  'set-up': 'rules/setup/',
  glossary: 'glossary/',
  'icons-and-boxes': 'icons/',
  values: 'rules/turn/',
  'three-languages': 'glossary/',
  'score-sheet': 'score/',
  'pocket-cards': 'rules/',
  'card-almanac': 'cards/',
  'card-almanac-to-cut': 'cards/',
  rulebook: 'rules/',
  'rulebook-booklet': 'rules/',
};

/** Its address; none before anybody has said where the site is. */
export const screenAddress = (
  { lang, game, doc }: Variant,
  { site }: Edition,
): string | undefined =>
  site === undefined ? undefined : `${site}${lang}/${game}/${screenPages[doc]}`;
