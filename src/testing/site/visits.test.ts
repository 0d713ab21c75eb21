import { expect, it } from 'vitest';
import { pageOf } from './pages.ts';
import { allVisits, describeView, inTurn, lookAlikes, type Visit } from './visits.ts';

const pages = [
  '/',
  '/en/fort/',
  '/ru/fort/',
  '/en/dobro/',
  '/ru/dobro/',
  '/en/fort/rules/play/',
].map((path) => pageOf(path, ''));

const described = (visits: readonly Visit[]): string[] =>
  visits.flatMap(({ page, views }) => views.map((view) => describeView(page, view)));

it('sees every page in both themes and both widths', () => {
  expect(new Set(described(allVisits(pages))).size).toBe(pages.length * 4);
});

it('sees what looks alike once in each language, the games taking turns', () => {
  expect(lookAlikes(pages).map(({ path }) => path)).toEqual([
    '/',
    '/en/dobro/',
    '/ru/fort/',
    '/en/fort/rules/play/',
  ]);
});

it('sees both widths and both themes of each page, in turn', () => {
  expect(described(inTurn(pages.slice(0, 2)))).toEqual([
    '/ (light, 360 px)',
    '/ (dark, 1280 px)',
    '/en/fort/ (dark, 360 px)',
    '/en/fort/ (light, 1280 px)',
  ]);
});
