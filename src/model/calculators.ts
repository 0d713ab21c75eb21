import { z } from 'zod';
import type { GameId } from '#i18n/languages.ts';
import { projectRoot, readChecked, savedAt } from './files.ts';
import { remember } from './remember.ts';
import { idSchema } from './schemas/names.ts';

/** content/<game>/calculators.yaml: what rule pages calculate, with the figures to begin with. */

const described = z.record(z.string(), z.unknown());
const calculatorsSchema = z.array(
  z.strictObject({
    id: idSchema,
    situation: described.optional(),
    move: described.optional(),
    sheet: described.optional(),
    /** Paths of the figures that readers may change: `sheet.players.0.toys`. */
    asks: z.array(z.string()).min(1),
    /** The lines of the count that are shown. */
    tells: z.array(z.string()).min(1),
    /** Only those of these players, counted from 0. */
    seats: z.array(z.int().min(0)).optional(),
    /** Figures for a table that needs no script: path → value. */
    cases: z.array(described).default([]),
  }),
);
type WrittenCalculator = z.infer<typeof calculatorsSchema>[number];

export const calculatorsFile = (game: GameId): string => `content/${game}/calculators.yaml`;

/** None for a game without the file. */
export const readCalculators = (game: GameId, root: string = projectRoot): WrittenCalculator[] =>
  savedAt(root, calculatorsFile(game)) === undefined
    ? []
    : readChecked(calculatorsSchema, root, calculatorsFile(game));

export const calculatorsOf = remember((game: GameId) => readCalculators(game));
