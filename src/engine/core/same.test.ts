import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { same } from './same.ts';

it('knows plain data again after JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(same(JSON.parse(JSON.stringify(value)), JSON.parse(JSON.stringify(value)))).toBe(true);
    }),
  );
});

test.each([
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  ['1', 1, false],
])('%j and %j: %s', (one, other, expected) => {
  expect(same(one, other)).toBe(expected);
  expect(same(other, one)).toBe(expected);
});
