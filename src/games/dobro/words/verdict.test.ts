import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import type { DescribedMove, Situation } from '#engine/dobro/format/schema.ts';
import { judge } from '#engine/dobro/judging/judge.ts';
import { judgeMoves } from '#engine/dobro/judging/judge-moves.ts';
import { looseTranslator } from '#i18n/index.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { sayDobroEffect, sayDobroEffects, sayDobroMissing, sayDobroViolation } from './verdict.ts';

const sources = readdirSync('src/engine/dobro', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => readFileSync(join('src/engine/dobro', file), 'utf8'));

const codes = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/\bno\(\s*[^;]*?,\s*'([a-z0-9-]+)'/g)].map((match) => match[1] ?? ''),
  ),
);

const texts = z.object({ violation: z.record(z.string(), z.string()) });
const missingTexts = z.object({ missing: z.record(z.string(), z.string()) });
const textsOf = (language: Language): unknown =>
  JSON.parse(readFileSync(`content/dobro/ui/${language}/dobro-verdicts.json`, 'utf8'));

test.each(languages)('every reason has words in %s, and no words are idle', (language) => {
  const { violation } = texts.parse(textsOf(language));
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
  [{ forgot: 'nobody', 'forgetful-before': 'middle' }, { forgetful: 'me' }],
  [{ forgot: 'me', 'forgetful-before': 'middle', deck: 0 }, { forgetful: 'me' }],
  [{ hand: [], value: 4 }, { take: true }],
  [{ turn: 'Ann', opened: 'me', climb: [] }, { play: 6 }],
  [{ opened: 'Ann', took: 'me' }, { play: 6 }],
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

test.each(languages)('every fact that may be missing has words in %s', (language) => {
  const t = looseTranslator(language);
  const asked: readonly (readonly [Situation, DescribedMove])[] = [
    [{ climb: ['joker'] }, { play: 5 }],
    [{ players: ['me', 'Bo', 'Cy'], opened: 'Bo', climb: [4] }, { play: 5 }],
    [{ players: ['Ann', 'Bo', 'Cy'], turn: 'Bo' }, { play: 'skip' }],
    [{}, { draw: 1 }],
    [{ holding: 5 }, { draw: 1 }],
    [{}, { take: true }],
    [{ value: 0 }, { take: true }],
    [{}, { forgetful: 'me' }],
    [{ forgot: 'nobody' }, { forgetful: 'me' }],
  ];
  const next = judgeMoves({ players: ['me', 'Bo'], climb: [4], hand: [5, 6], deck: 9 }, [
    { play: 5 },
    { draw: 1 },
    { play: 6 },
    { draw: 1 },
  ]);
  const facts = [
    ...asked.flatMap(([situation, move]) => judge(situation, move).missing),
    ...next.missing,
  ];
  const said = facts.map((fact) => sayDobroMissing(fact, t));
  expect(new Set(facts.map(({ fact }) => fact.replace(/climb\.\d+\.as/, 'joker')))).toEqual(
    new Set(Object.keys(missingTexts.parse(textsOf(language)).missing)),
  );
  for (const text of said) expect(text).not.toMatch(/\{\{|missing|undefined/);
});

it('names the asker', () => {
  const say = (language: (typeof languages)[number]) =>
    judge({ turn: 'Ann' }, { play: 6 }).violations.map((one) =>
      sayDobroViolation(one, looseTranslator(language)).replaceAll('\u00a0', ' '),
    );
  expect(languages.flatMap(say)).toEqual([
    'It’s Ann’s turn, so you have to wait.',
    'Сейчас ходит Ann, а не вы.',
    'Teraz gra Ann, a nie ty.',
  ]);
});

it('gives the value after a whole climb once', () => {
  const said = (climb: DescribedMove & { climb: unknown }) =>
    sayDobroEffects(judge({}, climb).effects, looseTranslator('en'));
  expect(said({ climb: [12, 12] })).toEqual(['The value in play after each play: 12 and 24.']);
  expect(said({ climb: [12] })).toEqual(['The value in play becomes 12.']);
});

describe('whoever takes a climb', () => {
  const opening = (language: Language, situation: Situation, move: DescribedMove, rival?: string) =>
    judge(situation, move)
      .effects.filter(({ code }) => code === 'opens-next')
      .map((one) =>
        sayDobroEffect(one, looseTranslator(language), rival).replaceAll('\u00a0', ' '),
      );

  test.each([
    ['en', 'draw back up', 'draws back up'],
    ['ru', 'добираете карты', 'добирает карты'],
    ['pl', 'Dobierasz do limitu ręki', 'dobiera do limitu ręki'],
  ] as const)('draws before opening the next one, in %s', (language, own, theirs) => {
    const whole: DescribedMove = { climb: [4, 5, 'take'] };
    expect(opening(language, { climb: [4] }, { take: true })).toEqual([
      expect.stringContaining(own),
    ]);
    expect(opening(language, { climb: [4] }, { take: true }, 'Ann')).toEqual([
      expect.stringContaining(theirs),
    ]);
    expect(opening(language, {}, whole)).toEqual([expect.stringContaining(theirs)]);
    for (const move of [whole, { take: true } as const]) {
      const [said] = opening(language, { climb: [2], value: 2, deck: 0 }, move);
      expect(said).not.toContain(own);
      expect(said).not.toContain(theirs);
      expect(said).not.toMatch(/undrawn/);
    }
  });
});

describe('cards that a hand lacks', () => {
  const say = (language: Language, hand: Situation['hand'], play: DescribedMove) =>
    judge({ value: 4, hand }, play).violations.map((one) =>
      sayDobroViolation(one, looseTranslator(language)).replaceAll('\u00a0', ' '),
    );

  test.each([
    ['en', 'You don’t have two 5s in your hand.', 'You don’t have a Joker in your hand.'],
    ['ru', 'У вас на руке нет двух пятёрок.', 'У вас на руке нет «Джокера».'],
    ['pl', 'Nie masz na ręce dwóch piątek.', 'Nie masz na ręce Jokera.'],
  ] as const)('are named in %s, and no others', (language, twins, joker) => {
    expect(say(language, [5], { play: [5, 5] })).toEqual([twins]);
    expect(say(language, [5], { play: [5, 'joker'] })).toEqual([joker]);
  });

  test.each(languages)(
    'more of one card than there are numbers for are counted in %s',
    (language) => {
      const [violation] = judge({ hand: [6, 6, 6, 6, 6, 6, 6] }, { play: 6 }).violations;
      const said = violation && sayDobroViolation(violation, looseTranslator(language));
      expect(said).toMatch(/7/);
      expect(said).not.toMatch(/×/);
    },
  );
});

describe.each(languages)('where it may be one or the other, in %s', (language) => {
  const t = looseTranslator(language);
  const or = { en: 'or', ru: 'или', pl: 'lub' }[language];

  it('turn.next: the players who may be next are alternatives', () => {
    const table = { players: ['me', 'Ann', 'Bo'], opened: 'me', climb: [4], hand: [9] };
    const [violation] = judge(table, { play: 9 }).violations;
    expect(violation && sayDobroViolation(violation, t)).toMatch(
      new RegExp(`Ann(?:’s)?\\s${or}\\sBo`),
    );
  });

  it('climb.value: so are the values that an unnamed Joker leaves', () => {
    const [effect] = judge({ climb: ['joker'], hand: [12, 2] }, { play: 12 }).effects;
    expect(effect && sayDobroEffect(effect, t)).toMatch(new RegExp(`12\\s${or}\\s24`));
  });

  it('forget.take: how many cards were due is left out where it depends on the players', () => {
    const { effects } = judge({ deck: 5, hand: [3] }, { draw: 0 });
    const forgets = effects.find(({ code }) => code === 'forgets');
    expect(forgets && sayDobroEffect(forgets, t)).toMatch(/^\D+$/);
  });

  it('climb.value: the value that ends the list is not said again', () => {
    const { effects } = judge({}, { climb: [12, 12, [12, 'joker']] });
    expect(effects.map(({ code }) => code)).toEqual(['steps', 'value']);
    expect(sayDobroEffects(effects, t)).toHaveLength(1);
    expect(sayDobroEffects(judge({}, { climb: [12] }).effects, t)).toHaveLength(1);
  });

  it('end.tie: sums that can’t be had together are said with their players', () => {
    const facts = { round: 1, players: ['Ann', 'Bo'], sums: ['36', '40'] };
    const said = sayDobroViolation({ rule: 'end.tie', code: 'sums-together', facts }, t);
    expect(said).toMatch(/Ann/);
    expect(said).toMatch(/40/);
    expect(said).not.toMatch(/\p{L}: 36|\(/u);
  });

  it('climb.value: a value that is not known, or not there yet, has words in a list', () => {
    const [effect] = judge({}, { climb: ['skip', 'joker', 12] }).effects;
    expect(effect).toMatchObject({ code: 'steps', facts: { values: ['0', '?', '?'] } });
    expect(effect && sayDobroEffect(effect, t)).toMatch(
      /:\s[\p{L}\s]+,\s([\p{L}\s]+?),?\s\S+\s\1\.$/u,
    );
  });
});
