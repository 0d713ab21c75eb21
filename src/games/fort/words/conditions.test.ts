import { expect, test } from 'vitest';
import type { Condition } from '#engine/core/verdict.ts';
import { sayUsually } from './conditions.ts';
import { fortWords } from './words.ts';

const full = (what: 'pizza' | 'toys', count = 4, place = 'stuff'): Condition => ({
  verdict: 'illegal',
  fact: `me.${place}.${what}`,
  is: 'amount',
  values: [count],
  least: count,
  most: count,
});
const said = (language: 'en' | 'ru' | 'pl', together: readonly Condition[]) =>
  sayUsually({ violations: [], conditions: [], together }, false, fortWords(language)).map((line) =>
    line.replaceAll('\u00a0', ' '),
  );

test.each([
  ['en', 'Not allowed if you have exactly 4 pizza and 3 toys in your Stuff.'],
  ['ru', 'Нельзя, если у вас в тайнике 4 пиццы и 3 игрушки.'],
  ['pl', 'Nie wolno, jeśli masz w Gratach 4 Pizze i 3 Zabawki.'],
] as const)('%s: both kinds in one place are said in one breath', (language, line) => {
  expect(said(language, [full('toys', 3), full('pizza')])).toEqual([line]);
});

test('two places are two conditions under one “if”', () => {
  expect(said('ru', [full('pizza'), full('toys', 2, 'pack')])).toEqual([
    'Нельзя, если у вас в тайнике 4 пиццы и у вас в рюкзаке 2 игрушки.',
  ]);
});

test.each([
  [
    'en',
    'if there are no cards in your discard pile',
    'if there are no other cards in your discard pile',
  ],
  ['ru', 'если в личном сбросе нет карт', 'если в личном сбросе нет других карт'],
  [
    'pl',
    'jeśli na stosie kart odrzuconych nie ma kart',
    'jeśli na stosie kart odrzuconych nie ma innych kart',
  ],
] as const)('%s: only beside described cards there are others', (language, any, others) => {
  const none = { verdict: 'illegal', fact: 'me.discard', is: 'any-cards', values: [0] } as const;
  expect(said(language, [none])[0]).toContain(any);
  expect(said(language, [{ ...none, beside: true }])[0]).toContain(others);
});

test('nothing in a place, or none of one kind, is said in one breath', () => {
  expect(said('en', [full('pizza', 0), full('toys', 0)])).toEqual([
    'Not allowed if there’s nothing in your Stuff.',
  ]);
  expect(said('en', [full('toys', 0), full('pizza', 2)])).toEqual([
    'Not allowed if you have exactly 2 pizza and no toys in your Stuff.',
  ]);
  expect(said('pl', [full('pizza', 0), full('toys', 0)])).toEqual([
    'Nie wolno, jeśli nie masz nic w Gratach.',
  ]);
});

