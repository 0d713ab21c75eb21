import { expect, it } from 'vitest';
import { pageOf } from './pages.ts';
import { allVisits, describeVisit, someVisits } from './visits.ts';

const pages = [
  '/',
  '/en/fort/',
  '/ru/fort/',
  '/en/dobro/',
  '/ru/dobro/',
  '/en/fort/rules/play/',
].map((path) => pageOf(path, ''));

it('sees every page in both themes and both widths', () => {
  expect(new Set(allVisits(pages).map(describeVisit)).size).toBe(pages.length * 4);
});

it('sees what looks alike once in each language, the games taking turns', () => {
  expect(someVisits(pages).map(describeVisit)).toEqual([
    '/ (light, 360 px)',
    '/en/dobro/ (dark, 1280 px)',
    '/ru/fort/ (dark, 360 px)',
    '/en/fort/rules/play/ (dark, 360 px)',
  ]);
});
