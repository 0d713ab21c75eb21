import { figures, parkDeck, tokens } from '#generated/fort.ts';
import type { SetupFigure } from '../../format/vocabulary.ts';
import type { Rule } from '../../violation.ts';

/** What is where before the first turn, with the clause that says so. */
export const figuresOf = (players: number): readonly (readonly [SetupFigure, Rule, number])[] => [
  ['pizza', 'setup.supply', tokens.pizza],
  ['toys', 'setup.supply', tokens.toys],
  ['best-friends', 'setup.board', 2],
  ['track', 'setup.markers', 0],
  ['fort', 'setup.markers', 0],
  ['made-up-rules', 'setup.made-up-rules', players + 1],
  ['perks', 'setup.perks', players + 1],
  ['park', 'setup.park', 3],
  ['park-deck', 'setup.park', parkDeck.cards - 8 * players - 3],
  ['dealt', 'setup.deal', 8],
  ['kept', 'setup.draft', 8],
  ['deck', 'setup.deck', 10 - figures.handSize],
  ['hand', 'setup.hand', figures.handSize],
];
