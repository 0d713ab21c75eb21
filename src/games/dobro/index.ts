import { documentsOf } from '#print/variant.ts';
import type { Game } from '../game.ts';
import { openData } from './open-data.ts';
import { cardText } from './search.ts';

export const game: Game = { id: 'dobro', cardText, documents: documentsOf('dobro'), openData };
