import { expect, it } from 'vitest';
import { alphabetical } from './alphabet.ts';
import type { Entry } from './entry.ts';

const entry = (title: string): Entry => ({ kind: 'term', path: '', title, also: [], text: '' });

it('follows the alphabet of the language, numbers first and by size', () => {
  const titles = ['zasób', 'Łopata', 'ławka', 'las', '12', '2', '„Cisza”'].map(entry);
  expect(
    alphabetical(titles, 'pl').map(({ letter, entries }) => [
      letter,
      ...entries.map(({ title }) => title),
    ]),
  ).toEqual([
    ['0–9', '2', '12'],
    ['C', '„Cisza”'],
    ['L', 'las'],
    ['Ł', 'ławka', 'Łopata'],
    ['Z', 'zasób'],
  ]);
});
