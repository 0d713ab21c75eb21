import { z } from 'zod';
import type { GameId } from '#i18n/languages.ts';
import { projectRoot, readChecked } from './files.ts';
import { remember } from './remember.ts';
import { sentencesSchema } from './schemas/names.ts';

const sampleSchema = z.strictObject({
  /** The part of the format that it shows. */
  of: z.string(),
  title: sentencesSchema,
  verdict: z.enum(['legal', 'illegal']),
  /** A whole file, as people may copy it. */
  text: z.string(),
});
export type FormatSample = z.infer<typeof sampleSchema>;

/** The samples of a game's format, in the order of their file. */
export const formatSamplesOf = remember((game: GameId): readonly FormatSample[] =>
  readChecked(z.array(sampleSchema), projectRoot, `content/${game}/format-samples.yaml`),
);
