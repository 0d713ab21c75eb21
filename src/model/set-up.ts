import { z } from 'zod';
import type { GameId } from '#i18n/languages.ts';
import { projectRoot, readChecked, savedAt } from './files.ts';
import { remember } from './remember.ts';
import { clauseIdSchema, idSchema } from './schemas/names.ts';

/** content/<game>/set-up.yaml: what to lay out before the first turn, step by step. */

const stepSchema = z.strictObject({
  /** `set-up:<game>.<id>` are its words. */
  id: idSchema,
  clause: clauseIdSchema,
  /** Only with these numbers of players. */
  players: z.array(z.int().min(1)).min(1).optional(),
  /** Only for this way to set up. */
  way: idSchema.optional(),
  /** The figure of the engine that decides the plural. */
  count: idSchema.optional(),
  /** What chance decides: the first player, or cards. */
  draws: idSchema.optional(),
  /** Nobody may see these cards yet. */
  secret: z.literal(true).optional(),
  /** Cards go from hand to hand, to the left. */
  passes: z.literal(true).optional(),
});
const setUpSchema = z.strictObject({
  /** Ways to set up, the one for a first game first. */
  ways: z
    .array(z.strictObject({ id: idSchema, clause: clauseIdSchema, term: idSchema }))
    .min(2)
    .default([]),
  steps: z.array(stepSchema).min(1),
});
export type SetUp = z.infer<typeof setUpSchema>;
export type SetUpStep = SetUp['steps'][number];

export const setUpFile = (game: GameId): string => `content/${game}/set-up.yaml`;

export const hasSetUp = (game: GameId, root: string = projectRoot): boolean =>
  savedAt(root, setUpFile(game)) !== undefined;

/** The file as it is written; without steps for a game that has no such page. */
export const readSetUp = (game: GameId, root: string = projectRoot): SetUp =>
  hasSetUp(game, root) ? readChecked(setUpSchema, root, setUpFile(game)) : { ways: [], steps: [] };

export const setUpOf = remember((game: GameId) => readSetUp(game));

/** The steps for this number of players, of all ways to set up. */
export const stepsFor = (game: GameId, players: number): SetUpStep[] =>
  setUpOf(game).steps.filter((step) => step.players?.includes(players) ?? true);
