import { z } from 'zod';
import type { GameId, Language } from '#i18n/languages.ts';
import { projectRoot, readChecked, savedAt } from './files.ts';
import { remember } from './remember.ts';
import { clauseIdSchema, idSchema, sentencesSchema } from './schemas/names.ts';

/** content/<game>/questions.yaml: what players ask, with the short answer and the rules behind it. */

const questionsSchema = z
  .array(
    z.strictObject({
      id: idSchema,
      clauses: z.array(clauseIdSchema).min(1),
      /** A worked example that shows it. */
      example: z.string().optional(),
      question: sentencesSchema,
      answer: sentencesSchema,
    }),
  )
  .min(1);
export type WrittenQuestion = z.infer<typeof questionsSchema>[number];

export const questionsFile = (game: GameId): string => `content/${game}/questions.yaml`;

export const hasQuestions = (game: GameId, root: string = projectRoot): boolean =>
  savedAt(root, questionsFile(game)) !== undefined;

/** As they are written; none for a game that has no such page. */
export const readQuestions = (game: GameId, root: string = projectRoot): WrittenQuestion[] =>
  hasQuestions(game, root) ? readChecked(questionsSchema, root, questionsFile(game)) : [];

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly clauses: readonly string[];
  readonly example: string | undefined;
}

/** In the words of one language. */
export const questionsOf = remember((game: GameId, language: Language): readonly Question[] =>
  readQuestions(game).map(({ id, clauses, example, question, answer }) => ({
    id,
    clauses,
    example,
    question: question[language],
    answer: answer[language],
  })),
);
