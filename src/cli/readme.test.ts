import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { judge, score } from '#testing/commands.ts';
import { printed } from '#testing/printed.ts';
import { inProject } from '../../scripts/lib/root.ts';

const answerMove = printed(judge.answer);
const answerScore = printed(score.answer);

const readme = readFileSync(inProject('README.md'), 'utf8');
const blocks = [...readme.matchAll(/```yaml\n(.*?)```/gs)].map(([, text = '']) => text);

const verdictOf = (answer: typeof answerMove, text: string): string =>
  JSON.parse(answer({ text, language: 'en', json: true }).output).verdict;

/** A move on a line of its own, with the comment that explains it. */
const lines = blocks.flatMap((block) =>
  block
    .replaceAll(/\n +#/g, ' ')
    .split('\n')
    .filter((line) => line.startsWith('move: {')),
);
const files = blocks
  .filter((block) => !block.startsWith('move: {'))
  .map((block) => (block.startsWith('game:') ? block : `game: fort\n${block}`));
const isMove = (text: string): boolean => /^move:/m.test(text);

describe('samples that people copy', () => {
  it('are found in the README, moves and sheets', () => {
    expect([lines.length > 15, files.filter(isMove).length, files.length]).toEqual([true, 4, 6]);
  });

  test.each(files.filter(isMove))('a described move is legal: %s', (text) => {
    expect(verdictOf(answerMove, text)).toBe('legal');
  });

  test.each(files.filter((text) => !isMove(text)))('a score sheet is settled: %s', (text) => {
    expect(verdictOf(answerScore, text)).toBe('legal');
  });

  test.each(lines)('%s: can be legal, unless it says that it is a mistake', (line) => {
    expect(verdictOf(answerMove, `game: fort\n${line}`)).toMatch(
      line.includes('a mistake') ? 'illegal' : /^(legal|open)$/,
    );
  });
});
