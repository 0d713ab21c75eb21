import { z } from 'zod';
import { parseBox } from '#engine/fort/notation/parse.ts';
import { suits } from '#engine/fort/notation/tree.ts';
import { clauseIdSchema, idSchema, nicknameSchema } from './names.ts';

const symbolSchema = z.enum([...suits, 'coin']);

const boxSchema = z
  .string()
  .nullable()
  .superRefine((box, context) => {
    if (box === null || box === '') return;
    try {
      parseBox(box);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      context.addIssue({ code: 'custom', message: `can't read the box "${box}": ${message}` });
    }
  });

const kidSchema = z.strictObject({
  names: nicknameSchema,
  suits: z.array(symbolSchema).min(1).max(2),
  public: boxSchema,
  private: boxSchema,
  frame: z.enum(suits).optional(),
});

const bestFriendSchema = kidSchema.extend({
  pair: idSchema,
  board: z.enum(['red', 'yellow', 'orange', 'green']),
});

/** A card whose printed name is a term and whose effect is a clause. */
const namedByTermSchema = z.strictObject({ term: idSchema, clause: clauseIdSchema });

export const fortCardsSchema = z.strictObject({
  'park-deck': z.strictObject({
    cards: z.int(),
    /** How often each kid is in the deck; null: not known. */
    copies: z.record(idSchema, z.int().min(1)).nullable(),
  }),
  kids: z.record(idSchema, kidSchema),
  'best-friends': z.record(idSchema, bestFriendSchema),
  'made-up-rules': z.record(idSchema, namedByTermSchema),
  perks: z.record(idSchema, namedByTermSchema.extend({ use: z.enum(['once', 'always']) })),
  other: z.record(idSchema, namedByTermSchema.extend({ copies: z.int().min(1) })),
});
export type FortCards = z.infer<typeof fortCardsSchema>;
