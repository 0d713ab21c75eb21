import { handLimits } from '#generated/dobro.ts';

export const isPlayerCount = (players: number): players is keyof typeof handLimits =>
  Object.hasOwn(handLimits, players);

/** Cards dealt, and the limit to draw back up to (setup.deal). */
export const handLimit = (players: number): number =>
  isPlayerCount(players) ? handLimits[players] : 0;
