import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type GameId, games } from '../../src/i18n/languages.ts';
import { answersOneByOne } from '../../src/testing/answer-lines.ts';
import { judging } from '../../src/testing/judging.ts';
import { inProject } from '../lib/root.ts';

// What answers-in-full.txt holds in one piece, each question by itself: a small change is tried on those
// that reach it, and the first that notices it ends the trial.

/** The recorded answers, each with the line that it begins with. */
function recorded(game: GameId): Map<string, string> {
  const text = readFileSync(inProject(`src/games/${game}/examples/answers-in-full.txt`), 'utf8');
  const answers = text.trimEnd().split(/\n(?! )/);
  return new Map(answers.map((answer) => [answer.split('\n')[0] ?? '', answer]));
}

describe.each(games)('%s', (game) => {
  const known = recorded(game);
  test.each(answersOneByOne(game, judging[game]))('$id', ({ answers }) => {
    for (const answer of answers()) expect(answer).toBe(known.get(answer.split('\n')[0] ?? ''));
  });
});
