import { expect, test } from 'vitest';
import { describeFinding } from '../finding.ts';
import type { Terms } from '../schemas/terms.ts';
import { checkGlossary } from './glossary.ts';

const terms = {
  hand: { en: 'hand', ru: 'рука', pl: 'ręka', clause: 'setup.hand', group: 'places' },
  deck: { en: 'deck', ru: 'личная колода', pl: 'talia', clause: 'setup.deck', group: 'places' },
} satisfies Terms;
const check = (glossary: Record<string, string>, own: Terms = terms): string[] =>
  checkGlossary({
    file: 'content/fort/glossary/pl.yaml',
    termsFile: 'content/fort/terms.yaml',
    language: 'pl',
    terms: own,
    glossary,
    names: [],
  }).map(describeFinding);

const hand = 'Karty, które trzymasz.';
const deck = 'Zakryte karty, z których dobierasz.';

test('a whole glossary passes', () => {
  expect(check({ hand, deck })).toEqual([]);
});

test('a term without meaning, a meaning without term, a meaning in another language', () => {
  expect(check({ hand: 'The cards that you hold.', dekc: deck })).toEqual([
    'content/fort/glossary/pl.yaml › deck: the meaning is missing\n  → explain "talia" in a sentence or two',
    'content/fort/glossary/pl.yaml › hand: the words look English\n  → write it in the language of the file (pl)',
    'content/fort/glossary/pl.yaml › dekc: there is no such term\n  → did you mean "deck"?',
  ]);
});

test('a printed term in another language', () => {
  const mixed = { ...terms, hand: { ...terms.hand, pl: 'рука' } };
  expect(check({ hand, deck }, mixed)).toEqual([
    'content/fort/terms.yaml › hand: "рука" is in Cyrillic letters\n  → the pl word of the term must be in that language',
  ]);
});
