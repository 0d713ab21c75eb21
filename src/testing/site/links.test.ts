import { expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { brokenLinks } from './links.ts';
import { readPages } from './pages.ts';

const check = (files: Record<string, string>, base = '/', address?: string) => {
  const folder = temporaryFolder(files);
  return brokenLinks({ folder, base, pages: readPages(folder), address });
};

it('follows links to pages, files and anchors', () => {
  expect(
    check({
      'en/index.html':
        '<a href="/en/fort/#play.full">a</a><a href="#top" id="top">b</a><img src="/icon.svg">' +
        '<svg><use href="/icon.svg#pair"></use></svg>' +
        '<a href="fort/?q=1">c</a><a href="https://example.com/nowhere">d</a>',
      'en/fort/index.html': '<h2 id="play.full"></h2><a href="../">e</a>',
      'icon.svg': '<svg><symbol id="pair"/></svg>',
    }),
  ).toEqual([]);
});

it('names the page and the link that leads nowhere', () => {
  expect(
    check({
      'pl/index.html':
        '<a href="/pl/fort/">a</a><a href="/pl/#none">b</a><a href="">c</a><img src=\'/icon.svg\'>',
      'pl/data/x.json': '{}',
      'sheet.svg': '<svg><symbol id="pair"/></svg>',
      'pl/tab/index.html': '<a href="/pl/data/">d</a><svg><use href="/sheet.svg#pear"></use></svg>',
    }),
  ).toEqual([
    '/pl/: the link /pl/fort/ leads to nothing',
    '/pl/: the link /pl/#none has no anchor "none"',
    '/pl/: the link  is empty',
    '/pl/: the link /icon.svg leads to nothing',
    '/pl/tab/: the link /pl/data/ leads to a folder without a page',
    '/pl/tab/: the link /sheet.svg#pear has no drawing "pear"',
  ]);
});

it('reads the addresses that a widget gets', () => {
  const props = '{"url":[0,"/en/fort/rules/play/#play.one"],"t":[0,"/ a"]}';
  const data = `<astro-island props="${props.replaceAll('"', '&quot;')}"></astro-island>`;
  expect(check({ 'en/index.html': data })).toEqual([
    '/en/: the link /en/fort/rules/play/#play.one leads to nothing',
  ]);
});

it('knows where the site will be published', () => {
  const files = {
    'en/index.html': '<link rel="canonical" href="https://a.example/y/en/none/"><a href="/en/">',
  };
  expect(check(files, '/y/', 'https://a.example')).toEqual([
    '/en/: the link https://a.example/y/en/none/ leads to nothing',
    '/en/: the link /en/ lies outside of /y/',
  ]);
});
