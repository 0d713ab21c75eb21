import { expect, it } from 'vitest';
import { alternates, clauseUrl, pageUrl, siteUrl } from './urls.ts';

it('puts the language before the path and the clause behind it', () => {
  expect(pageUrl('en', '')).toBe('/en/');
  expect(pageUrl('ru', 'fort/cards/')).toBe('/ru/fort/cards/');
  expect(clauseUrl('pl', 'fort', 'play', 'play.full')).toBe('/pl/fort/rules/play/#play.full');
  expect(siteUrl('data/v1/')).toBe('/data/v1/');
});

it('names the page in every language, and one for everybody else', () => {
  const links = alternates('fort/', new URL('https://example.org'));
  expect(links.map(({ hreflang, href }) => `${hreflang} ${href}`)).toEqual([
    'en https://example.org/en/fort/',
    'ru https://example.org/ru/fort/',
    'pl https://example.org/pl/fort/',
    'x-default https://example.org/en/fort/',
  ]);
  expect(alternates('', new URL('https://example.org')).at(-1)?.href).toBe('https://example.org/');
});
