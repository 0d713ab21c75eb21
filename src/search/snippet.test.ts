import { expect, it } from 'vitest';
import { snippet } from './snippet.ts';
import { stem } from './words/stem.ts';

const shown = (text: string, ...stems: string[]) =>
  snippet(text, new Set(stems), (word) => stem('ru', word))
    .map((part) => (part.met ? `[${part.text}]` : part.text))
    .join('');

it('marks every form of the word', () => {
  expect(shown('Поместите карту на вышку: карты вышки остаются.', 'вышк')).toBe(
    'Поместите карту на [вышку]: карты [вышки] остаются.',
  );
});

it('begins a long text at the sentence with the word', () => {
  const long = `${'Много слов о другом. '.repeat(12)}Потом рюкзак. ${'И ещё слова. '.repeat(20)}`;
  const text = shown(long, 'рюкзак');
  expect(text).toMatch(/^… Потом \[рюкзак\]\./);
  expect(text).toMatch(/ …$/);
  expect(text.length).toBeLessThan(185);
});

it('shows the beginning when the name alone was met', () => {
  expect(shown('Ход состоит из пяти фаз.', 'лидер')).toBe('Ход состоит из пяти фаз.');
});
