import { expect, test } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { parseRich } from './rich.ts';
import { joined } from './together.ts';

/** What may be parted has a space between it, what stays together a low line. */
const set = (
  source: string,
  language: Language,
  nameOf: (icon: string) => string = (icon) => icon,
): string =>
  joined(parseRich(source), language, nameOf)
    .map((word) =>
      word.map((atom) => (atom.kind === 'text' ? atom.text : `[${atom.icon}]`)).join(''),
    )
    .join(' ')
    .replaceAll('\u00a0', '_');

test.each([
  ['pl', 'Karty w talii i **w Parku**: 8 kart', 'Karty w_talii i_w_Parku: 8_kart'],
  ['ru', 'Карт в колоде', 'Карт в_колоде'],
  ['en', 'a card', 'a card'],
  ['pl', 'kartę z [pizza]', 'kartę z_[pizza]'],
] as const)('small words stay with their neighbours (%s, “%s”)', (language, source, expected) => {
  expect(set(source, language)).toBe(expected);
});

test.each([
  ['en', 'for level 5. Then 4', 'for level_5. Then 4'],
  ['en', 'and set aside 10 random cards', 'and set aside 10_random cards'],
  ['en', 'draw 8 cards of 60 cards', 'draw 8_cards of 60_cards'],
  ['en', 'Points for round 3 are counted', 'Points for round_3 are counted'],
  ['en', 'Reach level 2 only then', 'Reach level_2 only then'],
  ['en', 'Deal 6 to each player', 'Deal_6 to each player'],
  ['en', '1st place gets 1 point', '1st_place gets 1_point'],
  ['ru', 'при уровне 2 достигают цели', 'при уровне_2 достигают цели'],
  ['ru', 'приносит 1 ПО за каждую', 'приносит 1_ПО за_каждую'],
  ['ru', 'больше 12 или столько', 'больше_12 или столько'],
  ['pl', 'Poziom Fortu 5 kończy grę', 'Poziom Fortu_5 kończy grę'],
  ['pl', 'przy wartości 10 nie wolno', 'przy wartości_10 nie wolno'],
  ['pl', 'za 1. miejsce jest 1 punkt', 'za_1._miejsce jest 1_punkt'],
  ['pl', 'Poziom Fortu: 0', 'Poziom Fortu:_0'],
  ['pl', 'z liczbami: po 5 dwójek', 'z_liczbami: po 5_dwójek'],
] as const)('a number stays with its noun (%s, “%s”)', (language, source, expected) => {
  expect(set(source, language)).toBe(expected);
});

test.each([
  ['en', 'your place is 1 + the number of players', 'your place is 1_+_the number of players'],
  ['ru', 'уровень форта + 1', 'уровень форта_+_1'],
] as const)('a sum is not parted at its sign (%s, “%s”)', (language, source, expected) => {
  expect(set(source, language)).toBe(expected);
});

test('an icon stays with the word for what it shows, and with a number of it', () => {
  const names: Record<string, string> = { pizza: 'пицца', toys: 'игрушка' };
  const said = (source: string): string => set(source, 'ru', (icon) => names[icon] ?? '');
  expect(said('все 30 пицц [pizza] лежат здесь')).toBe('все 30_пицц_[pizza] лежат здесь');
  expect(said('[toys] игрушки и 4 [pizza] там')).toBe('[toys]_игрушки и_4_[pizza] там');
});

test('icons behind each other are one price', () => {
  expect(set('to [pizza] [toys] za poziom 1', 'pl')).toBe('to [pizza]_[toys] za poziom_1');
});
