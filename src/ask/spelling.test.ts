import { expect, test } from 'vitest';
import { slipsTo } from './spelling.ts';

test.each([
  ['captian', 'captain'],
  ['recuit', 'recruit'],
  ['поворенка', 'поваренка'],
  ['jokerr', 'joker'],
])('%s is a slip of the finger for %s', (word, known) => {
  expect(slipsTo(word, known, false)).toBe(1);
});

test.each([
  ['weight', 'eight'],
  ['loser', 'lower'],
  ['crowd', 'crown'],
  ['стену', 'смену'],
  ['koncu', 'kolcu'],
])('%s is a word of its own, and no slip for %s', (word, known) => {
  expect(slipsTo(word, known, false)).toBeUndefined();
});

test('of a beginning, the first letters have to be right', () => {
  expect(slipsTo('понимаю', 'подним', true)).toBeUndefined();
  expect(slipsTo('zmienic', 'zamien', true)).toBeUndefined();
  expect(slipsTo('dobieam', 'dobier', true)).toBe(1);
});
