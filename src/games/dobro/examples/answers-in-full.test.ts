import { expect, it } from 'vitest';
import { answersInFull } from '#testing/answer-lines.ts';
import { judging } from '#testing/judging.ts';

it('answers worked examples and rulings to the last figure as they were found right', async () => {
  const answers = answersInFull('dobro', judging.dobro);
  await expect(answers).toMatchFileSnapshot('answers-in-full.txt');
});
