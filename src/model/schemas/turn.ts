import { z } from 'zod';
import { iconSchema } from './icons.ts';
import { clauseIdSchema, idSchema } from './names.ts';

/** content/<game>/turn.yaml: a turn as people do it, every step with the clauses behind it. */
export const turnSchema = z
  .array(
    z.strictObject({
      id: idSchema,
      /** The printed name of the phase; without one the words have a title. */
      term: idSchema.optional(),
      steps: z
        .array(
          z.strictObject({
            id: idSchema,
            icon: iconSchema,
            clauses: z.array(clauseIdSchema).min(1),
            /** May be left out where there is little room, as on the player aids. */
            detail: z.literal(true).optional(),
          }),
        )
        .min(1),
    }),
  )
  .min(1);
export type TurnGuide = z.infer<typeof turnSchema>;
