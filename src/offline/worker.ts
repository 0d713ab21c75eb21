// The service worker. Published as one classic script: types are stripped, the list of files is put
// in front (write-worker.ts), and nothing but types is imported.
//
// Files are kept under their path and the hash of their content. A worker serves exactly the files
// of its own list, so a page never gets one half from the last version and one from the next; a new
// worker takes over only when every file of every part that this device keeps has arrived.
//
// The cache is a help and never a condition. Devices run short of room, browsers clear caches away or
// forbid them: whatever happens there, a good answer of the network reaches the reader.

import type { Asking, Extendable, Fetching, Files, Notes, Wish } from './worker-types.ts';

/** Parts of the site: `site` is what all pages share, then one per language, then the rest. */
declare const parts: Readonly<Record<string, Files>>;
declare const version: string;
/** A minimal page per language, for when even the page about missing pages is not here. */
declare const apologies: Readonly<Record<string, string>>;

declare function addEventListener(
  type: 'install' | 'activate',
  on: (event: Extendable) => void,
): void;
declare function addEventListener(type: 'fetch', on: (event: Fetching) => void): void;
declare function addEventListener(type: 'message', on: (event: Asking) => void): void;
declare function skipWaiting(): Promise<void>;
declare const clients: { claim(): Promise<void> };
declare const registration: { readonly scope: string; update(): Promise<unknown> };

const home = new URL(registration.scope);
const all: Files = Object.assign({}, ...Object.values(parts));
const notesKey = new URL('?notes', home).href;
const keyOf = (path: string, hash: string): string => new URL(`${path}?${hash}`, home).href;
const pageOf = (path: string): string => path.replace(/(^|\/)index\.html$/, '$1');
const hashIn = (files: Files, path: string): string | undefined =>
  Object.hasOwn(files, path) ? files[path] : undefined;
const atOnce = 6;

const store = (): Promise<Cache> => caches.open(`yardstick ${home.pathname}`);

/** A cache that can't be read is an empty one. */
const orNone = <Value>(reading: Promise<Value>, none: Value): Promise<Value> =>
  reading.catch(() => none);
const match = (key: string): Promise<Response | undefined> =>
  orNone(
    store().then((cache) => cache.match(key)),
    undefined,
  );
const keysHeld = (): Promise<Set<string>> =>
  orNone(
    store().then(async (cache) => new Set((await cache.keys()).map(({ url }) => url))),
    new Set(),
  );

const isFiles = (data: unknown): data is Files =>
  typeof data === 'object' &&
  data !== null &&
  Object.values(data).every((hash) => typeof hash === 'string');
const isNotes = (data: unknown): data is Notes =>
  typeof data === 'object' &&
  data !== null &&
  'version' in data &&
  'kept' in data &&
  Array.isArray(data.kept) &&
  data.kept.every((name) => typeof name === 'string') &&
  'files' in data &&
  isFiles(data.files) &&
  'before' in data &&
  isFiles(data.before);

async function readNotes(): Promise<Notes> {
  const noted = await match(notesKey);
  const data: unknown = noted && (await orNone(noted.json(), undefined));
  return isNotes(data) ? data : { version: '', kept: ['site'], files: {}, before: {} };
}

/** If there is no room for the notes, the next visit asks again for what is to be kept. */
const writeNotes = (notes: Notes): Promise<unknown> =>
  orNone<unknown>(
    store().then((cache) => cache.put(notesKey, new Response(JSON.stringify(notes)))),
    undefined,
  );

/** One change after another: pages request parts while this worker, or the next one, is starting. */
async function changeNotes(change: (notes: Notes) => Notes): Promise<void> {
  const work = async () => void (await writeNotes(change(await readNotes())));
  // Not every browser has locks.
  const { locks } = navigator;
  await (locks ? locks.request(notesKey, work) : work());
}

async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A copy without the marks of a redirect, which a browser refuses to show as a page. */
const copyOf = (body: ArrayBuffer, { headers }: Response, status = 200): Response =>
  new Response(body, {
    status,
    headers: { 'Content-Type': headers.get('Content-Type') ?? 'application/octet-stream' },
  });

const remove = (key: string): Promise<boolean> =>
  orNone(
    store().then((cache) => cache.delete(key)),
    false,
  );

