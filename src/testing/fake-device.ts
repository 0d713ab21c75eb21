import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { offlinePartOf, type Parts } from '#offline/parts.ts';
import { workerScript, workerSource } from '#offline/write-worker.ts';

/** What a server holds: path → text. */
export type Site = Readonly<Record<string, string>>;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

function partsOf(site: Site): Parts {
  const parts: Parts = {};
  for (const [path, text] of Object.entries(site)) {
    const part = offlinePartOf(path);
    if (part === undefined) continue;
    parts[part] ??= {};
    parts[part][path] = hash(text);
  }
  return parts;
}

/** The state of the network: working, down, or with a failing server. */
export type Network = 'good' | 'down' | 'error' | 'portal' | { readonly failsAfter: number };

/** What the login page of a hotel network answers to everything. */
export const portal = '<h1>Please log in to our network</h1>';

interface Event {
  waitUntil(work: Promise<unknown>): void;
}

const home = 'https://example.org/';

export interface Visited {
  readonly status: number;
  readonly text: string;
  /** For redirects. */
  readonly location: string | null;
  /** What a browser shows as an error of its own. */
  readonly broken: boolean;
}

export interface Status {
  readonly failed?: string;
  readonly parts: readonly {
    readonly name: string;
    readonly held: number;
    readonly total: number;
    readonly pages: readonly string[];
  }[];
}

/** A browser with one cache, a quota, a network, and a server behind it, for the real code of the worker. */
export class FakeDevice {
  site: Site = {};
  quota = Number.POSITIVE_INFINITY;
  network: Network = 'good';
  /** Every call of the cache fails, as in a browser that forbids it. */
  forbidden = false;
  readonly cache = new Map<string, string>();
  asked = 0;
  updates = 0;

  used(): number {
    let bytes = 0;
    for (const [key, text] of this.cache) bytes += key.length + text.length;
    return bytes;
  }

  #fetch = async (input: URL | { readonly url: string }): Promise<Response> => {
    this.asked += 1;
    const { network } = this;
    if (typeof network === 'object') {
      if (network.failsAfter <= 0) throw new TypeError('Failed to fetch');
      this.network = { failsAfter: network.failsAfter - 1 };
    }
    if (network === 'down') throw new TypeError('Failed to fetch');
    if (network === 'error') return new Response('Oops', { status: 500 });
    if (network === 'portal') return new Response(portal);
    const { pathname } = new URL(input instanceof URL ? input.href : input.url);
    const path = pathname.slice(1);
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const text = Object.hasOwn(this.site, file) ? this.site[file] : undefined;
    return text === undefined
      ? new Response('Not found', { status: 404 })
      : new Response(text, { headers: { 'Content-Type': 'text/html' } });
  };

  #open = async () => {
    const guard = () => {
      if (this.forbidden) throw new Error('The cache is forbidden');
    };
    guard();
    return {
      match: async (key: string) => {
        guard();
        const text = this.cache.get(key);
        return text === undefined ? undefined : new Response(text);
      },
      keys: async () => {
        guard();
        return [...this.cache.keys()].map((url) => ({ url }));
      },
      put: async (key: string, response: Response) => {
        const text = await response.text();
        guard();
        const before = this.cache.get(key);
        const freed = before === undefined ? 0 : key.length + before.length;
        if (this.used() - freed + key.length + text.length > this.quota)
          throw new DOMException('No room', 'QuotaExceededError');
        this.cache.set(key, text);
      },
      delete: async (key: string) => {
        guard();
        return this.cache.delete(key);
      },
    };
  };

  /** Locks of one browser: work waits for the work before it. */
  #last: Promise<unknown> = Promise.resolve();
  #locks = {
    request: (_name: string, work: () => Promise<unknown>) => {
      this.#last = this.#last.then(work);
      return this.#last;
    },
  };

  /** The worker that belongs to what the server has now. */
  worker(site: Site = this.site): FakeWorker {
    const on = new Map<string, (event: object) => void>();
    runInNewContext(workerScript(partsOf(site), workerSource()), {
      addEventListener: (type: string, listener: (event: object) => void) => on.set(type, listener),
      caches: { open: this.#open },
      fetch: this.#fetch,
      registration: {
        scope: home,
        update: async () => {
          this.updates += 1;
        },
      },
      clients: { claim: async () => undefined },
      skipWaiting: async () => undefined,
      navigator: { locks: this.#locks },
      crypto,
      Response,
      URL,
    });
    return new FakeWorker(on);
  }
}

export class FakeWorker {
  #on: ReadonlyMap<string, (event: object) => void>;

  constructor(on: ReadonlyMap<string, (event: object) => void>) {
    this.#on = on;
  }

  async #tell(type: string, event: object): Promise<void> {
    const works: Promise<unknown>[] = [];
    const own: Event = { waitUntil: (work) => void works.push(work) };
    this.#on.get(type)?.({ ...event, ...own });
    // Work may lead to more work.
    for (let at = 0; at < works.length; at++) await works[at];
  }

  /** Rejects where a browser would throw the new worker away. */
  async start(): Promise<void> {
    await this.#tell('install', {});
    await this.#tell('activate', {});
  }

  async visit(path: string, mode: 'navigate' | 'no-cors' = 'navigate'): Promise<Visited> {
    let answer: Promise<Response> | undefined;
    const works: Promise<unknown>[] = [];
    this.#on.get('fetch')?.({
      request: { method: 'GET', url: home + path, mode },
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
      waitUntil: (work: Promise<unknown>) => void works.push(work),
    });
    if (answer === undefined) throw new Error(`nobody answers ${path}`);
    const response = await answer;
    const { status, headers, type } = response;
    const text = await response.text();
    await Promise.all(works);
    return { status, text, location: headers.get('Location'), broken: type === 'error' };
  }

  async wish(wish: 'keep' | 'drop' | 'look', parts: readonly string[] = []): Promise<Status> {
    const said: Status[] = [];
    const port = { postMessage: (data: Status) => void said.push(data) };
    await this.#tell('message', { data: { wish, parts }, ports: [port] });
    const last = said.at(-1);
    if (last === undefined) throw new Error('the worker says nothing');
    return last;
  }
}
