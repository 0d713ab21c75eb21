import { documentsOf } from '#print/variant.ts';
import type { Game } from '../game.ts';
import { openData } from './open-data.ts';
import { cardText, iconEntries } from './search.ts';

export const game: Game = {
  id: 'fort',
  cardText,
  ownEntries: iconEntries,
  documents: documentsOf('fort'),
  openData,
};
