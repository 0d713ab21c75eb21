import { expect, it } from 'vitest';
import { withDefault } from './sitemap.ts';

const address = { site: 'https://example.org', base: '/sub/' };
const at = (path: string) => `https://example.org/sub/${path}`;
const link = (lang: string, path: string) => ({ lang, url: at(path) });

it('sends whoever speaks none of the languages to English', () => {
  const links = [link('en', 'en/fort/'), link('pl', 'pl/fort/')];
  expect(withDefault({ url: at('pl/fort/'), links }, address)).toEqual({
    url: at('pl/fort/'),
    links: [...links, link('x-default', 'en/fort/')],
  });
});

it('sends them to the choice of languages from a home page, and that is of no language', () => {
  const links = [link('en', ''), link('en', 'en/'), link('ru', 'ru/')];
  for (const url of [at(''), at('ru/')])
    expect(withDefault({ url, links }, address)).toEqual({
      url,
      links: [link('en', 'en/'), link('ru', 'ru/'), link('x-default', '')],
    });
});

it('leaves a page of one language alone', () => {
  expect(withDefault({ url: at('about/') }, address)).toEqual({ url: at('about/') });
});
