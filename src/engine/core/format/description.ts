import { z } from 'zod';
import type { GameId } from '#i18n/languages.ts';
import type { MoveKinds } from './kinds.ts';
import { meanings, part } from './meaning.ts';
import { currentVersion, type Upgrade } from './version.ts';

/** The written format of one game. */
export interface GameFormat {
  readonly game: GameId;
  readonly situation: z.ZodObject;
  readonly moves: MoveKinds;
  readonly sheet: z.ZodObject;
  readonly description: z.ZodObject;
  readonly sheetFile: z.ZodObject;
  readonly upgrade: Upgrade;
  /** Terms that stand for a value, beside the cards: files may call them by their printed names. */
  readonly printedTerms: readonly string[];
}

const named = <Game extends string>(game: Game) => {
  const schema = z.literal(game);
  meanings.add(schema, { is: 'game', example: game });
  return schema;
};

const head = <Game extends string>(game: Game) => ({
  $schema: z
    .string()
    .register(meanings, { is: 'address', example: `schemas/${game}-move.json` })
    .optional(),
  format: z
    .literal(currentVersion)
    .register(meanings, { is: 'version', example: currentVersion })
    .optional(),
  game: named(game),
});

/** A described move as a file, and those that were made after it. */
export const descriptionSchema = <
  Game extends string,
  Situation extends z.ZodObject,
  Move extends z.ZodType,
>(
  game: Game,
  situation: Situation,
  move: Move,
  /** Further moves as people write them. */
  example: readonly unknown[],
) =>
  part('description', {
    ...head(game),
    situation: situation.optional(),
    move,
    moves: z.array(move).register(meanings, { is: 'moves', example }).optional(),
  });

/** A score sheet as a file. */
export const sheetFileSchema = <Game extends string, Shape extends z.ZodRawShape>(
  game: Game,
  { shape }: z.ZodObject<Shape>,
) => part('sheet', { ...head(game), ...shape });
