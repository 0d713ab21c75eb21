import { documentsOf } from '#print/variant.ts';
import type { Game } from '../game.ts';
import { meaningOfTerm } from './ask/meaning.ts';
import { understandFort } from './ask/understand.ts';
import { examples } from './examples/outcome.ts';
import { openData } from './open-data.ts';
import { cardText, iconEntries } from './search.ts';

export const game: Game = {
  id: 'fort',
  ask: { meaningOfTerm, understand: understandFort },
  examples,
  cardText,
  ownEntries: iconEntries,
  documents: documentsOf('fort'),
  openData,
};
