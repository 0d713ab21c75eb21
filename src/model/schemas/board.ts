import { z } from 'zod';
import { iconSchema } from './icons.ts';
import { idSchema, inEveryLanguage } from './names.ts';

export const rangeSchema = z.strictObject({ min: z.int().min(1), max: z.int().min(1) });

const zoneSchema = z.strictObject({
  term: idSchema.optional(),
  owner: z.enum(['player', 'table']),
  holds: z.enum(['cards', 'resources']),
  'seen-by': z.enum(['all', 'owner', 'nobody']),
  /** A number per kind, or what a level gives. */
  capacity: z.record(idSchema, z.int()).optional(),
});

/** What every game has in content/<game>/board.yaml. The rest is up to the game. */
export const boardSchema = z.looseObject({
  name: inEveryLanguage,
  /** The icon of the game in navigation. */
  icon: iconSchema,
  /** Pages that only this game has, and the icon that leads to each. */
  'own-pages': z.record(idSchema, iconSchema).default({}),
  players: rangeSchema,
  zones: z.record(idSchema, zoneSchema),
});
export type Board = z.infer<typeof boardSchema>;
