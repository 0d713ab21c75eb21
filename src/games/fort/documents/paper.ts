import type { GamePaper } from '#print/game.ts';
import { gameTable } from '../table.ts';
import { cardBody } from './card-body.ts';
import { end, following, levels, limits, score } from './parts.ts';
import { pocketCards } from './pocket-cards.ts';
import { scorePages } from './score-pages.ts';

export const paper: GamePaper = {
  accent: '#1c6440',
  marks: {
    skateboard: '#b1380d',
    shovel: '#7a5310',
    glue: '#0f6a66',
    squirtgun: '#2357b8',
    crown: '#85610a',
    book: '#83318f',
    coin: '#5f5a4c',
    pizza: '#b1380d',
    toys: '#2357b8',
  },
  table: gameTable,
  turn: {
    below: (of) => [limits(of), levels(of), end(of)],
    beside: (of) => [following(of), limits(of), levels(of), end(of), score(of)],
  },
  score: scorePages,
  pocketCards,
  cardBody,
};
