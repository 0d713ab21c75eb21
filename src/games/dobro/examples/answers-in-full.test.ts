import { expect, it } from 'vitest';
import { z } from 'zod';
import { moveSchema, sheetSchema, situationSchema } from '#engine/dobro/format/schema.ts';
import { readSheet } from '#engine/dobro/format/sheet.ts';
import { judgeMoves } from '#engine/dobro/judging/judge-moves.ts';
import { practice } from '#engine/dobro/practice.ts';
import { checkSheet } from '#engine/dobro/scoring/claims.ts';
import { answersInFull } from '#testing/answer-lines.ts';

const movesSchema = z.tuple([moveSchema], moveSchema);

it('answers worked examples and rulings to the last figure as they were found right', async () => {
  const answers = answersInFull('dobro', {
    judge: practice.judge,
    judgeMoves: (situation, moves) =>
      judgeMoves(situationSchema.parse(situation), movesSchema.parse(moves)),
    score: (sheet) => {
      const read = sheetSchema.safeParse(sheet);
      return read.success ? checkSheet(readSheet(read.data)) : undefined;
    },
  });
  await expect(answers).toMatchFileSnapshot('answers-in-full.txt');
});
