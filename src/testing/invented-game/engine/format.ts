import { z } from 'zod';
import {
  descriptionSchema,
  type GameFormat,
  sheetFileSchema,
} from '#engine/core/format/description.ts';
import { count, meanings, part, playerNames } from '#engine/core/format/meaning.ts';

const unchanged = (data: unknown): unknown => data;

export const situationSchema = part('situation', { heap: count(5).optional() });
const moves = { take: part('take', { take: count(2) }) };
export const moveSchema = moves.take;
export const sheetSchema = part('sheet', {
  players: playerNames(['Ann', 'Ben']),
  pebbles: z.array(z.int().min(0)).register(meanings, { is: 'counts', example: [4, 2] }),
});

export const format = {
  game: 'pebbles',
  situation: situationSchema,
  moves,
  sheet: sheetSchema,
  description: descriptionSchema('pebbles', situationSchema, moveSchema, [{ take: 1 }]),
  sheetFile: sheetFileSchema('pebbles', sheetSchema),
  upgrade: { situation: unchanged, move: unchanged, sheet: unchanged },
  printedTerms: [],
} as const satisfies GameFormat;
