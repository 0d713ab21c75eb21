import { expect, it } from 'vitest';
import { bookOf } from '#model/book.ts';
import { inOrder } from './order.ts';

const words = (language: 'en' | 'ru' | 'pl'): string[] =>
  inOrder([...bookOf('fort', language).terms.values()], language).map(
    (term) => term.words[language],
  );

it('follows the alphabet of the reader', () => {
  const polish = words('pl');
  expect(polish.indexOf('Lider')).toBeLessThan(polish.indexOf('Łapówka'));
  expect(polish.indexOf('Łapówka')).toBeLessThan(polish.indexOf('naśladowca'));
  const russian = words('ru');
  expect(russian.indexOf('вышка')).toBeLessThan(russian.indexOf('двор'));
});

it('keeps every term', () => {
  expect(words('en')).toHaveLength(bookOf('fort', 'en').terms.size);
});
