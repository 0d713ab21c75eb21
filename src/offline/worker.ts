// The service worker. Published as one classic script: types are stripped, the list of files is put
// in front (write-worker.ts), and nothing is imported.
//
// Files are kept under their path and the hash of their content. A worker serves exactly the files
// of its own list, so a page never gets one half from the last version and one from the next; a new
// worker takes over only when it holds every file of every part that this device keeps.

type Files = Readonly<Record<string, string>>;

/** Parts of the site: `site` is what all pages share, then one per language, then the rest. */
declare const parts: Readonly<Record<string, Files>>;
declare const version: string;

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Telling extends Extendable {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
declare function addEventListener(
  type: 'install' | 'activate',
  on: (event: Extendable) => void,
): void;
declare function addEventListener(type: 'fetch', on: (event: Fetching) => void): void;
declare function addEventListener(type: 'message', on: (event: Telling) => void): void;
declare function skipWaiting(): Promise<void>;
declare const clients: { claim(): Promise<void> };
declare const registration: { readonly scope: string; update(): Promise<unknown> };

interface Notes {
  readonly version: string;
  /** Parts that this device keeps. */
  readonly kept: readonly string[];
  readonly files: Files;
  /** Those of the version before: a page of it may still be open and ask for its scripts. */
  readonly before: Files;
}

const home = new URL(registration.scope);
const all: Files = Object.assign({}, ...Object.values(parts));
const store = (): Promise<Cache> => caches.open(`yardstick ${home.pathname}`);
const notesKey = new URL('?notes', home).href;
const keyOf = (path: string, hash: string): string => new URL(`${path}?${hash}`, home).href;
const pageOf = (path: string): string => path.replace(/(^|\/)index\.html$/, '$1');
const atOnce = 6;

async function readNotes(cache: Cache): Promise<Notes> {
  const noted = await cache.match(notesKey);
  return noted ? noted.json() : { version: '', kept: ['site'], files: {}, before: {} };
}

const writeNotes = (cache: Cache, notes: Notes): Promise<void> =>
  cache.put(notesKey, new Response(JSON.stringify(notes)));

async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A copy without the marks of a redirect, which a browser refuses to show as a page. */
const copyOf = (body: ArrayBuffer, { headers }: Response): Response =>
  new Response(body, {
    headers: { 'Content-Type': headers.get('Content-Type') ?? 'application/octet-stream' },
  });

/** Fetches a file and keeps it, provided that it is the one of our list. */
async function take(cache: Cache, path: string, hash: string): Promise<void> {
  const response = await fetch(new URL(pageOf(path), home), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  const body = await response.arrayBuffer();
  if ((await hashOf(body)) !== hash) throw new Error(`${path} is of another version`);
  await cache.put(keyOf(path, hash), copyOf(body, response));
}

type Progress = (done: number, total: number) => void;

/** Fetches what is missing of these files, a few at a time. The first failure ends it. */
async function takeAll(cache: Cache, files: Files, progress?: Progress): Promise<void> {
  const held = new Set((await cache.keys()).map(({ url }) => url));
  const entries = Object.entries(files);
  const missing = entries.filter(([path, hash]) => !held.has(keyOf(path, hash)));
  let done = entries.length - missing.length;
  progress?.(done, entries.length);
  const next = missing.values();
  const work = async (): Promise<void> => {
    for (const [path, hash] of next) {
      await take(cache, path, hash);
      done += 1;
      progress?.(done, entries.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const filesOf = (names: readonly string[]): Files =>
  Object.assign({}, ...names.map((name) => parts[name] ?? {}));

async function install(): Promise<void> {
  const cache = await store();
  const { kept } = await readNotes(cache);
  await takeAll(cache, filesOf(kept));
  // Safe at once: pages of the last version still find their scripts, see `before`.
  await skipWaiting();
}

async function activate(): Promise<void> {
  const cache = await store();
  const { version: last, kept, files, before } = await readNotes(cache);
  const previous = last === version ? before : files;
  await writeNotes(cache, { version, kept, files: all, before: previous });
  const wanted = new Set(
    [all, previous].flatMap((list) =>
      Object.entries(list).map(([path, hash]) => keyOf(path, hash)),
    ),
  );
  for (const { url } of await cache.keys())
    if (url !== notesKey && !wanted.has(url)) await cache.delete(url);
  await clients.claim();
}

/** What to show in place of a page that is neither here nor to be had. */
async function apology(cache: Cache, path: string): Promise<Response> {
  const language = path.split('/')[0] ?? '';
  const page = [`${language}/offline/index.html`, 'en/offline/index.html'].find((at) => all[at]);
  if (page === undefined) return Response.error();
  const target = new URL(pageOf(page), home);
  target.searchParams.set('missing', path);
  const held = await cache.match(keyOf(page, all[page] ?? ''));
  return held ? Response.redirect(target.href) : Response.error();
}

async function answer(request: Request, path: string): Promise<Response> {
  const cache = await store();
  const [file, folder] =
    path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/`];
  const hash = all[file];
  const held = hash && (await cache.match(keyOf(file, hash)));
  if (held) return held;
  if (folder && all[`${folder}index.html`]) return Response.redirect(new URL(folder, home).href);
  if (!hash) {
    const last = (await readNotes(cache)).before[file];
    const old = last && (await cache.match(keyOf(file, last)));
    if (old) return old;
  }
  try {
    const response = await fetch(request);
    if (hash && response.ok) {
      const body = await response.clone().arrayBuffer();
      if ((await hashOf(body)) === hash) await cache.put(keyOf(file, hash), copyOf(body, response));
      // The server has something newer than our list.
      else void registration.update().catch(() => undefined);
    }
    return response;
  } catch {
    return request.mode === 'navigate' ? apology(cache, path) : Response.error();
  }
}

interface Wish {
  readonly wish: 'keep' | 'drop' | 'look';
  readonly parts: readonly string[];
}

const isWish = (data: unknown): data is Wish =>
  typeof data === 'object' &&
  data !== null &&
  'wish' in data &&
  'parts' in data &&
  Array.isArray(data.parts) &&
  data.parts.every((name) => typeof name === 'string');

async function keep(names: readonly string[], tell: Progress): Promise<void> {
  const cache = await store();
  const notes = await readNotes(cache);
  // Noted first: an update that comes meanwhile brings these parts along.
  await writeNotes(cache, { ...notes, kept: [...new Set([...notes.kept, ...names])] });
  await takeAll(cache, filesOf(names), tell);
}

async function drop(names: readonly string[]): Promise<void> {
  const cache = await store();
  const notes = await readNotes(cache);
  await writeNotes(cache, { ...notes, kept: notes.kept.filter((name) => !names.includes(name)) });
  for (const [path, hash] of Object.entries(filesOf(names))) await cache.delete(keyOf(path, hash));
}

/** Which parts are here completely. */
async function look(): Promise<string[]> {
  const held = new Set((await (await store()).keys()).map(({ url }) => url));
  return Object.entries(parts)
    .filter(([, files]) =>
      Object.entries(files).every(([path, hash]) => held.has(keyOf(path, hash))),
    )
    .map(([name]) => name);
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));

addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== home.origin || !pathname.startsWith(home.pathname)) return;
  event.respondWith(answer(event.request, decodeURI(pathname.slice(home.pathname.length))));
});

addEventListener('message', (event) => {
  const { data } = event;
  const [port] = event.ports;
  // Who does not care for the answer sends no port.
  if (!isWish(data)) return;
  const names = data.parts.filter((name) => Object.hasOwn(parts, name));
  const work = async (): Promise<void> => {
    if (data.wish === 'drop') await drop(names);
    if (data.wish === 'keep')
      await keep(names, (done, total) => port?.postMessage({ done, total }));
    port?.postMessage({ here: await look(), known: Object.keys(parts) });
  };
  event.waitUntil(work().catch((error: unknown) => port?.postMessage({ failed: String(error) })));
});