test.each([
  ['en', 'Usually yes, unless you have exactly 4 pizza in your Stuff or you’re at Fort Level 0.'],
  ['ru', 'Обычно можно. Нельзя, если у вас в тайнике 4 пиццы или ваш уровень форта равен 0.'],
  ['pl', 'Zwykle wolno, chyba że masz w Gratach 4 Pizze lub twój Poziom Fortu to 0.'],
] as const)('%s: the usual answer and what changes it make one sentence', (language, line) => {
  const level = { ...full('pizza', 0), fact: 'me.fort' };
  const usually = { verdict: 'legal', violations: [], conditions: [full('pizza'), level] } as const;
  const lines = sayUsually(usually, false, fortWords(language));
  expect(lines.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([line]);
});

test.each([
  ['en', 'Usually no, but yes if you have no pizza in your Stuff.', 'Otherwise, for example:'],
  ['ru', 'Обычно нельзя. Можно, если у вас в тайнике нет пиццы.', 'Иначе, например:'],
  ['pl', 'Zwykle nie wolno, chyba że nie masz w Gratach Pizz.', 'W przeciwnym razie na przykład:'],
] as const)(
  '%s: reasons of a usual “no” hold only otherwise, their figures perhaps',
  (language, usual, otherwise) => {
    const usually = (rooms: readonly number[]) =>
      sayUsually(
        {
          verdict: 'illegal',
          violations: rooms.map((room) => ({
            code: 'no-room',
            rule: 'board.stuff',
            facts: { resource: 'pizza', need: 4, room },
          })),
          conditions: [{ ...full('pizza', 0), verdict: 'legal' }],
        },
        false,
        fortWords(language),
      ).map((line) => line.replaceAll('\u00a0', ' '));
    expect(usually([3])).toEqual([usual, otherwise]);
    expect(usually([])).toEqual([usual]);
  },
);

test('a reason without such figures holds otherwise for sure', () => {
  const perk: Condition = { verdict: 'legal', fact: 'me.perks', is: 'one-of', values: ['bribe'] };
  const reason = { code: 'recruit-count', rule: 'recruit.must', facts: { count: 2, most: 1 } };
  expect(
    sayUsually(
      { verdict: 'illegal', violations: [reason], conditions: [perk] },
      false,
      fortWords('en'),
    ).at(-1),
  ).toBe('Otherwise:');
});

test.each([
  [
    'en',
    'Not allowed if there are no cards in your discard pile, you have exactly 4 pizza and 4 toys in your Stuff, and there’s nothing in your Pack.',
  ],
  [
    'ru',
    'Нельзя, если в личном сбросе нет карт, у вас в тайнике 4 пиццы и 4 игрушки, а ваш рюкзак пуст.',
  ],
  [
    'pl',
    'Nie wolno, jeśli na stosie kart odrzuconych nie ma kart, masz w Gratach 4 Pizze i 4 Zabawki, a przy tym nie masz nic w Plecaku.',
  ],
] as const)('%s: the two kinds of each place are said in one breath', (language, line) => {
  const none = { verdict: 'illegal', fact: 'me.discard', is: 'any-cards', values: [0] } as const;
  const pack = [full('toys', 0, 'pack'), full('pizza', 0, 'pack')];
  expect(said(language, [none, full('pizza'), ...pack, full('toys')])).toEqual([line]);
});

test('the same kind in two places is no pair', () => {
  expect(said('en', [full('toys', 4), full('toys', 2, 'pack')])).toEqual([
    'Not allowed if you have exactly 4 toys in your Stuff and you have exactly 2 toys in your Pack.',
  ]);
});

test.each([
  ['en', 'Not allowed if there’s nothing in Ann’s Pack and there’s nothing in your Stuff or Pack.'],
  ['ru', 'Нельзя, если рюкзак у игрока Ann пуст, а ваши тайник и рюкзак пусты.'],
  [
    'pl',
    'Nie wolno, jeśli Ann nie ma nic w Plecaku, a przy tym nie masz nic ani w Gratach, ani w Plecaku.',
  ],
] as const)('%s: empty places of one player are named together', (language, line) => {
  const hers = (what: 'pizza' | 'toys'): Condition => ({
    ...full(what, 0),
    fact: `rivals.Ann.pack.${what}`,
  });
  const mine = ['stuff', 'pack'].flatMap((place) => [
    full('pizza', 0, place),
    full('toys', 0, place),
  ]);
  expect(said(language, [hers('pizza'), hers('toys'), ...mine])).toEqual([line]);
});

test('at least one card is said as cards', () => {
  const some: Condition = {
    verdict: 'legal',
    fact: 'me.lookout',
    is: 'amount',
    values: [1],
    least: 1,
  };
  const say = (least: number) =>
    sayUsually(
      { verdict: 'illegal', violations: [], conditions: [{ ...some, least }] },
      false,
      fortWords('ru'),
    ).map((line) => line.replaceAll('\u00a0', ' '));
  expect(say(1)).toEqual(['Обычно нельзя. Можно, если на вышке есть карты.']);
  expect(say(2)).toEqual(['Обычно нельзя. Можно, если на вышке не меньше 2 карт.']);
});

const noCards = (fact: string): Condition => ({
  verdict: 'illegal',
  fact,
  is: 'any-cards',
  values: [0],
});

test.each([
  [
    'en',
    'Not allowed if you have no pizza in your Stuff or Pack.',
    'Not allowed if there are no cards in your deck or discard pile.',
    'Not allowed if Max’s deck and discard pile have no cards.',
  ],
  [
    'ru',
    'Нельзя, если у вас нет пиццы ни в тайнике, ни в рюкзаке.',
    'Нельзя, если карт нет ни в личной колоде, ни в личном сбросе.',
    'Нельзя, если у игрока Max нет карт ни в личной колоде, ни в личном сбросе.',
  ],
  [
    'pl',
    'Nie wolno, jeśli nie masz Pizz ani w Gratach, ani w Plecaku.',
    'Nie wolno, jeśli nie masz kart ani w talii, ani na stosie kart odrzuconych.',
    'Nie wolno, jeśli Max nie ma kart ani w talii, ani na stosie kart odrzuconych.',
  ],
] as const)('%s: two empty places are one condition', (language, tokens, cards, ofRival) => {
  expect(said(language, [full('pizza', 0), full('pizza', 0, 'pack')])).toEqual([tokens]);
  const own = [{ ...full('pizza', 0), fact: 'me.deck' }, noCards('me.discard')];
  expect(said(language, own)).toEqual([cards]);
  const theirs = ['deck', 'discard'].map((place) => noCards(`rivals.Max.${place}`));
  expect(said(language, theirs)).toEqual([ofRival]);
});

test('an empty place of mine and one of a rival are two conditions', () => {
  expect(said('en', [noCards('me.discard'), noCards('rivals.Max.yard')])).toEqual([
    'Not allowed if there are no cards in your discard pile and Max’s Yard has no cards.',
  ]);
});

test('more than three conditions at once are left out', () => {
  const level = { ...full('pizza', 1), fact: 'me.fort' };
  const four = [noCards('me.discard'), full('toys', 2, 'pack'), level, full('pizza')];
  expect(said('en', four.slice(1))).toHaveLength(1);
  expect(said('en', four)).toEqual([]);
});

test.each([
  ['en', 'if there’s a second Bug in your hand'],
  ['ru', 'если в руке есть вторая карта «Шпион»'],
  ['pl', 'jeśli na ręce jest druga karta Żuk'],
] as const)('%s: beside one that is there, it takes a second card', (language, second) => {
  const bug = { fact: 'me.hand', is: 'card', card: 'bug', values: [true] } as const;
  const line = said(language, [{ ...bug, verdict: 'legal', beside: true }])[0];
  expect(line).toContain(second);
  expect(said(language, [{ ...bug, verdict: 'legal' }])[0]).not.toContain(second);
});
