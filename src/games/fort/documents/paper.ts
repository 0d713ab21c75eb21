import { figuresOf } from '#engine/fort/judging/moves/setup.ts';
import type { Context } from '#print/context.ts';
import type { Figure } from '#print/documents/set-up.ts';
import type { GamePaper } from '#print/game.ts';
import { cardBody } from './card-body.ts';
import { end, following, levels, limits, score } from './parts.ts';
import { pocketCards } from './pocket-cards.ts';
import { scorePages } from './score-pages.ts';

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** What is laid out, asked of the rules that the checker holds to. */
const setUp = ({ say }: Context): Figure[] =>
  figuresOf(2)
    .filter(([figure]) => figure !== 'track' && figure !== 'fort' && figure !== 'kept')
    .map(([figure]) => ({
      label: capital(say(`verdicts:figure.${figure}`)),
      by: (players) => figuresOf(players).find(([id]) => id === figure)?.[2] ?? 0,
    }));

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
  turn: {
    below: (of) => [limits(of), levels(of), end(of)],
    beside: (of) => [following(of), limits(of), levels(of), end(of), score(of)],
  },
  setUp,
  score: scorePages,
  pocketCards,
  cardBody,
};
