import { expect, test } from 'vitest';
import { cards, numberIds } from '#generated/dobro.ts';

test('there are 49 number cards, which add up to 308', () => {
  const numbers = numberIds.map((id) => cards[id]);
  expect(numbers.reduce((sum, { copies }) => sum + copies, 0)).toBe(49);
  expect(numbers.reduce((sum, { value = 0, copies }) => sum + value * copies, 0)).toBe(308);
});
