import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { listParts, offlinePartOf } from './parts.ts';
import { workerScript } from './write-worker.ts';

describe('parts of the site', () => {
  it.each([
    ['index.html', 'site'],
    ['_astro/page.abc.js', 'site'],
    ['en/offline/index.html', 'site'],
    ['ru/fort/cards/bug/index.html', 'ru'],
    ['pl/search/index.json', 'pl'],
    ['data/v1/index.json', 'data'],
    ['pdf/fort-turn-order-en-a4.pdf', 'print'],
    ['en/print/fort-turn-order-en-a4.pdf', 'print'],
    ['sw.js', undefined],
    ['404.html', undefined],
    ['_headers', undefined],
  ])('%s belongs to %s', (path, part) => {
    expect(offlinePartOf(path)).toBe(part);
  });

  it('lists every file with the hash of its content', () => {
    const folder = temporaryFolder({ 'index.html': 'a', 'en/index.html': 'a', 'en/x.css': 'b' });
    const { site, en } = listParts(folder);
    expect(Object.keys(en ?? {})).toEqual(['en/index.html', 'en/x.css']);
    expect(site?.['index.html']).toBe('ca978112ca1bbdca');
    expect(en?.['en/index.html']).toBe(site?.['index.html']);
    expect(en?.['en/x.css']).not.toBe(site?.['index.html']);
  });
});

describe('the worker', () => {
  const source = 'const n: number = 1; // one\n';
  const versionOf = (script: string) => script.match(/version = '(\w+)'/)?.[1];

  it('is another one when a file changes, and the same when nothing does', () => {
    const first = workerScript({ site: { a: '1' } }, source);
    expect(workerScript({ site: { a: '1' } }, source)).toBe(first);
    expect(versionOf(workerScript({ site: { a: '2' } }, source))).not.toBe(versionOf(first));
  });

  it('is plain JavaScript', () => {
    expect(workerScript({}, source)).toContain('const n         = 1;');
  });
});
