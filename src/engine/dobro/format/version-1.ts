import { renamed, type Upgrade } from '#engine/core/format/version.ts';

/** Turns what version 1 of the format wrote into the current version. */
export const dobroUpgrade: Upgrade = {
  // The move of the same name is about who has the card now.
  situation: (situation) => renamed(situation, { forgetful: 'forgetful-before' }),
  move: (move) => move,
  sheet: (sheet) => sheet,
};
