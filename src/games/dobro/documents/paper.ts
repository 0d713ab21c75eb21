import { fullDeck } from '#engine/dobro/cards/card.ts';
import { figures, handLimits } from '#generated/dobro.ts';
import type { Context } from '#print/context.ts';
import type { Figure } from '#print/documents/set-up.ts';
import type { GamePaper } from '#print/game.ts';
import { doublingPart } from './doubling.ts';
import { end, forgetful, playing, round, specials } from './parts.ts';
import { pocketCards } from './pocket-cards.ts';
import { scorePages } from './score-pages.ts';

/** What is laid out, by the figures that the checker holds to. */
function setUp({ t }: Context): Figure[] {
  const limit = (players: number): number =>
    Object.entries(handLimits).find(([count]) => Number(count) === players)?.[1] ?? 0;
  const aside = (players: number): number => (players === 2 ? figures.twoPlayersAside : 0);
  return [
    { label: t('print:set-up.limit'), by: limit },
    { label: t('print:set-up.aside'), by: aside },
    {
      label: t('print:set-up.deck'),
      by: (players) => fullDeck(players).length - players * limit(players) - aside(players),
    },
  ];
}

export const paper: GamePaper = {
  accent: '#2b4aa6',
  turn: {
    below: (of) => [specials(of, 'short'), end(of)],
    beside: (of) => [playing(of), specials(of), forgetful(of), round(of), end(of)],
    under: (of, size) => [doublingPart(of, Math.max(size * 0.8, 9), size * 1.1)],
  },
  setUp,
  score: scorePages,
  pocketCards,
};