/** A file from the cache, if it is complete; a damaged one is deleted, to be fetched again. */
async function held(path: string, hash: string, status?: number): Promise<Response | undefined> {
  const key = keyOf(path, hash);
  const found = await match(key);
  if (found === undefined) return undefined;
  const body = await orNone<ArrayBuffer | undefined>(found.arrayBuffer(), undefined);
  if (body && (await hashOf(body)) === hash) return copyOf(body, found, status);
  await remove(key);
  return undefined;
}

/** Why a part could not be kept, for the page that asked for it. */
type Reason = 'room' | 'network' | 'server';
class Failed extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }
}

async function put(path: string, hash: string, file: Response): Promise<void> {
  try {
    await (await store()).put(keyOf(path, hash), file);
  } catch (error) {
    throw new Failed('room', String(error));
  }
}

async function download(path: string): Promise<[Response, ArrayBuffer]> {
  try {
    const response = await fetch(new URL(pageOf(path), home), { cache: 'no-cache' });
    return [response, await response.arrayBuffer()];
  } catch (error) {
    throw new Failed('network', String(error));
  }
}

/** Fetches a file and keeps it, provided that it is the one on our list. */
async function take(path: string, hash: string): Promise<void> {
  const [response, body] = await download(path);
  if (!response.ok) throw new Failed('server', `${response.status} ${path}`);
  if ((await hashOf(body)) !== hash)
    throw new Failed('server', `Not the file of our list: ${path}`);
  await put(path, hash, copyOf(body, response));
}

type Progress = (done: number, total: number) => void;

/** Pages near the top come first: they are of most use where there is no room for all. */
const depthOf = (path: string): number => (path.includes('/offline/') ? 0 : path.split('/').length);

async function takeAll(files: Files, progress?: Progress): Promise<void> {
  const there = await keysHeld();
  const entries = Object.entries(files);
  const missing = entries
    .filter(([path, hash]) => !there.has(keyOf(path, hash)))
    .sort(([one], [other]) => depthOf(one) - depthOf(other));
  let done = entries.length - missing.length;
  let stopped = false;
  progress?.(done, entries.length);
  const next = missing.values();
  const work = async (): Promise<void> => {
    for (const [path, hash] of next) {
      if (stopped) return;
      await take(path, hash);
      done += 1;
      progress?.(done, entries.length);
    }
  };
  const works = Array.from({ length: atOnce }, work);
  try {
    await Promise.all(works);
  } catch (error) {
    // Requests under way still finish and are kept; no further ones are made.
    stopped = true;
    await Promise.allSettled(works);
    throw error;
  }
}

const isShort = (error: unknown): boolean => error instanceof Failed && error.reason === 'room';

/** Deletes everything that is on none of these lists. */
async function dropAllBut(lists: readonly Files[]): Promise<void> {
  const wanted = new Set(
    lists.flatMap((list) => Object.entries(list).map(([path, hash]) => keyOf(path, hash))),
  );
  for (const url of await keysHeld()) if (url !== notesKey && !wanted.has(url)) await remove(url);
}

/** Where room is short, the rest of earlier versions is deleted first. */
async function takeInRoom(files: Files, spared: readonly Files[], tell?: Progress): Promise<void> {
  try {
    await takeAll(files, tell);
  } catch (error) {
    if (!isShort(error)) throw error;
    await dropAllBut(spared);
    await takeAll(files, tell);
  }
}

const filesOf = (names: readonly string[]): Files =>
  Object.assign({}, ...names.map((name) => parts[name] ?? {}));

async function install(): Promise<void> {
  const { kept, files } = await readNotes();
  // A device without room for the new version gets it from the network, instead of keeping the old
  // one forever. What it has of the old one is still used without a network.
  await takeInRoom(filesOf(kept), [all, files]).catch((error: unknown) => {
    if (!isShort(error)) throw error;
  });
  // Safe at once: pages of the last version still find their scripts, see `before`.
  await skipWaiting();
}

async function activate(): Promise<void> {
  const filesBefore = (notes: Notes): Files =>
    notes.version === version ? notes.before : notes.files;
  await dropAllBut([all, filesBefore(await readNotes())]);
  await changeNotes((notes) => ({
    version,
    kept: notes.kept,
    files: all,
    before: filesBefore(notes),
  }));
  await clients.claim();
}

