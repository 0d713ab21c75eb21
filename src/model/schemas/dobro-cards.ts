import { z } from 'zod';
import { clauseIdSchema, idSchema } from './names.ts';

const namedByTermSchema = z.strictObject({
  term: idSchema,
  clause: clauseIdSchema,
  copies: z.int().min(1),
});

export const dobroCardsSchema = z.strictObject({
  numbers: z.record(
    idSchema,
    z.strictObject({ value: z.int().min(2).max(12), copies: z.int().min(1) }),
  ),
  specials: z.record(idSchema, namedByTermSchema),
  table: z.record(idSchema, namedByTermSchema),
});
export type DobroCards = z.infer<typeof dobroCardsSchema>;
