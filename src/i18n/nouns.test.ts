import { describe, expect, it, test } from 'vitest';
import { nouns } from '#generated/nouns.ts';
import { formatter } from './format.ts';
import type { Language } from './languages.ts';
import { amount, inflect, type Noun, type Word } from './nouns.ts';

const noun = (language: Language, id: string): Noun => {
  const found = nouns[language][id];
  if (found === undefined) throw new Error(`no forms of ${id}`);
  return found;
};
const word = (id: string): Word => ({ word: id });

describe('a noun after a number', () => {
  const counts = [1, 2, 5, 11, 21, 22];
  test.each([
    ['en', 'fort/toys', 'nom', '1 toy, 2 toys, 5 toys, 11 toys, 21 toys, 22 toys'],
    ['en', 'fort/pizza', 'nom', '1 pizza, 2 pizza, 5 pizza, 11 pizza, 21 pizza, 22 pizza'],
    ['ru', 'fort/pizza', 'acc', '1 пиццу, 2 пиццы, 5 пицц, 11 пицц, 21 пиццу, 22 пиццы'],
    ['ru', 'fort/pizza', 'gen', '1 пиццы, 2 пицц, 5 пицц, 11 пицц, 21 пиццы, 22 пицц'],
    [
      'ru',
      'fort/victory-point',
      'nom',
      '1 победное очко, 2 победных очка, 5 победных очков, 11 победных очков, 21 победное очко, 22 победных очка',
    ],
    ['pl', 'card', 'acc', '1 kartę, 2 karty, 5 kart, 11 kart, 21 kart, 22 karty'],
    ['pl', 'fort/rival', 'nom', '1 rywal, 2 rywali, 5 rywali, 11 rywali, 21 rywali, 22 rywali'],
    [
      'pl',
      'fort/toys',
      'ins',
      '1 Zabawką, 2 Zabawkami, 5 Zabawkami, 11 Zabawkami, 21 Zabawkami, 22 Zabawkami',
    ],
  ] as const)('%s %s, %s', (language, id, name, all) => {
    const said = counts.map((count) => amount(noun(language, id), count, name, language));
    expect(said.join(', ').replaceAll('\u00a0', ' ')).toBe(all);
  });
});

test.each([
  ['ru', 'fort/yard', 'from', 'со двора'],
  ['ru', 'fort/bug', 'gen', 'Шпиона'],
  ['ru', 'fort/the-moles', 'ins', 'Кротами'],
  ['ru', 'fort/shovel', 'many-gen', 'лопаток'],
  ['ru', 'fort/shovel', 'with', 'с лопаткой'],
  ['ru', 'fort/skateboard', 'with', 'со скейтбордом'],
  ['pl', 'fort/shovel', 'with', 'z łopatą'],
  ['ru', 'fort/pizza', 'kind-acc', 'пиццу'],
  ['ru', 'fort/toys', 'kind-acc', 'игрушки'],
  ['pl', 'fort/stuff', 'in', 'w Gratach'],
  ['pl', 'fort/pack', 'into', 'do Plecaka'],
  ['en', 'fort/doodles', 'of', 'Doodles’'],
  ['en', 'fort/added-card', 'a', 'an added card'],
  ['en', 'fort/bug', 'gen', undefined],
] as const)('%s %s, %s: %s', (language, id, form, said) => {
  expect(inflect(noun(language, id), form, language)).toBe(said);
});

it('is put into a text in the form that the text asks for', () => {
  const t = formatter(
    'ru',
    {
      demo: {
        of: 'действие {{card, gen}}',
        gained: 'Получите {{count, amount(noun: resource; case: acc)}} {{place, from}}.',
        agreed: '{{card}} {{card, agree(m: разыгран; f: разыграна; p: разыграны)}}',
      },
    },
    nouns.ru,
  );
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(t('demo:of', { card: word('fort/bug') })).toBe('действие Шпиона');
  const gained = { count: 22, resource: word('fort/toys'), place: word('fort/supply') };
  expect(plain(t('demo:gained', gained))).toBe('Получите 22 игрушки из общего запаса.');
  const agreed = ['bug', 'dot', 'the-moles'].map((id) =>
    t('demo:agreed', { card: word(`fort/${id}`) }),
  );
  expect(agreed).toEqual(['Шпион разыгран', 'Веснушка разыграна', 'Кроты разыграны']);
});

it('calls a card a card once, counts twins, and has a verb for several', () => {
  const t = formatter(
    'pl',
    {
      demo: {
        lost: '{{card, card-gen}} nie ma',
        held: 'masz {{cards, acc}}',
        turn: '{{who, agree(m: gra; p: grasz; pp: grają)}} {{who}}',
        either: '{{who, agree(m: gra; p: grasz; pp: grają; join: or)}} {{who, nom(join: or)}}',
      },
    },
    nouns.pl,
  );
  const known = { ...word('card'), dress: (form: string) => `${form} z łopatą` };
  expect(t('demo:lost', { card: known })).toBe('karty z\u00a0łopatą nie ma');
  expect(t('demo:lost', { card: word('fort/bug') })).toBe('karty Żuk nie ma');
  const jokers = [word('dobro/joker'), '7', word('dobro/joker')];
  expect(t('demo:held', { cards: jokers })).toBe('masz 2\u00a0Jokery i\u00a07');
  const [ann, bo] = ['Ann', 'Bo'].map((name) => ({ ...word('player'), name }));
  expect(t('demo:turn', { who: word('you') })).toBe('grasz ty');
  expect(ann && bo && t('demo:turn', { who: [ann, bo] })).toBe('grają Ann i\u00a0Bo');
  expect(ann && bo && t('demo:either', { who: [ann, bo] })).toBe('gra Ann lub Bo');
});
