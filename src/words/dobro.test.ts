import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import type { DescribedMove, Situation } from '../engine/dobro/judge/description.ts';
import { judge } from '../engine/dobro/judge/judge.ts';
import { looseTranslator } from '../i18n/index.ts';
import { languages } from '../i18n/languages.ts';
import { sayDobroViolation } from './dobro.ts';

const sources = readdirSync('src/engine/dobro', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => readFileSync(join('src/engine/dobro', file), 'utf8'));

const codes = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/\bno\(\s*[^;]*?,\s*'([a-z0-9-]+)'/g)].map((match) => match[1] ?? ''),
  ),
);

const texts = z.object({ violation: z.record(z.string(), z.string()) });

test.each(languages)('every reason has words in %s, and no words are idle', (language) => {
  const { violation } = texts.parse(
    JSON.parse(readFileSync(`content/ui/${language}/dobro-verdicts.json`, 'utf8')),
  );
  const said = new Set(
    Object.keys(violation).map((key) => key.replace(/_(one|few|many|other)$/, '')),
  );
  expect([...codes].filter((code) => !said.has(code))).toEqual([]);
  expect([...said].filter((code) => !codes.has(code))).toEqual([]);
});

const refused: readonly (readonly [Situation, DescribedMove])[] = [
  [{ turn: 'Ann' }, { play: 6 }],
  [{ took: 'Ann', players: ['me', 'Ann'], climb: [] }, { play: 6 }],
  [{ out: 'me' }, { play: 6 }],
  [{ forgot: 'me' }, { forgetful: 'middle' }],
  [{ forgot: 'nobody', forgetful: 'middle' }, { forgetful: 'me' }],
  [{ forgot: 'me', forgetful: 'middle', deck: 0 }, { forgetful: 'me' }],
];

describe.each(languages)('names in %s', (language) => {
  const t = looseTranslator(language);
  test.each(refused)('%# are those of a reader', (situation, move) => {
    const { violations } = judge(situation, move);
    expect(violations).not.toEqual([]);
    for (const violation of violations)
      expect(sayDobroViolation(violation, t)).not.toMatch(/\b(me|middle)\b(?! of)|\{\{/);
  });
});

it('names the asker', () => {
  const say = (language: (typeof languages)[number]) =>
    judge({ turn: 'Ann' }, { play: 6 }).violations.map((one) =>
      sayDobroViolation(one, looseTranslator(language)).replaceAll('\u00a0', ' '),
    );
  expect(languages.flatMap(say)).toEqual([
    'Next to play is Ann, not you.',
    'Сейчас ходит Ann, а не вы.',
    'Teraz gra Ann, a nie ty.',
  ]);
});
