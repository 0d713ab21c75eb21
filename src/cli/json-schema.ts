import { z } from 'zod';
import * as dobro from '#engine/dobro/format/schema.ts';
import { descriptionSchema as fortMove } from '#engine/fort/format/schema.ts';
import { sheetSchema as fortSheet } from '#engine/fort/format/score-schema.ts';
import type { GameId } from '#i18n/languages.ts';

/** The formats of the files as JSON Schema, for editors that check while one types. */
const schemas = {
  judge: { fort: fortMove, dobro: dobro.descriptionSchema },
  score: { fort: fortSheet, dobro: dobro.sheetSchema },
} as const;

export const jsonSchemaOf = (task: keyof typeof schemas, game: GameId) =>
  z.toJSONSchema(schemas[task][game], { io: 'input', reused: 'ref' });
