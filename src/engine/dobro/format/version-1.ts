import { renamed, type Upgrade } from '#engine/core/format/version.ts';

/** What version 1 of the format wrote, in the words of the current one. */
export const dobroUpgrade: Upgrade = {
  // Who has the card now is what the move of that name is about.
  situation: (situation) => renamed(situation, { forgetful: 'forgetful-before' }),
  move: (move) => move,
  sheet: (sheet) => sheet,
};
