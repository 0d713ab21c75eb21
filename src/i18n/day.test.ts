import { expect, test } from 'vitest';
import { sayDay } from './day.ts';

test.each([
  ['en', 'November 7, 2026'],
  ['ru', '7 ноября 2026'],
  ['pl', '7 listopada 2026'],
] as const)('a day in %s', (language, said) => {
  expect(sayDay(new Date('2026-11-07T00:00:00Z'), language).replaceAll('\u00a0', ' ')).toBe(said);
});
