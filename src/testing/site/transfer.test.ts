import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { readPages } from './pages.ts';
import { transferMeter } from './transfer.ts';

const files = {
  'en/index.html':
    '<link rel="stylesheet" href="/y/a.css"><script type="module" src="/y/js/a.js"></script>' +
    '<div data-island></div><script type="module" src="/y/js/w.js"></script>',
  'en/read/index.html': '<script type="module" src="/y/js/a.js"></script>',
  'a.css': '@font-face{src:url("font.woff2")format("woff2")}',
  'font.woff2': 'f'.repeat(500),
  'js/a.js': 'import{x}from"./b.js";import"./c.js";',
  'js/b.js': 'export const x=1;const later=()=>import("./later.js");',
  'js/c.js': 'import"./a.js";const search=()=>import("./search.js");',
  'js/w.js': 'import"/y/js/b.js";new Worker(new URL(`/y/js/worker.js`,import.meta.url))',
  'js/worker.js': 'postMessage(1)',
  'js/later.js': 'export default 1',
  'js/search.js': 'export default 2',
};

const packed = (...names: (keyof typeof files)[]) =>
  names.reduce((sum, name) => sum + gzipSync(files[name]).length, 0);

it('weighs what a first visit loads, each file once, imports followed', () => {
  const folder = temporaryFolder(files);
  const pages = readPages(folder);
  const [page] = pages;
  if (!page) throw new Error('no page');
  const transfer = transferMeter({ folder, base: '/y/', pages })(page);
  expect(transfer).toEqual({
    html: packed('en/index.html'),
    css: packed('a.css'),
    fonts: 500,
    js: packed('js/a.js', 'js/b.js', 'js/c.js', 'js/w.js'),
    later: packed('js/later.js', 'js/worker.js'),
    scripts: ['/y/js/a.js', '/y/js/b.js', '/y/js/c.js', '/y/js/w.js'],
  });
});
