import { expect, it } from 'vitest';
import { answersInFull } from '#testing/answer-lines.ts';
import { judging } from '#testing/judging.ts';

it('answers worked examples and rulings to the last figure as they were found right', async () => {
  const answers = answersInFull('fort', judging.fort);
  await expect(answers).toMatchFileSnapshot('answers-in-full.txt');
  // Thousands of questions: on a busy machine they take longer than a test usually may.
}, 90_000);
