import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Facts } from '#engine/core/verdict.ts';
import { moveSchema } from '#engine/fort/format/move.ts';
import { sheetSchema } from '#engine/fort/format/sheet.ts';
import { situationSchema } from '#engine/fort/format/situation.ts';
import { judge } from '#engine/fort/judging/judge.ts';
import { readSheet } from '#engine/fort/scoring/read-sheet.ts';
import { score } from '#engine/fort/scoring/score.ts';
import { languages } from '#i18n/languages.ts';
import { sayEffect } from './effects.ts';
import { sayMissingFigure, sayScoreLine, sayWinners } from './score.ts';
import { impliedBy, sayMissing, sayViolation } from './verdict.ts';
import { fortWords } from './words.ts';

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
    JSON.parse(readFileSync(`content/fort/ui/${language}/verdicts.json`, 'utf8')),
  );
  const said = new Set(
    Object.keys(violation).map((key) => key.replace(/_(one|few|many|other)$/, '')),
  );
  expect([...codes].filter((code) => !said.has(impliedBy[code] ?? code))).toEqual([]);
  expect([...said].filter((code) => !codes.has(code))).toEqual([]);
});

const exampleSchema = z.looseObject({
  situation: situationSchema.optional(),
  move: moveSchema.optional(),
  sheet: sheetSchema.optional(),
});
const filed = (file: string) => z.array(z.unknown()).parse(parse(readFileSync(file, 'utf8')));
const examples = [
  ...readdirSync('content/fort/examples').flatMap((file) => filed(`content/fort/examples/${file}`)),
  // Some rulings are on descriptions that the format refuses.
  ...filed('src/games/fort/examples/rulings.yaml'),
].flatMap((one): z.infer<typeof exampleSchema>[] => {
  const { data } = exampleSchema.safeParse(one);
  return data === undefined ? [] : [data];
});

