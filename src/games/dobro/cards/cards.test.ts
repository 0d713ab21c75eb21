import { expect, it, test } from 'vitest';
import { cardOf } from '#model/cards.ts';
import { clausesOfCard } from '#model/concerns.ts';
import { dobroCards, worths } from './cards.ts';

it('knows the 58 cards in the box', () => {
  expect(dobroCards.reduce((sum, { copies }) => sum + copies, 0)).toBe(58);
  const numbers = dobroCards.filter(({ kind }) => kind === 'number');
  expect(numbers.map(({ value }) => value)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

it('counts a pair as the sum of its numbers', () => {
  expect(worths(6)).toEqual([
    { play: 'single', worth: 6 },
    { play: 'pair', worth: 12 },
  ]);
});

test.each(dobroCards)('$id has rules, and an icon unless it has a number', (card) => {
  expect(clausesOfCard('dobro', card.id).length).toBeGreaterThan(3);
  expect(cardOf('dobro', card.id).icon === undefined).toBe(card.kind === 'number');
});
