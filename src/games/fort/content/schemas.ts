import { z } from 'zod';
import { parseBox } from '#engine/fort/notation/parse.ts';
import { resources, suits } from '#engine/fort/notation/tree.ts';
import { boardSchema, rangeSchema } from '#model/schemas/board.ts';
import { iconSchema } from '#model/schemas/icons.ts';
import { clauseIdSchema, idSchema, nicknameSchema } from '#model/schemas/names.ts';

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
  sign: z.literal('best-friend'),
  pair: idSchema,
  board: z.enum(['red', 'yellow', 'orange', 'green']),
});

/** A card whose printed name is a term and whose effect is a clause. */
const namedByTermSchema = z.strictObject({
  term: idSchema,
  clause: clauseIdSchema,
  icon: iconSchema,
});

export const cardsSchema = z.strictObject({
  kids: z.record(idSchema, kidSchema),
  'best-friends': z.record(idSchema, bestFriendSchema),
  'made-up-rules': z.record(idSchema, namedByTermSchema),
  perks: z.record(idSchema, namedByTermSchema.extend({ use: z.enum(['once', 'always']) })),
  other: z.record(idSchema, namedByTermSchema.extend({ copies: z.int().min(1) })),
});
export type Cards = z.infer<typeof cardsSchema>;

export const fortBoardSchema = z.strictObject({
  ...boardSchema.shape,
  minutes: rangeSchema,
  tokens: z.strictObject({ pizza: z.int(), toys: z.int() }),
  'park-deck': z.strictObject({
    cards: z.int(),
    /** How often each kid is in the deck; null: not known. */
    copies: z.record(idSchema, z.int().min(1)).nullable(),
  }),
  boards: z.record(idSchema, z.tuple([idSchema, idSchema])),
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
