import { expect, it } from 'vitest';
import { judgeSize } from './size.ts';

// The aim is 14 kB; it stands at 20.9 kB. A ceiling that may only come down.
const ceiling = 21_000;

it('keeps what a browser fetches to judge a move of Fort small', async () => {
  const { gzip, minified } = await judgeSize();
  expect(gzip).toBeLessThan(ceiling);
  expect(minified).toBeGreaterThan(gzip);
});
