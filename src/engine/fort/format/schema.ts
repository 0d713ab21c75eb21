import { descriptionSchema, sheetFileSchema } from '#engine/core/format/description.ts';
import { suits } from '../notation/tree.ts';
import { moveSchema, moveSchemas } from './move.ts';
import { sheetSchema } from './sheet.ts';
import { situationSchema } from './situation.ts';
import { fortUpgrade } from './version-1.ts';

/** The written format of Fort. Tools read files with it; pages are given the parts of it that they need. */
export const fortFormat = {
  game: 'fort',
  situation: situationSchema,
  moves: moveSchemas,
  sheet: sheetSchema,
  /** Files as a whole. */
  description: descriptionSchema('fort', situationSchema, moveSchema, [
    { follow: 'prince', by: 'Ann' },
    { recruit: 'doc' },
  ]),
  sheetFile: sheetFileSchema('fort', sheetSchema),
  upgrade: fortUpgrade,
  printedTerms: [...suits, 'coin'],
} as const;
