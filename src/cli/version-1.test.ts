import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { games } from '#i18n/languages.ts';
import { inProject } from '#scripts/lib/root.ts';
import { judge, score } from '#testing/commands.ts';

const exampleSchema = z.object({
  id: z.string(),
  situation: z.unknown().optional(),
  move: z.unknown().optional(),
  sheet: z.looseObject({}).optional(),
  verdict: z.string(),
});

/** Worked examples as they were written before the keys of version 2. */
const oldExamples = games.flatMap((game) =>
  z
    .array(exampleSchema)
    .parse(JSON.parse(readFileSync(inProject(`src/testing/format/${game}-version-1.json`), 'utf8')))
    .map((example) => ({ game, ...example })),
);

const verdictOf = (file: Readonly<Record<string, unknown>>): unknown => {
  const answer = 'move' in file ? judge.answer : score.answer;
  const { data } = answer({ text: JSON.stringify(file), language: 'en', strict: true });
  return z.looseObject({ verdict: z.string() }).parse(data).verdict;
};

describe('files of version 1', () => {
  it('are there, for both games', () => {
    expect(oldExamples.filter(({ game }) => game === 'fort').length).toBeGreaterThan(40);
    expect(oldExamples.filter(({ game }) => game === 'dobro').length).toBeGreaterThan(2);
  });

  test.each(oldExamples)('$game: $id is read, whether it names its version or not', (example) => {
    const { game, situation, move, sheet } = example;
    const file = sheet ? { game, ...sheet } : { game, situation, move };
    const read = verdictOf(file);
    expect(read).not.toBe('unreadable');
    expect(verdictOf({ ...file, format: 1 })).toBe(read);
  });

  it('are refused where they say that they are of the current version', () => {
    const file = { game: 'fort', format: 2, move: { play: 'bug', lookout: ['moose'] } };
    expect(verdictOf(file)).toBe('unreadable');
    expect(verdictOf({ ...file, format: 1 })).not.toBe('unreadable');
  });

  it.each([3, 0, -1])('%s is no version: that is said', (format) => {
    const file = { game: 'fort', format, move: { skip: 'play' } };
    const { lines } = judge.answer({ text: JSON.stringify(file), language: 'en' });
    expect(lines.join('\n')).toContain(`there is no version ${format} of this format`);
  });

  it.each(['two', {}, [], 1.5, null])(
    '%j is not even a number: it is told like any mistake',
    (format) => {
      expect(verdictOf({ game: 'fort', format, move: { skip: 'play' } })).toBe('unreadable');
    },
  );
});
