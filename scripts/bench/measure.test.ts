import { expect, it } from 'vitest';
import { median, sideBySide } from './measure.ts';

it('takes the middle, or the mean of the two middle ones', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 100])).toBe(3);
});

it('runs the works turn by turn, once to warm up and then once per round', () => {
  const order: string[] = [];
  const work = (name: string) => () => {
    order.push(name);
    return 1;
  };
  const rates = sideBySide({ a: work('a'), b: work('b') }, 2);
  expect(order.join('')).toBe('ababab');
  expect([...rates.keys()]).toEqual(['a', 'b']);
});
