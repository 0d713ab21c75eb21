import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { printedName } from '#cli/printed-names.ts';
import { moveSchema } from '#engine/fort/format/move.ts';
import { readSheet, sheetSchema } from '#engine/fort/format/sheet.ts';
import { situationSchema } from '#engine/fort/format/situation.ts';
import { judge } from '#engine/fort/judging/judge.ts';
import { score } from '#engine/fort/scoring/score.ts';
import { looseTranslator } from '#i18n/index.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { sayMissingFigure, sayScoreLine, sayWinners } from './fort-score.ts';
import { sayEffect, sayMissing, sayViolation } from './fort-verdict.ts';
import { withRivals } from './rivals.ts';

const wordsIn = (language: Language) =>
  withRivals({ t: looseTranslator(language), name: printedName(language) });

const sources = readdirSync('src/engine/fort', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => readFileSync(join('src/engine/fort', file), 'utf8'));

/** Codes are always written beside the clause, in a call of `no` or `over` or as `code:`. */
const codes = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/\b(?:no|over)\(\s*[^;]*?,\s*'([a-z0-9-]+)'|code: '([a-z0-9-]+)'/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    ),
  ),
);

const texts = z.object({ violation: z.record(z.string(), z.string()) });

test.each(languages)('every reason has words in %s, and no words are idle', (language) => {
  const { violation } = texts.parse(
    JSON.parse(readFileSync(`content/ui/${language}/verdicts.json`, 'utf8')),
  );
  const said = new Set(
    Object.keys(violation).map((key) => key.replace(/_(one|few|many|other)$/, '')),
  );
  expect([...codes].filter((code) => !said.has(code))).toEqual([]);
  expect([...said].filter((code) => !codes.has(code))).toEqual([]);
});

const examples = readdirSync('content/fort/examples').flatMap((file) =>
  z
    .array(
      z.looseObject({
        situation: situationSchema.optional(),
        move: moveSchema.optional(),
        sheet: sheetSchema.optional(),
      }),
    )
    .parse(parse(readFileSync(`content/fort/examples/${file}`, 'utf8'))),
);

describe.each(languages)('sentences in %s', (language) => {
  const words = wordsIn(language);

  it('are whole for every worked example', () => {
    const said = examples.flatMap(({ situation = {}, move, sheet }) => {
      if (move) {
        const { violations, effects, missing } = judge(situation, move);
        return [
          ...violations.map((one) => sayViolation(one, words)),
          ...effects.map((one) => sayEffect(one, words)),
          ...missing.map((one) => sayMissing(one, words)),
        ];
      }
      if (!sheet) return [];
      const result = score(readSheet(sheet));
      return [
        ...result.players.flatMap(({ lines }) => lines.map((line) => sayScoreLine(line, words))),
        ...result.missing.map((one) => sayMissingFigure(one, words)),
        ...result.problems.map((one) => sayViolation(one, words)),
        ...sayWinners(result, words),
      ];
    });
    expect(said.length).toBeGreaterThan(300);
    expect(said.filter((text) => /\{\{|verdicts:|score-lines:|undefined/.test(text))).toEqual([]);
  });
});

it('inflects numbers', () => {
  const gain = (count: number) => ({ code: 'vp', facts: { count } });
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect([1, 2, 5].map((count) => plain(sayEffect(gain(count), wordsIn('ru'))))).toEqual([
    'Вы получаете 1 победное очко.',
    'Вы получаете 2 победных очка.',
    'Вы получаете 5 победных очков.',
  ]);
  expect([1, 2, 5].map((count) => plain(sayEffect(gain(count), wordsIn('pl'))))).toEqual([
    'Zdobywasz 1 Punkt Zwycięstwa.',
    'Zdobywasz 2 Punkty Zwycięstwa.',
    'Zdobywasz 5 Punktów Zwycięstwa.',
  ]);
});

it('lists names with the last one joined by a word', () => {
  const left = { rule: 'end.round', code: 'round-not-over', facts: { players: ['Ann', 'me'] } };
  expect(sayViolation(left, wordsIn('en'))).toBe(
    'The round is played out first; still to move: Ann and you.',
  );
});

test.each([
  ['en', 'Next is you, not Ann'],
  ['ru', 'следующий игрок: вы, а не Ann'],
  ['pl', 'następna osoba: ty, a nie Ann'],
] as const)('people stand without quotation marks in %s', (language, part) => {
  const words = wordsIn(language);
  const name = (id: string) => (id === 'Ann' ? id : words.name(id));
  const facts = { player: 'Ann', next: 'me' };
  const said = sayViolation({ rule: 'turn.order', code: 'not-next', facts }, { ...words, name });
  expect(said.replaceAll('\u00a0', ' ').toLowerCase()).toContain(part.toLowerCase());
});

test.each([
  ['en', 'Paid: nothing'],
  ['ru', 'уплачено: 0 ресурсов'],
  ['pl', 'zapłata: 0 zasobów'],
] as const)('a level that cost nothing is said in %s', (language, part) => {
  const effect = { code: 'advance', facts: { level: 1, pizza: 0, toys: 0 } };
  const said = sayEffect(effect, wordsIn(language)).replaceAll('\u00a0', ' ');
  expect(said.toLowerCase()).toContain(part.toLowerCase());
});
