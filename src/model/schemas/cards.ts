import { z } from 'zod';
import { iconSchema } from './icons.ts';
import { clauseIdSchema, idSchema, nicknameSchema } from './names.ts';

/** What every card has, whatever else its game knows of it. */
const cardSchema = z.looseObject({
  /** A nickname of its own … */
  names: nicknameSchema.optional(),
  /** … or a term of the glossary that is its name … */
  term: idSchema.optional(),
  /** … or the number that is printed on it. */
  value: z.int().optional(),
  /** The clause that says what a card without icons does. */
  clause: clauseIdSchema.optional(),
  /** Printed symbols; a card without any is known by its `icon`. */
  suits: z.array(iconSchema).optional(),
  icon: iconSchema.optional(),
  /** Printed beside the symbols on all cards of its kind: the star of a Best Friend. */
  sign: iconSchema.optional(),
});
export type PrintedCard = z.infer<typeof cardSchema>;

const namedSchema = cardSchema.superRefine(({ names, term, value }, context) => {
  const given = [names, term, value].filter((name) => name !== undefined).length;
  if (given !== 1)
    context.addIssue({
      code: 'custom',
      message: `is named ${given === 0 ? 'by nothing' : 'twice'}: give it one of "names", "term" and "value"`,
    });
});

/** content/<game>/cards.yaml: groups of cards by their ids, in the order they are shown. */
export const cardsSchema = z.record(idSchema, z.record(idSchema, namedSchema));
export type CardGroups = z.infer<typeof cardsSchema>;