/** What to show instead of a page that is neither here nor on the network. */
async function apology(path: string): Promise<Response> {
  const languages = [path.split('/')[0] ?? '', 'en'];
  for (const language of languages) {
    const page = `${language}/offline/index.html`;
    const hash = hashIn(all, page);
    const found = hash && (await held(page, hash, 503));
    if (found) return found;
  }
  const language = languages.find((own) => Object.hasOwn(apologies, own)) ?? 'en';
  const words = (apologies[language] ?? '').replace('{{home}}', new URL(`${language}/`, home).href);
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(words, { status: 503, headers });
}

/** The file as an earlier version had it, where that is still here. */
async function earlier(file: string): Promise<Response | undefined> {
  const anyHash = keyOf(file, '');
  for (const url of await keysHeld()) {
    if (!url.startsWith(anyHash)) continue;
    const old = await held(file, url.slice(anyHash.length));
    if (old) return old;
  }
  return undefined;
}

/** Keeps what the network answered, if it is the file on our list. */
async function keepCopy(file: string, hash: string, response: Response): Promise<void> {
  const body = await response.arrayBuffer();
  if ((await hashOf(body)) === hash) await put(file, hash, copyOf(body, response));
  // The server has something newer than our list.
  else await registration.update();
}

async function answer(event: Fetching, path: string, search: string): Promise<Response> {
  const { request } = event;
  const [file, folder] =
    path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/`];
  const hash = hashIn(all, file);
  const own = hash && (await held(file, hash));
  if (own) return own;
  if (folder && hashIn(all, `${folder}index.html`))
    return Response.redirect(new URL(folder + search, home).href);
  let response: Response;
  try {
    response = await fetch(request);
  } catch {
    const old = await earlier(file);
    return old ?? (request.mode === 'navigate' ? apology(path) : Response.error());
  }
  if (hash) {
    const keeping = response.ok ? keepCopy(file, hash, response.clone()) : registration.update();
    event.waitUntil(orNone<unknown>(keeping, undefined));
    return response;
  }
  // A script of the previous version, which the server no longer has.
  return (response.ok ? undefined : await earlier(file)) ?? response;
}

const isWish = (data: unknown): data is Wish =>
  typeof data === 'object' &&
  data !== null &&
  'wish' in data &&
  'parts' in data &&
  Array.isArray(data.parts) &&
  data.parts.every((name) => typeof name === 'string');

async function keep(names: readonly string[], tell: Progress): Promise<void> {
  // Noted first, so that an update in the meantime includes these parts.
  await changeNotes((notes) => ({ ...notes, kept: [...new Set([...notes.kept, ...names])] }));
  await takeInRoom(filesOf(names), [all], tell);
}

async function drop(names: readonly string[]): Promise<void> {
  await changeNotes((notes) => ({
    ...notes,
    kept: notes.kept.filter((name) => !names.includes(name)),
  }));
  for (const [path, hash] of Object.entries(filesOf(names))) await remove(keyOf(path, hash));
}

/** How much of each part is here, and which of the pages that lead to all others. */
async function look() {
  const there = await keysHeld();
  const isThere = ([path, hash]: readonly [string, string]): boolean =>
    there.has(keyOf(path, hash));
  return Object.entries(parts).map(([name, files]) => {
    const entries = Object.entries(files);
    const held = entries.filter(isThere);
    const leading = held.filter(([path]) => /^\w+\/(?:search\/)?index\.html$/.test(path));
    return {
      name,
      held: held.length,
      total: entries.length,
      pages: leading.map(([path]) => pageOf(path)),
    };
  });
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));

/** An address with a broken escape, /en/%ff, is the name of no file; it is asked for as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== home.origin || !pathname.startsWith(home.pathname)) return;
  event.respondWith(answer(event, decoded(pathname.slice(home.pathname.length)), search));
});

addEventListener('message', (event) => {
  const { data } = event;
  const [port] = event.ports;
  // Pages that need no answer send no port.
  if (!isWish(data)) return;
  const names = data.parts.filter((name) => Object.hasOwn(parts, name));
  const work = async (): Promise<void> => {
    if (data.wish === 'drop') await drop(names);
    if (data.wish === 'keep')
      await keep(names, (done, total) => port?.postMessage({ done, total }));
  };
  const reasonOf = (error: unknown): Reason => (error instanceof Failed ? error.reason : 'room');
  event.waitUntil(
    work()
      .then(
        () => undefined,
        (error: unknown) => reasonOf(error),
      )
      .then(async (failed) => port?.postMessage({ failed, parts: await look() })),
  );
});
