import { checkChosen } from './chosen-reward.ts';
import { placeCards } from './placed-cards.ts';
import { isHopeless, notShown } from './shown.ts';

/** What checks and places the choices that are described of a box. */
export const described = { placeCards, notShown, isHopeless, checkChosen };
