import { expect, it } from 'vitest';
import { linkedTerms } from './linked-terms.ts';

const marked = (text: string, terms: string[], language: 'en' | 'ru' | 'pl') =>
  linkedTerms(text, terms, { game: 'fort', language })
    .map((part) => (part.term === undefined ? part.text : `[${part.text}](${part.term})`))
    .join('');

it('finds a term in whatever form it stands', () => {
  expect(
    marked('Переложите карты со своего двора в личный сброс.', ['yard', 'discard-pile'], 'ru'),
  ).toBe('Переложите карты со своего [двора](yard) в [личный сброс](discard-pile).');
  expect(marked('Karty w Czatowni zostają.', ['lookout'], 'pl')).toBe(
    'Karty w [Czatowni](lookout) zostają.',
  );
});

it('finds the longer term first, and each only once', () => {
  expect(
    marked('From the Park deck into the Park, or the Park.', ['park-deck', 'park'], 'en'),
  ).toBe('From the [Park deck](park-deck) into the [Park](park), or the Park.');
});

it('finds no part of a word, and leaves alone what is not there', () => {
  expect(marked('Handed over.', ['hand', 'yard'], 'en')).toBe('Handed over.');
});
