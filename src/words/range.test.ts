import { expect, it } from 'vitest';
import { looseTranslator } from '#i18n/index.ts';
import { inWords } from './range.ts';

it.each([
  ['en', '0 to 7', '30 or more'],
  ['ru', 'от 0 до 7', '30 и больше'],
  ['pl', 'od 0 do 7', '30 lub więcej'],
] as const)('figures that are told by their ends have words in %s', (language, range, open) => {
  const said = (figure: string) =>
    inWords(figure, looseTranslator(language)).replaceAll('\u00a0', ' ');
  expect(said('0–7')).toBe(range);
  expect(said('30+')).toBe(open);
  expect(said('Ann')).toBe('Ann');
  expect(said('5')).toBe('5');
});
