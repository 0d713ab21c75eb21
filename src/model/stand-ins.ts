import { z } from 'zod';
import { type GameId, type Language, languages } from '#i18n/languages.ts';
import { projectRoot, readChecked, savedAt } from './files.ts';

/** A word that must not replace a printed one: how it begins, and what to say instead. */
const standInSchema = z.strictObject({
  not: z.string().min(1).refine(isPattern, 'a regular expression'),
  say: z.string().min(1),
});
const standInsSchema = z.partialRecord(z.enum(languages), z.array(standInSchema));
export type StandIns = Partial<Record<Language, readonly z.infer<typeof standInSchema>[]>>;

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'iu'));
  } catch {
    return false;
  }
}

const standInsFile = (game: GameId): string => `content/${game}/stand-ins.yaml`;

/** Those of one game; a game may do without. */
export const readStandIns = (game: GameId, root: string = projectRoot): StandIns =>
  savedAt(root, standInsFile(game)) === undefined
    ? {}
    : readChecked(standInsSchema, root, standInsFile(game));
