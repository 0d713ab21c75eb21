import { expect, it } from 'vitest';
import { z } from 'zod';
import { moveSchema } from '#engine/fort/format/move.ts';
import { sheetSchema } from '#engine/fort/format/sheet.ts';
import { situationSchema } from '#engine/fort/format/situation.ts';
import { practice } from '#engine/fort/practice.ts';
import { readSheet } from '#engine/fort/scoring/read-sheet.ts';
import { score } from '#engine/fort/scoring/score.ts';
import { judgeMoves } from '#engine/fort/several-moves/judge-moves.ts';
import { answersInFull } from '#testing/answer-lines.ts';

const movesSchema = z.tuple([moveSchema], moveSchema);

it('answers worked examples and rulings to the last figure as they were found right', async () => {
  const answers = answersInFull('fort', {
    judge: practice.judge,
    judgeMoves: (situation, moves) =>
      judgeMoves(situationSchema.parse(situation), movesSchema.parse(moves)),
    score: (sheet) => {
      const read = sheetSchema.safeParse(sheet);
      return read.success ? score(readSheet(read.data)) : undefined;
    },
  });
  await expect(answers).toMatchFileSnapshot('answers-in-full.txt');
  // Thousands of questions: on a busy machine they take longer than a test usually may.
}, 90_000);
