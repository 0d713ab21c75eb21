import { describe, expect, it } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { fold } from './fold.ts';
import { asCyrillic } from './keyboard.ts';
import { stem } from './stem.ts';

/** All words of a row are forms of one. */
const forms: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'card cards',
    'play plays played playing',
    'skip skips skipped skipping',
    'trash trashes trashed trashing',
    'score scores scored scoring',
    'party parties',
  ],
  ru: [
    'вышка вышки вышке вышку вышкой',
    'карта карты карте карту картой карт картам картами картах',
    'рюкзак рюкзака рюкзаку рюкзаком рюкзаке',
    'правило правила правилу правилом правил',
    'разыгранная разыгранной разыгранную разыгранных',
    'ничья ничью ничьей',
    'кончился кончилась кончилось кончились',
    'перетасовать перетасуйте перетасует перетасовали',
    'повторить повторил повторила повторили',
  ],
  pl: [
    'karta karty karcie kartę kartą kart kartami kartach',
    'Podwórko Podwórka Podwórku Podwórkiem',
    'Plecak Plecaka Plecaku Plecakiem',
    'tura tury turze turę turą',
    'ręka ręki ręce rękę',
    'naśladowca naśladowcy naśladowcę',
    'zagrana zagranej zagraną zagrane',
    'Werbunek Werbunku Werbunkiem',
    'zwerbować zwerbuj zwerbował zwerbowany',
    'dobierać dobieranie dobierania dobierałem',
  ],
};

describe.each(['en', 'ru', 'pl'] as const)('stems of %s', (language) => {
  it.each(forms[language])('%s', (row) => {
    const stems = row.split(' ').map((word) => stem(language, fold(word)));
    expect(new Set(stems).size, stems.join(' ')).toBe(1);
  });
});

it('tells words apart', () => {
  expect(stem('ru', 'двор')).not.toBe(stem('ru', 'дворец'));
  expect(stem('pl', 'talia')).not.toBe(stem('pl', 'tura'));
  expect(stem('en', 'pack')).not.toBe(stem('en', 'park'));
});

it('folds accents and ё, not й', () => {
  expect(fold('Łopata, ŻÓŁW, ёлка, йод')).toBe('lopata, zolw, елка, йод');
});

it('reads Russian off a Latin keyboard', () => {
  expect(asCyrillic('gbwwf')).toBe('пицца');
});
