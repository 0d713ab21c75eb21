import { z } from 'zod';
import type { GameId } from '#i18n/languages.ts';
import type { Example } from './examples.ts';
import { projectRoot, readChecked, savedAt } from './files.ts';
import { remember } from './remember.ts';

/** Where the situations of a game are; `npm run practice` writes them. */
export const practiceFile = (game: GameId): string => `content/${game}/practice.yaml`;

const described = z.record(z.string(), z.unknown());

const about = { id: z.string(), clause: z.string(), level: z.int().min(1).max(3) };
const table = { situation: described, move: described };
const situationSchema = z.discriminatedUnion('verdict', [
  z.strictObject({ ...about, verdict: z.literal('legal'), ...table }),
  z.strictObject({
    ...about,
    verdict: z.literal('illegal'),
    reasons: z.array(z.string()).length(3),
    ...table,
  }),
]);

/** A situation to practise with, as it is written. */
export type PracticeSituation = z.infer<typeof situationSchema>;

export const hasPractice = (game: GameId): boolean =>
  savedAt(projectRoot, practiceFile(game)) !== undefined;

/** The situations of a game in the order of their rules; none where it has no practice. */
export const practiceOf = remember((game: GameId): readonly PracticeSituation[] =>
  hasPractice(game) ? readChecked(z.array(situationSchema), projectRoot, practiceFile(game)) : [],
);

/** The situation as a worked example without a title: pages draw it and the checker opens it as such. */
export const exampleOf = (
  game: GameId,
  { id, clause, verdict, situation, move }: PracticeSituation,
): Example => ({
  id: `practice-${id}`,
  game,
  clauses: [clause],
  title: { en: '', ru: '', pl: '' },
  situation,
  move,
  sheet: undefined,
  verdict,
  rule: verdict === 'illegal' ? clause : undefined,
});
