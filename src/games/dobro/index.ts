import { documentsOf } from '#print/variant.ts';
import type { Game } from '../game.ts';
import { meaningOfTerm } from './ask/meaning.ts';
import { understandDobro } from './ask/understand.ts';
import { examples } from './examples/outcome.ts';
import { openData } from './open-data.ts';
import { cardText } from './search.ts';

export const game: Game = {
  id: 'dobro',
  ask: { meaningOfTerm, understand: understandDobro },
  examples,
  cardText,
  documents: documentsOf('dobro'),
  openData,
};
