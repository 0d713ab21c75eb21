import { kidIds, parkDeck } from '#generated/fort.ts';
import type { Board } from './board.ts';

/** Second copies go to the first kids of the list until the Park deck has its 60 cards. */
const doubles = parkDeck.cards - kidIds.length;
const copies: Board['copies'] = Object.fromEntries(
  kidIds.map((kid, at) => [kid, at < doubles ? 2 : 1]),
);

/**
 * NOT the printed board: made-up costs, points and copies, so that whole games can be simulated.
 * Only the points of levels 0 and 5 are printed facts (score.fort).
 */
export const standInBoard: Board = {
  points: [0, 2, 5, 10, 16, 23],
  costs: [
    ['any', 'any'],
    ['pizza', 'toys', 'any'],
    ['pizza', 'pizza', 'toys', 'toys'],
    ['pizza', 'pizza', 'toys', 'toys', 'any'],
    ['pizza', 'pizza', 'toys', 'toys', 'any', 'any'],
  ],
  copies,
};
