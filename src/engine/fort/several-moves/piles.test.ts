import { describe, expect, test } from 'vitest';
import { withCard, withoutCard } from './piles.ts';

describe('a pile of which only the number is known', () => {
  test.each([
    [4, 3],
    [1, 0],
    // What was taken out is then one that nobody had counted.
    [0, 0],
  ])('of %i cards has %i when one is taken', (before, after) => {
    expect(withoutCard(before, 'bug')).toBe(after);
    expect(withoutCard(before, undefined)).toBe(after);
  });

  test('has one more when a card is added, whichever it is', () => {
    expect([withCard(4, 'bug'), withCard(0, undefined)]).toEqual([5, 1]);
  });

  test('stays unknown when nothing was known', () => {
    expect([withCard(undefined, 'bug'), withoutCard(undefined, 'bug')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
