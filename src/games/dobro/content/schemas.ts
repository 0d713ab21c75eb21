import { z } from 'zod';
import { boardSchema } from '#model/schemas/board.ts';
import { iconSchema } from '#model/schemas/icons.ts';
import { clauseIdSchema, idSchema } from '#model/schemas/names.ts';

const namedByTermSchema = z.strictObject({
  term: idSchema,
  clause: clauseIdSchema,
  copies: z.int().min(1),
  icon: iconSchema,
});

export const cardsSchema = z.strictObject({
  numbers: z.record(
    idSchema,
    z.strictObject({ value: z.int().min(2).max(12), copies: z.int().min(1) }),
  ),
  specials: z.record(idSchema, namedByTermSchema),
  table: z.record(idSchema, namedByTermSchema),
});
export type Cards = z.infer<typeof cardsSchema>;

export const dobroBoardSchema = z.strictObject({
  ...boardSchema.shape,
  'hand-limit': z.record(z.string().regex(/^[2-6]$/), z.int()),
  rounds: z.int(),
  points: z.array(z.int()),
  'forgetful-penalty': z.int(),
  'two-players-aside': z.int(),
});
export type DobroBoard = z.infer<typeof dobroBoardSchema>;
