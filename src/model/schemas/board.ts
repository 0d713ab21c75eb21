import { z } from 'zod';
import { resources } from '#engine/fort/notation/tree.ts';
import { idSchema, inEveryLanguage } from './names.ts';

const rangeSchema = z.strictObject({ min: z.int().min(1), max: z.int().min(1) });

const capacitySchema = z.union([
  z.strictObject({ pizza: z.int(), toys: z.int() }),
  z.strictObject({ base: z.int(), 'per-level': z.int() }),
  z.strictObject({ cards: z.int() }),
]);

const zoneSchema = z.strictObject({
  term: idSchema.optional(),
  owner: z.enum(['player', 'table']),
  holds: z.enum(['cards', 'resources']),
  'seen-by': z.enum(['all', 'owner', 'nobody']),
  capacity: capacitySchema.optional(),
});

const zonesSchema = z.record(idSchema, zoneSchema);

export const fortBoardSchema = z.strictObject({
  name: inEveryLanguage,
  players: rangeSchema,
  minutes: rangeSchema,
  tokens: z.strictObject({ pizza: z.int(), toys: z.int() }),
  boards: z.record(idSchema, z.tuple([idSchema, idSchema])),
  zones: zonesSchema,
  'fort-level': z.strictObject({
    /** Points of levels 0 to 5; null: printed, but not known to us. */
    points: z.array(z.int().nullable()).length(6),
    /** Cost of reaching levels 1 to 5. */
    costs: z.array(z.array(z.enum([...resources, 'any'])).nullable()).length(5),
    gives: z.record(z.string().regex(/^[1-5]$/), idSchema),
  }),
  'macaroni-sculpture': z.int(),
  'end-at-points': z.int(),
  'hand-size': z.int(),
});
export type FortBoard = z.infer<typeof fortBoardSchema>;

export const dobroBoardSchema = z.strictObject({
  name: inEveryLanguage,
  players: rangeSchema,
  'hand-limit': z.record(z.string().regex(/^[2-6]$/), z.int()),
  zones: zonesSchema,
  rounds: z.int(),
  points: z.array(z.int()),
  'forgetful-penalty': z.int(),
  'two-players-aside': z.int(),
});
export type DobroBoard = z.infer<typeof dobroBoardSchema>;
