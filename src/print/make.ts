import { gameOf } from '#games/all.ts';
import { type Context, context } from './context.ts';
import { cardAlmanac, cardAlmanacToCut } from './documents/card-almanac.ts';
import { glossary } from './documents/glossary.ts';
import { iconsAndBoxes } from './documents/icons-and-boxes.ts';
import { pocketCards } from './documents/pocket-cards.ts';
import { rulebook, rulebookBooklet } from './documents/rulebook/index.ts';
import { scoreSheet } from './documents/score-sheet.ts';
import { setUp } from './documents/set-up.ts';
import { threeLanguages } from './documents/three-languages.ts';
import { turnOrder } from './documents/turn-order.ts';
import { dobroValues } from './documents/values.ts';
import type { Edition } from './edition.ts';
import { type DocumentId, documentKinds, documentsOf, type Variant } from './variant.ts';

/** Every sheet for the table one behind the other, in one file. */
const allSheets = (of: Context): void => {
  for (const doc of documentsOf(of.variant.game))
    if (documentKinds.table.some((each) => each === doc))
      documents[doc]({ ...of, variant: { ...of.variant, doc } });
};

const documents: Record<DocumentId, (of: Context) => void> = {
  'all-sheets': allSheets,
  'turn-order': turnOrder,
  'set-up': setUp,
  glossary,
  'icons-and-boxes': iconsAndBoxes,
  values: dobroValues,
  'three-languages': threeLanguages,
  'score-sheet': scoreSheet,
  'pocket-cards': pocketCards,
  'card-almanac': cardAlmanac,
  'card-almanac-to-cut': cardAlmanacToCut,
  rulebook,
  'rulebook-booklet': rulebookBooklet,
};

export interface Made {
  readonly bytes: Buffer;
  readonly pages: number;
}

/** Draws a document on its sheet. */
export const compose = (of: Context): void => documents[of.variant.doc](of);

/** One PDF from content to bytes. What does not fit or has no glyph stops it. */
export async function makePdf(variant: Variant, edition: Edition): Promise<Made> {
  const of = context(variant, await gameOf(variant.game), edition);
  compose(of);
  return { bytes: await of.sheet.finish(), pages: of.sheet.pages };
}
