import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { dobroFormat } from '#engine/dobro/format/schema.ts';
import { fortFormat } from '#engine/fort/format/schema.ts';
import { formatSamplesOf } from '#model/format-samples.ts';
import { inProject } from '#scripts/lib/root.ts';
import { judge, score } from '#testing/commands.ts';
import { printed } from '#testing/printed.ts';

const answerMove = printed(judge.answer);
const answerScore = printed(score.answer);

describe.each([fortFormat, dobroFormat])('samples that people copy: $game', ({ game, moves }) => {
  const samples = formatSamplesOf(game);

  it('show every kind of move, and a score sheet', () => {
    expect(new Set(samples.map(({ of }) => of))).toEqual(new Set([...Object.keys(moves), 'sheet']));
  });

  test.each(samples)('$title.en: $verdict', ({ of, text, verdict }) => {
    const answer = of === 'sheet' ? answerScore : answerMove;
    const { output } = answer({ text, language: 'en', json: true });
    expect({ ...JSON.parse(output), text }).toMatchObject({ verdict });
    expect(text).toMatch(new RegExp(`^game: ${game}\n`));
  });

  test.each(samples.filter(({ of }) => of !== 'sheet'))(
    '$title.en: of its kind',
    ({ of, text }) => {
      expect(text).toMatch(new RegExp(`^(?:move: \\{| {2})${of}: `, 'm'));
    },
  );
});

describe('samples in the README', () => {
  const readme = readFileSync(inProject('README.md'), 'utf8');
  const files = [...readme.matchAll(/```yaml\n(game: .*?)```/gs)].map(([, text = '']) => text);

  it('are there', () => expect(files).not.toEqual([]));

  test.each(files)('are legal: %s', (text) => {
    const answer = /^move:/m.test(text) ? answerMove : answerScore;
    expect(JSON.parse(answer({ text, json: true }).output)).toMatchObject({ verdict: 'legal' });
  });
});
