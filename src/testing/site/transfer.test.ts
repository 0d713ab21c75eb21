import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { readPages } from './pages.ts';
import { transferMeter } from './transfer.ts';

const inline = 'document.title = 1';

const files = {
  'en/read/index.html':
    '<link rel="stylesheet" href="/y/a.css"><script type="module" src="/y/js/a.js"></script>' +
    '<svg><use href="/y/icons.svg#a"></use></svg><svg><use href="/y/icons.svg#b"></use></svg>' +
    `<script>${inline}</script><script type="application/json">{}</script>`,
  'en/search/index.html':
    '<script type="module" src="/y/js/a.js"></script><div data-search-page></div>',
  'en/widget/index.html':
    '<script type="module" src="/y/js/a.js"></script>' +
    '<astro-island component-url="/y/js/w.js" renderer-url="/y/js/client.js"></astro-island>',
  'en/search/index.json': '["the", "index"]',
  'icons.svg': '<svg><symbol id="a"/><symbol id="b"/></svg>',
  'a.css': '@font-face{src:url("font.woff2")format("woff2")}',
  'font.woff2': 'f'.repeat(500),
  'js/a.js': 'import{x}from"./b.js";',
  'js/b.js': 'import"./a.js";export const x=()=>import("./search.js");',
  'js/client.js': 'export default 1;',
  'js/w.js':
    'import"/y/js/b.js";import("./later.js");new Worker(new URL(`/y/js/worker.js`,import.meta.url))',
  'js/worker.js': 'postMessage(1)',
  'js/later.js': 'import"./deep.js";export default 1',
  'js/deep.js': 'export default 3',
  'js/search.js': 'export default 2',
};

const packed = (...names: (keyof typeof files)[]) =>
  names.reduce((sum, name) => sum + gzipSync(files[name]).length, 0);

function transferOf(path: string) {
  const folder = temporaryFolder(files);
  const pages = readPages(folder);
  const page = pages.find((own) => own.path === path);
  if (!page) throw new Error(`no page ${path}`);
  return transferMeter({ folder, base: '/y/', pages })(page);
}

it('weighs what a visit loads, each file once, imports followed, and inline scripts', () => {
  expect(transferOf('/en/read/')).toEqual({
    html: packed('en/read/index.html'),
    css: packed('a.css'),
    fonts: 500,
    drawings: packed('icons.svg'),
    scripts: packed('js/a.js', 'js/b.js') + gzipSync(inline).length,
    scriptFiles: ['/y/js/a.js', '/y/js/b.js'],
    onDemand: 0,
  });
});

it('weighs a widget with its renderer and its worker, and by itself what it fetches on demand', () => {
  const { scripts, onDemand } = transferOf('/en/widget/');
  expect(scripts).toBe(packed('js/a.js', 'js/b.js', 'js/w.js', 'js/client.js', 'js/worker.js'));
  expect(onDemand).toBe(packed('js/later.js', 'js/deep.js'));
});

it('weighs the search with its index, and by itself what it fetches on demand', () => {
  const { scripts, onDemand } = transferOf('/en/search/');
  expect(scripts).toBe(packed('js/a.js', 'js/b.js', 'en/search/index.json'));
  expect(onDemand).toBe(packed('js/search.js'));
});
