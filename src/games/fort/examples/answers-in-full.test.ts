import { expect, it } from 'vitest';
import { readSheet, sheetSchema } from '#engine/fort/format/sheet.ts';
import { practice } from '#engine/fort/practice.ts';
import { score } from '#engine/fort/scoring/score.ts';
import { answersInFull } from '#testing/answer-lines.ts';

it('answers every worked example to the last figure as it was read and found right', async () => {
  const answers = answersInFull('fort', {
    judge: practice.judge,
    score: (sheet) => score(readSheet(sheetSchema.parse(sheet))),
  });
  await expect(answers).toMatchFileSnapshot('answers-in-full.txt');
});
