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
    entry('a', { game: 'fort', number: '6.10', sought: ['who starts', 'first'] }),
    entry('b', { kind: 'term', also: ['вышка', 'Czatownia'], text: '' }),
    entry('c', { kind: 'question', answeredBy: ['a', 'b'] }),
    entry('d', { text: 'Others.' }),
  ];
  const packed = packEntries(entries);
  expect(packed.texts).toEqual(['The same words.', '', 0, 'Others.']);
  expect(unpackEntries(packed)).toEqual(entries);
});
