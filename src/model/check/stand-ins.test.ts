import { expect, test } from 'vitest';
import { checkStandIns } from './stand-ins.ts';

test.each([
  ['ru', 'Положите жетон.', 'фишка'],
  ['ru', 'Положите карту лицом вверх.', 'лицевой стороной вверх'],
  ['pl', 'Możesz użyć tej akcji.', 'wykonać akcję'],
  ['en', 'The card lies in your Yard.', 'is, are, waits'],
] as const)('%s: “%s” is found, with the right word', (language, text, say) => {
  const file = `content/ui/${language}/demo.json`;
  const [found] = checkStandIns([{ file, entry: 'key', language, text }]);
  expect(found).toMatchObject({
    file,
    entry: 'key',
    hint: `write “${say}”`,
  });
});

test('the words of the editions pass', () => {
  const text = 'Выполните действие целиком и уберите фишку.';
  expect(checkStandIns([{ file: 'demo.json', language: 'ru', text }])).toEqual([]);
});

test('what people type into the search may be anything', () => {
  const said = { file: 'search.json', entry: 'synonyms.resource', language: 'ru' } as const;
  expect(checkStandIns([{ ...said, text: 'фишка жетон' }])).toEqual([]);
});

test('each game adds words of its own, and the text is named where it has no key', () => {
  const own = { ru: [{ not: 'трек(?!\\p{L})', say: 'шкала' }] };
  const said = { file: 'learn.yaml', language: 'ru' } as const;
  expect(checkStandIns([{ ...said, text: 'Трек\u00a0ПО' }], own)).toMatchObject([
    { entry: 'Трек ПО', hint: 'write “шкала”' },
  ]);
  expect(checkStandIns([{ ...said, text: 'экстрек, треки' }], own)).toEqual([]);
});
