import { z } from 'zod';
import { cardNames, highest, lowest } from '../cards/card.ts';

/** The written format of Dobro descriptions. Only tools load this; the judge takes plain objects. */

const cardSchema = z.union([z.int().min(lowest).max(highest), z.enum(cardNames)]);
const cardsSchema = z.union([cardSchema, z.array(cardSchema)]);
/** Any number is read: one outside 2 to 12 is a mistake that the judge explains. */
const asSchema = z.int();
const playSchema = z.union([
  cardSchema,
  z.array(cardSchema),
  z.strictObject({ play: cardsSchema, as: asSchema.optional() }),
]);
const countSchema = z.int().min(0);
const nameSchema = z.string().min(1);

export const situationSchema = z.strictObject({
  players: z
    .union([countSchema, z.array(nameSchema)])
    .optional()
    .describe('How many play, or their names in clockwise order'),
  value: countSchema.optional().describe('The value in play; 0 while a climb has none'),
  climb: z.array(playSchema).optional().describe('The plays of this climb so far'),
  hand: z.array(cardSchema).optional().describe('Your cards before the move'),
  holding: countSchema.optional().describe('How many cards you hold, where they are not named'),
  deck: countSchema.optional().describe('Cards left in the draw deck'),
  me: nameSchema.optional().describe('Which of the names is yours'),
  turn: nameSchema.optional().describe('Whose turn it is'),
  opened: nameSchema.optional().describe('Who opened this climb'),
  took: nameSchema.optional().describe('Who took the last climb'),
  out: nameSchema.optional().describe('A player without cards in hand'),
  forgetful: nameSchema.optional().describe('Who held the forgetful card before, or middle'),
  forgot: nameSchema.optional().describe('Who forgot to draw, or nobody'),
  direction: z
    .enum(['clockwise', 'counterclockwise'])
    .optional()
    .describe('Which way play went when this climb opened'),
});

/** What a move can be, by the key that says so. */
export const moveSchemas = {
  play: z.strictObject({ play: cardsSchema, as: asSchema.optional() }),
  take: z.strictObject({ take: z.literal(true) }),
  draw: z.strictObject({ draw: z.int(), late: z.boolean().optional() }),
  climb: z.strictObject({ climb: z.array(z.union([z.literal('take'), playSchema])) }),
  forgetful: z.strictObject({ forgetful: nameSchema }),
  options: z.strictObject({ options: z.literal(true) }),
};

export const moveSchema = z.union(Object.values(moveSchemas));

export const descriptionSchema = z.strictObject({
  $schema: z.string().optional(),
  game: z.literal('dobro'),
  situation: situationSchema.default({}),
  move: moveSchema,
});

const seatsSchema = <Item extends z.ZodType>(item: Item) =>
  z.union([z.array(item), z.record(nameSchema, item)]);

const roundSchema = z.strictObject({
  piles: seatsSchema(countSchema).optional().describe('Cards in each score pile'),
  places: seatsSchema(z.int().min(1)).optional().describe('Places, where nobody counted'),
  forgetful: nameSchema.optional().describe('Who holds the forgetful card at the end'),
  sums: seatsSchema(countSchema).optional().describe('Sum of the numbers in each score pile'),
});

export const sheetSchema = z.strictObject({
  $schema: z.string().optional(),
  game: z.literal('dobro'),
  players: z.array(nameSchema).describe('Names in clockwise order'),
  rounds: z.array(roundSchema),
  long: z.boolean().optional().describe('As many rounds as players'),
  hands: seatsSchema(z.array(z.int().min(2).max(12)))
    .optional()
    .describe('Number cards of the new hands: they settle who starts'),
  says: z
    .strictObject({
      rounds: z.array(seatsSchema(z.int())).optional(),
      totals: seatsSchema(z.int()).optional(),
      starter: nameSchema.optional(),
      winners: z.array(nameSchema).optional(),
    })
    .optional()
    .describe('What the players worked out, to be checked'),
});
export type WrittenSheet = z.infer<typeof sheetSchema>;
