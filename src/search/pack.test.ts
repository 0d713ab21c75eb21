import { expect, it } from 'vitest';
import { languages } from '#i18n/languages.ts';
import type { Entry } from './entry.ts';
import { letterSwapper } from './letters.ts';
import { packEntries, unpackEntries } from './pack.ts';

const entry = (path: string, more: Partial<Entry> = {}): Entry => ({
  kind: 'rule',
  path,
  title: path,
  also: [],
  sought: [],
  text: 'The same words.',
  ...more,
});

it('comes out as it was put in, what is said twice too', () => {
  const entries = [
    entry('fort/rules/a/', { kind: 'page', game: 'fort', text: 'A chapter.' }),
    entry('fort/rules/b/', { kind: 'page', game: 'fort', text: 'Another.' }),
    entry('fort/rules/a/#one', {
      game: 'fort',
      number: '1.1',
      sought: ['who starts', 'who starts first', 'first', 'first player', '2 player', 'player'],
    }),
    entry('fort/rules/a/#two', { game: 'fort', number: '1.2', text: 'Others.' }),
    entry('fort/rules/b/#one', { game: 'fort', number: '2.1', text: 'More.' }),
    entry('b', { kind: 'term', also: ['вышка', 'Czatownia'], text: '' }),
    entry('c', { kind: 'question', answeredBy: ['fort/rules/a/#one', 'b'] }),
  ];
  const packed = packEntries(entries, 'en');
  expect(packed.texts.slice(2)).toEqual(['The same words.', 'Others.', 'More.', '', 2]);
  expect(unpackEntries(packed, 'en')).toEqual(entries);
});

it('takes Russian letters for one byte each on the way, and no letter for another', () => {
  const text = 'Съешь ещё этих мягких французских булок: Pizza ABCDEFG «ЁЖ», VP + 1.';
  const entries = [
    entry('a', { kind: 'term', title: text, text, sought: ['кто начина', 'pdf'], also: ['Ёж'] }),
  ];
  const packed = packEntries(entries, 'ru');
  expect(unpackEntries(packed, 'ru')).toEqual(entries);
  expect(new Blob([...packed.titles]).size).toBeLessThan(new Blob([text]).size * 0.8);
  for (const language of languages) {
    const swap = letterSwapper(language);
    expect(swap(swap(text))).toBe(text);
  }
});
