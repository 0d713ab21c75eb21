import { expect, it } from 'vitest';
import type { Entry } from './entry.ts';
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
    entry('fort/rules/a/#one', { game: 'fort', number: '1.1', sought: ['who starts', 'first'] }),
    entry('fort/rules/a/#two', { game: 'fort', number: '1.2', text: 'Others.' }),
    entry('fort/rules/b/#one', { game: 'fort', number: '2.1', text: 'More.' }),
    entry('b', { kind: 'term', also: ['вышка', 'Czatownia'], text: '' }),
    entry('c', { kind: 'question', answeredBy: ['fort/rules/a/#one', 'b'] }),
  ];
  const packed = packEntries(entries);
  expect(packed.texts.slice(2)).toEqual(['The same words.', 'Others.', 'More.', '', 2]);
  expect(unpackEntries(packed)).toEqual(entries);
});
