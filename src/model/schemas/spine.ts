import { z } from 'zod';
import { clauseIdSchema, idSchema } from './names.ts';

const marks = {
  id: clauseIdSchema,
  /** The printed editions differ here. */
  editions: z.literal(true).optional(),
  /** The rulebooks leave it open, and the project has a reading of its own. */
  reading: z.literal(true).optional(),
  /** It has a short form; a list names the clauses that this form sums up as well. */
  short: z.union([z.literal(true), z.array(clauseIdSchema).min(1)]).optional(),
};

const spineClauseSchema = z.discriminatedUnion('by', [
  z.strictObject({ ...marks, by: z.literal('checker') }),
  z.strictObject({ ...marks, by: z.literal('players'), because: idSchema }),
]);
export type SpineClause = z.infer<typeof spineClauseSchema>;

/** Chapters and their clauses, in the order of the rulebook. */
export const spineSchema = z.strictObject({
  chapters: z
    .array(
      z.strictObject({
        id: idSchema,
        /** The worked example that the printed rulebook shows. */
        example: idSchema.optional(),
        clauses: z.array(spineClauseSchema).min(1),
      }),
    )
    .min(1),
});
export type Spine = z.infer<typeof spineSchema>;
