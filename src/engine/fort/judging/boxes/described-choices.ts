import { checkChosen } from './chosen-reward.ts';
import { placeCards } from './placed-cards.ts';
import { isHopeless, notShown } from './shown.ts';
import { checkFinished, checkOwner } from './uses-as-described.ts';

/** What checks the boxes that are described, and checks and places what is chosen in them. */
export const described = {
  checkOwner,
  checkFinished,
  placeCards,
  notShown,
  isHopeless,
  checkChosen,
};