describe.each(languages)('sentences in %s', (language) => {
  const words = fortWords(language);

  it('are whole for every worked example and ruling', () => {
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
    expect(said.length).toBeGreaterThan(900);
    // A text that is missing is said by its key, which has no spaces.
    const leak = /\{\{|verdicts:|score-lines:|undefined|^\S*$/;
    expect(said.filter((text) => leak.test(text))).toEqual([]);
  });
});

it('inflects numbers', () => {
  const gain = (count: number) => ({ code: 'vp', facts: { count } });
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect([1, 2, 5].map((count) => plain(sayEffect(gain(count), fortWords('ru'))))).toEqual([
    'Вы получаете 1 победное очко.',
    'Вы получаете 2 победных очка.',
    'Вы получаете 5 победных очков.',
  ]);
  expect([1, 2, 5].map((count) => plain(sayEffect(gain(count), fortWords('pl'))))).toEqual([
    'Zdobywasz 1 Punkt Zwycięstwa.',
    'Zdobywasz 2 Punkty Zwycięstwa.',
    'Zdobywasz 5 Punktów Zwycięstwa.',
  ]);
});

it('lists names with the last one joined by a word', () => {
  const left = { rule: 'end.round', code: 'round-not-over', facts: { players: ['Ann', 'me'] } };
  expect(sayViolation(left, fortWords('en'))).toBe(
    'Finish the round first: Ann and you still have a turn to take.',
  );
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['en', 'There’s only one macaroni sculpture, so you and Ann can’t both have it.'],
  ['ru', 'Поделка из макарон одна: её не может быть сразу и у вас, и у игрока Ann.'],
  [
    'pl',
    'W grze jest tylko jedna Rzeźba z Makaronu: nie może być jednocześnie u ciebie i u gracza Ann.',
  ],
] as const)(
  'people inflect, and a name that nobody knows does not, in %s',
  (language, sentence) => {
    const twice = { rule: 'fort.level-5', code: 'macaroni-twice' };
    const facts = { player: 'me', rival: 'Ann' };
    expect(plain(sayViolation({ ...twice, facts }, fortWords(language)))).toBe(sentence);
  },
);

test.each([
  ['en', 'There’s only one macaroni sculpture, so Ann and Ben can’t both have it.'],
  ['ru', 'Поделка из макарон одна: её не может быть сразу и у Ани, и у Бори.'],
  ['pl', 'W grze jest tylko jedna Rzeźba z Makaronu: nie może być jednocześnie u Ani i u Bartka.'],
] as const)('the players of the examples inflect in %s', (language, sentence) => {
  const { t } = fortWords(language);
  const [player = '', rival = ''] = ['ann', 'ben'].map((id) => t(`rules:example.name.${id}`));
  const twice = { rule: 'fort.level-5', code: 'macaroni-twice', facts: { player, rival } };
  expect(plain(sayViolation(twice, fortWords(language)))).toBe(sentence);
});

test.each([
  ['pl', 'me', 'Zmyśloną Zasadę bierze się na Poziomie Fortu 1, a masz poziom 0.'],
  ['pl', 'Ann', 'Zmyśloną Zasadę bierze się na Poziomie Fortu 1, a Ann ma poziom 0.'],
] as const)('a verb goes with its person: %s, %s', (language, player, sentence) => {
  const violation = { rule: 'fort.level-1', code: 'rule-at-level-0', facts: { player } };
  expect(plain(sayViolation(violation, fortWords(language)))).toBe(sentence);
});

test.each([
  ['en', 'Ann draws 5 cards.', 'Rival 1 draws 5 cards.'],
  ['ru', 'Ann берёт 5 карт.', 'Соперник 1 берёт 5 карт.'],
  ['pl', 'Ann dobiera 5 kart.', 'Rywal 1 dobiera 5 kart.'],
] as const)('what a rival does is said of the rival in %s', (language, named, numbered) => {
  const drawn = { code: 'draw', facts: { count: 5 } };
  const said = ['Ann', 'rival 1'].map((rival) => sayEffect(drawn, fortWords(language), rival));
  expect(said.map(plain)).toEqual([named, numbered]);
});

test.each([
  ['en', 'You advance your fort to level 1 for free.'],
  ['ru', 'Вы бесплатно улучшаете форт до уровня 1.'],
  ['pl', 'Za darmo rozbudowujesz Fort do poziomu 1.'],
] as const)('a level that cost nothing is free in %s', (language, sentence) => {
  const effect = { code: 'advance', facts: { level: 1, pizza: 0, toys: 0 } };
  expect(plain(sayEffect(effect, fortWords(language)))).toBe(sentence);
});

test.each([
  ['en', 'Advancing costs 2 pizza and 1 toy, but you pay 1 pizza.'],
  ['ru', 'Цена — 2 пиццы и 1 игрушка, а вы платите 1 пиццу.'],
  ['pl', 'Koszt to 2 Pizze i 1 Zabawka, a płacisz 1 Pizzę.'],
] as const)('a price is counted and inflected in %s', (language, sentence) => {
  const facts = { needPizza: 2, needToys: 1, need: 3, pizza: 1, toys: 0 };
  const said = sayViolation(
    { rule: 'board.cost', code: 'wrong-payment', facts },
    fortWords(language),
  );
  expect(plain(said)).toBe(sentence);
});

test.each([
  ['en', 'Ghost isn’t in that Yard.', 'You trash a card with a shovel from your hand.'],
  ['ru', 'В этом дворе нет карты Ghost.', 'Вы возвращаете в коробку карту с лопаткой из руки.'],
  ['pl', 'Na tym Podwórku nie ma karty Ghost.', 'Wyrzucasz kartę z łopatą z ręki.'],
] as const)(
  'a card goes by the English nickname where no printed one is known, in %s',
  (language, missed, trashed) => {
    const words = fortWords(language);
    const facts = { card: 'ghost', from: 'yard' };
    expect(plain(sayViolation({ rule: 'recruit.yard', code: 'not-there', facts }, words))).toBe(
      missed,
    );
    const unseen = { code: 'trash', facts: { card: 'shovel', from: 'hand' } };
    expect(plain(sayEffect(unseen, words))).toBe(trashed);
  },
);

test.each([
  ['en', 'Ghost isn’t in Ann’s Yard.', 'Your Pack is empty'],
  ['ru', 'У игрока Ann во дворе нет карты Ghost.', 'Ваш рюкзак пуст'],
  ['pl', 'Ann nie ma na Podwórku karty Ghost.', 'Twój Plecak jest pusty'],
] as const)('a place that somebody owns is theirs, in %s', (language, missed, pack) => {
  const say = (rule: string, code: string, facts: Facts) =>
    plain(sayViolation({ rule, code, facts }, fortWords(language)));
  const yard = { card: 'ghost', from: 'yard', player: 'Ann' };
  expect(say('recruit.yard', 'not-there', yard)).toBe(missed);
  expect(say('play.zero', 'pack-empty', { action: 'action.copy-pack' })).toContain(pack);
  expect(say('play.zero', 'pack-empty', { action: 'action.copy-rival-pack' })).not.toContain(pack);
});

test('names that are plurals have the verb of a plural', () => {
  const say = (code: string, card: string) =>
    plain(sayViolation({ rule: 'play.one-card', code, facts: { card } }, fortWords('en')));
  expect(say('not-in-hand', 'the-moles')).toBe('The Moles aren’t in your hand.');
  expect(say('not-in-hand', 'bones')).toBe('Bones isn’t in your hand.');
});

test('whoever asks is named before the other', () => {
  const facts = { card: 'loner', player: 'Ann', rival: 'me' };
  const said = sayViolation({ rule: 'fort.level-1', code: 'rule-twice', facts }, fortWords('en'));
  expect(plain(said)).toBe('There’s only one Loner, so you and Ann can’t both have it.');
});

test('what a rival lacks is missing from a place of that rival', () => {
  const facts = { card: 'doc', from: 'yard' };
  const cleanup = { rule: 'cleanup.yard', code: 'not-there', facts };
  expect(plain(sayViolation(cleanup, fortWords('en'), 'Ann'))).toBe('Doc isn’t in Ann’s Yard.');
});

describe('reasons that say what is short', () => {
  const told = (situation: Parameters<typeof judge>[0], move: Parameters<typeof judge>[1]) =>
    judge(situation, move).violations.map((one) => plain(sayViolation(one, fortWords('en'))));
  const me = { stuff: 0, pack: 0, lookout: 0 };

  test('points that were not scored', () => {
    const situation = { me: { ...me, hand: ['bug' as const], fort: 3 as const } };
    expect(told(situation, { play: 'bug', actions: [{ private: { score: 2 } }] })).toEqual([
      'To use the private action in full, you have to score 3 victory points, not just 2.',
    ]);
  });

  test('the suit that no card shows', () => {
    const situation = { me: { ...me, hand: ['chef' as const], fort: 0 as const } };
    expect(told(situation, { play: 'chef', actions: ['private'] })).toEqual([
      'No card here shows a skateboard, so the private action would do nothing. That doesn’t count as using it in full.',
    ]);
  });
});

describe('reasons that say the same', () => {
  const words = fortWords('en');
  const told = (situation: Parameters<typeof judge>[0], move: Parameters<typeof judge>[1]) => {
    const { violations } = judge(situation, move);
    return [...new Set(violations.map((one) => sayViolation(one, words)))];
  };

  test('a card of another suit changes nothing, and that is said once', () => {
    const me = { fort: 0, stuff: 0, pack: 0, lookout: 0 };
    const situation = { me: { ...me, hand: ['bug' as const, 'tiny' as const] } };
    expect(told(situation, { play: 'bug', add: ['tiny'], actions: ['public'] })).toEqual([
      'Tiny shows no suit that counts here: you need a shovel or a coin.',
    ]);
  });

  test('neither action of a card is one sentence', () => {
    const me = { fort: 0, stuff: 0, pack: 0, lookout: 0 };
    const situation = {
      players: 2,
      me: { ...me, hand: ['golden-boy' as const] },
      rivals: { Ann: { yard: 0 } },
    };
    expect(told(situation, { play: 'golden-boy' })).toEqual([
      'You have no resources to convert.',
      'There are no cards in any rival’s Yard.',
      'So neither of Golden Boy’s actions can be used in full.',
    ]);
  });
});

test('places that belong to one player are named in one breath', () => {
  const facts = { resource: 'pizza', from: 'stuff-and-pack', need: 3, done: 2 };
  const short = { rule: 'action.spend', code: 'nothing-to-spend', facts };
  expect(plain(sayViolation(short, fortWords('en')))).toBe(
    'You’d spend 3 pizza, but you have only 2 in your Stuff and Pack.',
  );
  expect(plain(sayViolation({ ...short, facts: { ...facts, done: 0 } }, fortWords('en')))).toBe(
    'You have no pizza in your Stuff or Pack to spend.',
  );
});

test('symbols are the reason why an action is done no more often', () => {
  const facts = { box: 'public', said: 2, most: 1, per: 'shovel' };
  const often = { rule: 'symbol.per', code: 'too-often', facts };
  expect(plain(sayViolation(often, fortWords('en'), 'Ann'))).toBe(
    'Only 1 shovel counts here, so Ann can do the public action once, not twice.',
  );
});

describe.each(languages)('what a reason is about, in %s', (language) => {
  const say = (rule: string, code: string, facts: Record<string, string | number | string[]>) =>
    sayViolation({ rule, code, facts } as Parameters<typeof sayViolation>[0], fortWords(language));

  it('a card without × and a suit to match is not refused for its suit', () => {
    const facts = { card: 'rocket-bros', suits: [] };
    const nothing = say('play.add', 'no-match', facts);
    expect(nothing).toContain('×');
    expect(say('follow.discard', 'no-match', facts)).not.toContain('×');
    expect(say('play.add', 'no-match', { ...facts, suits: ['glue'] })).not.toContain('×');
  });

  it('none of what is counted is said in words', () => {
    const facts = { player: 'Ann', figure: 'best-friends', said: 0, counted: 1 };
    expect(say('rule.loner', 'figure-differs', facts)).not.toContain('0');
  });
});

test('a level that gives another card says what it gives', () => {
  const reward = (level: number, card: string) => ({
    rule: `fort.level-${level}`,
    code: 'wrong-reward',
    facts: { level, card },
  });
  const say = (level: number, card: string) =>
    plain(sayViolation(reward(level, card), fortWords('pl')));
  expect(say(1, 'bribe')).toBe('Poziom Fortu 1 daje Zmyśloną Zasadę, a nie „Łapówkę”.');
  expect(say(2, 'loner')).toBe('Poziom Fortu 2 daje Bonus, a nie „Samotnika”.');
  expect(say(3, 'bribe')).toBe('Poziom Fortu 3 nie daje „Łapówki”.');
});
