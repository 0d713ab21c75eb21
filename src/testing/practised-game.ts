import type { PractisedGame } from '#engine/core/practice/practised-game.ts';

/** A game without moments, to which a test adds what it is about. */
export const practisedGame = (own: Partial<PractisedGame>): PractisedGame => ({
  players: [],
  moments: () => [],
  judge: () => undefined,
  keep: () => [],
  exchange: () => undefined,
  others: () => [],
  dull: [],
  alike: [],
  covers: {},
  comesToMind: () => true,
  isStrange: () => false,
  outcomes: [],
  shows: () => false,
  weights: [1, 2],
  ...own,
});
