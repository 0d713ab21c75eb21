import { meaningOfCard } from '#print/documents/card-cell.ts';
import type { GamePaper } from '#print/game.ts';
import { gameTable } from '../table.ts';
import { doublingPart } from './doubling.ts';
import { end, forgetful, playingBeside, round, specials, specialsInShort } from './parts.ts';
import { pocketCards } from './pocket-cards.ts';
import { scorePages } from './score-pages.ts';

export const paper: GamePaper = {
  accent: '#2b4aa6',
  table: gameTable,
  turn: {
    below: (of) => [specialsInShort(of), end(of)],
    beside: (of) => [playingBeside(of), specials(of), forgetful(of), round(of), end(of)],
    under: (of, size) => [doublingPart(of, Math.max(size * 0.8, 9), size * 1.1)],
  },
  score: scorePages,
  pocketCards,
  cardBody: (of, card, size) =>
    card.group === 'table' ? meaningOfCard(of, card, size) : undefined,
};
