import { expect, test } from 'vitest';
import { checkStandIns } from './stand-ins.ts';

test.each([
  ['ru', 'Положите жетон.', 'фишка'],
  ['ru', 'Действие выполнено полностью.', 'целиком'],
  ['ru', 'Вы использовали личное действие.', 'выполнить действие'],
  ['pl', 'Możesz użyć tej akcji.', 'wykonać akcję'],
  ['en', 'The card lies in your Yard.', 'is, are, waits'],
] as const)('%s: “%s” is found, with the right word', (language, text, say) => {
  const file = `content/ui/${language}/demo.json`;
  const [found] = checkStandIns([
    { file, folder: 'content/ui', language, namespace: 'demo', resource: { key: text } },
  ]);
  expect(found).toMatchObject({
    file,
    entry: 'key',
    hint: `write “${say}”`,
  });
});

test('the words of the editions pass', () => {
  const resource = { key: 'Выполните действие целиком и уберите фишку.' };
  const file = 'content/ui/ru/demo.json';
  expect(
    checkStandIns([{ file, folder: 'content/ui', language: 'ru', namespace: 'demo', resource }]),
  ).toEqual([]);
});
