import { z } from 'zod';
import { moveSchema, sheetSchema, situationSchema } from '#engine/dobro/format/schema.ts';
import { namedEntry } from '#open-data/cards.ts';
import { named } from '#open-data/schemas.ts';
import { dobroCards } from './cards/cards.ts';

const card = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('number'), ...named, value: z.int(), copies: z.int() }),
  z.strictObject({ kind: z.enum(['special', 'table']), ...named, copies: z.int() }),
]);

export const openData = {
  card,
  cards: () =>
    dobroCards.map(({ id, kind, ...figures }) => ({
      kind,
      ...namedEntry('dobro', id),
      ...figures,
    })),
  example: {
    situation: situationSchema,
    move: moveSchema,
    sheet: sheetSchema,
  },
};
