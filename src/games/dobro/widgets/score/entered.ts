import { z } from 'zod';
import { figures } from '#generated/dobro.ts';
import { enteredFigure, enteredName } from '#widgets/score/entered.ts';

/** What is entered on the score sheet, as it is stored and shared; new keys come last. */

/** By seat; null where nothing is entered yet. */
const bySeat = () =>
  z
    .array(z.union([enteredFigure(), z.literal(null)]))
    .max(figures.maxPlayers)
    .default([]);

const round = z.strictObject({
  ranked: z.boolean().default(false),
  piles: bySeat(),
  places: bySeat(),
  forgetful: z.union([z.int().min(0).max(figures.maxPlayers), z.literal(null)]).default(null),
  sums: bySeat(),
});

export const enteredGame = z.strictObject({
  long: z.boolean(),
  players: z.array(enteredName()).min(figures.minPlayers).max(figures.maxPlayers),
  rounds: z.array(round).max(figures.maxPlayers).default([]),
});
