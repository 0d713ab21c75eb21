import { expect, it } from 'vitest';
import { sheetSchema } from '#engine/dobro/format/schema.ts';
import { readSheet } from '#engine/dobro/format/sheet.ts';
import { practice } from '#engine/dobro/practice.ts';
import { checkSheet } from '#engine/dobro/scoring/claims.ts';
import { answersInFull } from '#testing/answer-lines.ts';

it('answers every worked example to the last figure as it was read and found right', async () => {
  const answers = answersInFull('dobro', {
    judge: practice.judge,
    score: (sheet) => checkSheet(readSheet(sheetSchema.parse(sheet))),
  });
  await expect(answers).toMatchFileSnapshot('answers-in-full.txt');
});
