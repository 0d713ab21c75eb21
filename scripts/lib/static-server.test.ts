import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveFolder } from '#testing/serve-folder.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const files = {
  'site/index.html': 'top',
  'site/404.html': 'nothing here',
  'site/en/index.html': 'English',
  'site/data/cards.json': '{}',
  'site/bez spacji/ż.txt': 'ż',
  'site/app.webmanifest': '{}',
  'site/rules.pdf': '%PDF',
  'site/judge.wasm': '',
  'site/page.js': '1',
  'secret.txt': 'secret',
};

async function serve(base = '/', content: Record<string, string> = files) {
  const site = await serveFolder({ folder: `${temporaryFolder(content)}/site`, base });
  onTestFinished(site.close);
  const origin = new URL(site.url).origin;
  return (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, { redirect: 'manual', ...init });
}

/** Unlike `fetch`, sends the path as it is written. */
function rawStatus(origin: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

describe('the static server', () => {
  it('serves a folder by its index', async () => {
    const get = await serve();
    const response = await get('/en/');
    expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(await response.text()).toBe('English');
  });

  it('sends folders without a slash to the one with it, keeping the query', async () => {
    const get = await serve();
    const response = await get('/en?x=1');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/en/?x=1']);
  });

  it('knows the types of files', async () => {
    const get = await serve();
    const type = async (path: string) => (await get(path)).headers.get('content-type');
    expect(await type('/data/cards.json')).toBe('application/json');
    expect(await type('/app.webmanifest')).toBe('application/manifest+json');
    expect(await type('/rules.pdf')).toBe('application/pdf');
    expect(await type('/judge.wasm')).toBe('application/wasm');
    expect(await type('/page.js')).toBe('text/javascript');
    expect(await type('/bez%20spacji/%C5%BC.txt')).toBe('text/plain; charset=utf-8');
  });

  it('answers with the page for addresses that do not exist', async () => {
    const get = await serve();
    const response = await get('/nowhere/');
    expect([response.status, await response.text()]).toEqual([404, 'nothing here']);
    expect((await get('/data/cards.json/')).status).toBe(404);
    expect((await get('/data/')).status).toBe(404);
  });

  it('does without such a page', async () => {
    const get = await serve('/', { 'site/index.html': 'top' });
    const response = await get('/nowhere/');
    expect([response.status, await response.text()]).toEqual([404, 'Not found\n']);
  });

  it('serves under a sub-path, and only there', async () => {
    const get = await serve('/sub/');
    expect(await (await get('/sub/en/')).text()).toBe('English');
    expect((await get('/en/')).status).toBe(404);
    expect((await get('/')).headers.get('location')).toBe('/sub/');
    expect((await get('/sub')).headers.get('location')).toBe('/sub/');
  });

  it('answers HEAD without a body and refuses to be written to', async () => {
    const get = await serve();
    const head = await get('/en/', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '7']);
    const post = await get('/en/', { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('serves what is built anew at once, and says when nothing has changed', async () => {
    const folder = temporaryFolder(files);
    const site = await serveFolder({ folder: `${folder}/site`, base: '/' });
    onTestFinished(site.close);
    const first = await fetch(`${site.url}/en/`);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${site.url}/en/`, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    writeFileSync(`${folder}/site/en/index.html`, 'Plain English');
    expect(await (await fetch(`${site.url}/en/`)).text()).toBe('Plain English');
  });

  it('sends nobody to another host', async () => {
    const site = await serveFolder({ folder: `${temporaryFolder(files)}/site`, base: '/' });
    onTestFinished(site.close);
    expect(await rawStatus(site.url, '//en')).toBe(404);
  });

  it.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/%00', '/%zz'])(
    'does not lead out of the folder by %s',
    async (path) => {
      const site = await serveFolder({ folder: `${temporaryFolder(files)}/site`, base: '/' });
      onTestFinished(site.close);
      expect(await rawStatus(site.url, path)).toBeGreaterThanOrEqual(400);
    },
  );
});
