import { z } from 'zod';
import { fortLevelTrack, madeUpRuleIds, perkIds } from '#generated/fort.ts';
import { figures, type Sheet } from '../scoring/sheet.ts';
import {
  boardSchema,
  cardSchema,
  countSchema,
  fortSchema,
  nameSchema,
  tokensSchema,
} from './schema.ts';

/** The written format of score sheets. Only tools load this. */

const pileSchema = z.union([countSchema, z.array(cardSchema)]);
const pointsSchema = z.int().min(0).max(200);
const holdingSchema = z.union([z.int().min(0).max(30), tokensSchema]);
const figureSchema = (name: keyof typeof figures) => z.int().min(0).max(figures[name]).optional();

const entrySchema = z.strictObject({
  name: nameSchema,
  track: pointsSchema.optional().describe('Points on the Victory Track'),
  fort: fortSchema.optional().describe('Fort Level'),
  macaroni: z.boolean().optional(),
  rule: z.enum(madeUpRuleIds).optional().describe('Made-up rule'),
  advances: figureSchema('advances').describe('Advance Fort icons on all your cards'),
  suits: figureSchema('suits').describe('Different suits on all your cards, coins aside'),
  crowns: figureSchema('crowns'),
  books: figureSchema('books'),
  pizza: figureSchema('pizza').describe('Pizza in Stuff and Pack'),
  toys: figureSchema('toys').describe('Toys in Stuff and Pack'),
  'best-friends': figureSchema('best-friends'),
  cards: pileSchema.optional().describe('All your cards: deck, discard pile, hand, Yard, Lookout'),
  deck: pileSchema.optional(),
  discard: pileSchema.optional(),
  hand: pileSchema.optional(),
  yard: pileSchema.optional(),
  lookout: pileSchema.optional(),
  stuff: holdingSchema.optional(),
  pack: holdingSchema.optional(),
  perks: z.array(z.enum(perkIds)).optional(),
  says: z
    .strictObject({
      total: pointsSchema.optional(),
      fort: pointsSchema.optional(),
      rule: pointsSchema.optional(),
      macaroni: pointsSchema.optional(),
    })
    .optional()
    .describe('Points as the players counted them, to be checked'),
});

export const sheetSchema = z.strictObject({
  $schema: z.string().optional(),
  game: z.literal('fort'),
  board: boardSchema.pick({ points: true }).optional(),
  players: z.array(entrySchema),
  winners: z.array(nameSchema).min(1).optional().describe('Who is said to have won'),
});
export type WrittenSheet = z.infer<typeof sheetSchema>;

/** Points per level: those printed facts we know, and those that are given. */
export function readSheet({ players, board, winners }: Omit<WrittenSheet, 'game'>): Sheet {
  const given: Readonly<Record<string, number | undefined>> = board?.points ?? {};
  return {
    players,
    points: fortLevelTrack.points.map((known, level) => given[level] ?? known),
    ...(winners ? { winners } : {}),
  };
}
