import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roll, seeded, shuffle } from './rng.ts';

it('rolls the same numbers from the same seed, and others from another', () => {
  const rolls = (seed: number) => {
    const dice = { rng: seeded(seed) };
    return Array.from({ length: 20 }, () => roll(dice, 1000));
  };
  expect(rolls(7)).toEqual(rolls(7));
  expect(rolls(7)).not.toEqual(rolls(8));
});

it('rolls every number below the limit about equally often', () => {
  const dice = { rng: seeded(1) };
  const counts = Array<number>(6).fill(0);
  for (let n = 0; n < 60_000; n++) {
    const rolled = roll(dice, 6);
    counts[rolled] = (counts[rolled] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

it('shuffles without losing anything, and survives JSON', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 40 }), fc.nat(), (items, seed) => {
      const one = { rng: seeded(seed) };
      const other = JSON.parse(JSON.stringify(one));
      const mixed = shuffle(one, [...items]);
      expect(shuffle(other, [...items])).toEqual(mixed);
      expect(mixed.toSorted()).toEqual(items.toSorted());
    }),
  );
});
