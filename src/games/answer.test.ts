import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { answering } from '#ask/answer.ts';
import { wordsFile } from '#ask/words-file.ts';
import { languages } from '#i18n/languages.ts';
import { allGames } from './all.ts';
import { asking as dobro } from './dobro/ask/index.ts';
import { asking as fort } from './fort/ask/index.ts';

const games = await allGames();
const english = answering(wordsFile('en', games), [fort, dobro]);

it('judges a move, marks what was not understood, and opens the checker with it', () => {
  const answer = english('The value is 12. Can I play two 5s sideways?', undefined);
  if (answer?.about !== 'move') throw new Error('It is a move');
  expect(answer).toMatchObject({ game: 'dobro', verdict: 'illegal', rules: ['turn.pair'] });
  expect(answer.parts).toContainEqual({ text: 'sideways' });
  expect(answer.checker).toMatch(/^dobro\/check\/#game=/);
});

it('leaves rules to the search, and greets', () => {
  expect(english('how many cards do I draw', 'fort')).toBeUndefined();
  expect(english('hello', undefined)?.about).toBe('chat');
});

describe.each(languages)('the words of %s', (language) => {
  it('are few enough to fetch at the table', () => {
    const { length } = gzipSync(JSON.stringify(wordsFile(language, games)));
    expect(length).toBeLessThan(16_000);
  });
});
