import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeDevice, type Network, portal, type Site } from '#testing/fake-device.ts';

const filler = 'x'.repeat(1000);
const page = (path: string, edition: number): [string, string] => [
  `${path}index.html`,
  `${path} edition ${edition} ${filler}`,
];
const pages = [
  'en/',
  'en/fort/',
  'en/fort/rules/',
  'ru/',
  'ru/fort/',
  'en/offline/',
  'ru/offline/',
];

/** Two languages, and a script that every edition has under another name. */
const edition = (number: number): Site =>
  Object.fromEntries([
    ...pages.map((path) => page(path, number)),
    [`_astro/page.${number}.js`, `script ${number}`],
    ['favicon.svg', 'the same in every edition'],
  ]);

/** A device that has the site and these languages of it. */
async function equipped(parts: readonly string[] = ['en']) {
  const device = new FakeDevice();
  device.site = edition(1);
  const worker = device.worker();
  await worker.start();
  await worker.wish('keep', parts);
  return { device, worker };
}

const saysNoNetwork = (text: string) => /no network|offline\/ edition/i.test(text);

describe('a good answer of the network', () => {
  it.each([0, 300, 1_000, 3_000, 6_000])(
    'reaches the reader with room for %d bytes',
    async (quota) => {
      const device = new FakeDevice();
      device.site = edition(1);
      device.quota = quota;
      const worker = device.worker();
      await worker.start();
      await worker.wish('keep', ['en']);
      for (const path of pages) {
        const { status, text } = await worker.visit(path);
        expect([status, text]).toEqual([200, device.site[`${path}index.html`]]);
      }
    },
  );

  it('reaches the reader when the room shrinks after everything was kept', async () => {
    const { device, worker } = await equipped();
    device.quota = 10;
    expect((await worker.visit('ru/fort/')).text).toBe(device.site['ru/fort/index.html']);
    expect((await worker.visit('_astro/page.1.js', 'no-cors')).text).toBe('script 1');
  });

  it('reaches the reader when the browser forbids the cache', async () => {
    const { device, worker } = await equipped();
    device.forbidden = true;
    expect((await worker.visit('en/fort/')).text).toBe(device.site['en/fort/index.html']);
    device.network = 'down';
    const { status, text } = await worker.visit('ru/fort/');
    expect([status, text]).toEqual([503, expect.stringContaining('lang="ru"')]);
  });

  it('comes before what is left of the last version', async () => {
    const { device } = await equipped();
    device.site = edition(2);
    const next = device.worker();
    await next.start();
    device.site = { ...device.site, '_astro/page.1.js': 'script 1, mended' };
    expect((await next.visit('_astro/page.1.js', 'no-cors')).text).toBe('script 1, mended');
    device.site = edition(2);
    expect((await next.visit('_astro/page.1.js', 'no-cors')).text).toBe('script 1');
  });
});

describe('“no network”', () => {
  it('is said under the address asked for, after the network was tried', async () => {
    const { device, worker } = await equipped();
    device.network = 'down';
    const before = device.asked;
    const { status, text } = await worker.visit('ru/fort/');
    expect(device.asked).toBe(before + 1);
    expect([status, text]).toEqual([503, device.site['ru/offline/index.html']]);
  });

  it.each(['en/%ff', 'en/%', 'en/%c3%28/', 'constructor', 'en/none/?q=%ff'])(
    'is said for the odd address %s as well',
    async (path) => {
      const { device, worker } = await equipped();
      expect((await worker.visit(path)).status).toBe(404);
      device.network = 'down';
      expect(saysNoNetwork((await worker.visit(path)).text)).toBe(true);
    },
  );

  it('is said in the few words of the worker when the page for it is gone', async () => {
    const { device, worker } = await equipped();
    for (const key of [...device.cache.keys()])
      if (key.includes('/offline/')) device.cache.delete(key);
    device.network = 'down';
    expect((await worker.visit('ru/fort/')).text).toContain('href="https://example.org/ru/"');
    expect((await worker.visit('xx/')).text).toContain('lang="en"');
  });

  it.each(['error', 'portal'] as const)(
    'is not said when the server answers (%s)',
    async (network) => {
      const { device, worker } = await equipped();
      device.network = network;
      const { text } = await worker.visit('ru/fort/');
      expect(text).toBe(network === 'error' ? 'Oops' : portal);
      expect([...device.cache.values()]).not.toContain(text);
    },
  );
});

describe('a single file that is gone or damaged', () => {
  it.each([
    ['evicted', (device: FakeDevice, key: string) => device.cache.delete(key)],
    ['damaged', (device: FakeDevice, key: string) => device.cache.set(key, 'half a p')],
  ])('is fetched again (%s)', async (_, harm) => {
    const { device, worker } = await equipped();
    const key = [...device.cache.keys()].find((own) => own.includes('/en/fort/index.html')) ?? '';
    harm(device, key);
    device.network = 'down';
    expect(saysNoNetwork((await worker.visit('en/fort/')).text)).toBe(true);
    expect((await worker.visit('en/')).text).toContain('en/ edition 1');
    device.network = 'good';
    expect((await worker.visit('en/fort/')).text).toContain('en/fort/ edition 1');
    device.network = 'down';
    expect((await worker.visit('en/fort/')).text).toContain('en/fort/ edition 1');
  });
});

describe('an update', () => {
  it.each<[string, Network]>([
    ['the network goes', { failsAfter: 3 }],
    ['the server has errors', 'error'],
    ['the server answers something else', 'portal'],
  ])('is not taken when %s in the middle of it', async (_, network) => {
    const { device, worker } = await equipped();
    device.site = edition(2);
    const next = device.worker();
    device.network = network;
    await expect(next.start()).rejects.toThrow();
    device.network = 'down';
    expect((await worker.visit('en/fort/')).text).toContain('edition 1');
    device.network = 'good';
    await next.start();
    device.network = 'down';
    expect((await next.visit('en/fort/rules/')).text).toContain('edition 2');
  });

  it('is taken without room for it: new from the network, and the old one without it', async () => {
    const { device } = await equipped();
    device.quota = device.used();
    device.site = edition(2);
    const next = device.worker();
    await next.start();
    expect((await next.visit('en/fort/')).text).toContain('edition 2');
    device.network = 'down';
    expect((await next.visit('en/fort/rules/')).text).toMatch(/edition [12]/);
  });

  it('makes room by what is left of the last version', async () => {
    const { device } = await equipped();
    device.quota = device.used() + 1500;
    device.site = edition(2);
    const next = device.worker();
    await next.start();
    const { failed } = await next.wish('keep', ['en']);
    expect(failed).toBeUndefined();
    device.network = 'down';
    for (const path of ['en/', 'en/fort/', 'en/fort/rules/'])
      expect((await next.visit(path)).text).toContain('edition 2');
  });
});

describe('what the worker says of itself', () => {
  it('names the reason why not everything could be kept', async () => {
    const { device, worker } = await equipped();
    device.network = 'down';
    expect((await worker.wish('keep', ['ru'])).failed).toBe('network');
    device.network = 'error';
    expect((await worker.wish('keep', ['ru'])).failed).toBe('server');
    device.network = 'good';
    device.quota = device.used() + 1200;
    const { failed, parts } = await worker.wish('keep', ['ru']);
    expect(failed).toBe('room');
    // Home first; the rest where there is room.
    expect(parts.find(({ name }) => name === 'ru')).toMatchObject({
      held: 1,
      total: 2,
      pages: ['ru/'],
    });
    expect(parts.find(({ name }) => name === 'en')).toMatchObject({ held: 3, total: 3 });
  });

  it('has nothing where the cache can’t be read', async () => {
    const { device, worker } = await equipped();
    device.forbidden = true;
    const { parts } = await worker.wish('look');
    expect(parts.map(({ held }) => held)).toEqual(parts.map(() => 0));
  });

  it('forgets no wish that comes while it starts', async () => {
    const device = new FakeDevice();
    device.site = edition(1);
    const first = device.worker();
    await Promise.all([first.start(), first.wish('keep', ['en']), first.wish('keep', ['ru'])]);
    device.site = edition(2);
    const next = device.worker();
    await next.start();
    const { parts } = await next.wish('look');
    expect(parts.filter(({ held, total }) => held < total)).toEqual([]);
  });

  it('begins anew with notes that are damaged', async () => {
    const { device, worker } = await equipped();
    for (const notes of ['', '{', '{"version":1,"kept":[1]}', 'null', '{"kept":"site"}']) {
      device.cache.set('https://example.org/?notes', notes);
      expect((await worker.wish('keep', ['en'])).failed).toBeUndefined();
      expect((await worker.visit('en/')).status).toBe(200);
    }
  });
});

/** What happens to a device over the years. */
type Fate =
  | { readonly visit: string }
  | { readonly network: Network }
  | { readonly quota: number }
  | { readonly evict: number }
  | { readonly damage: number }
  | { readonly forbid: boolean }
  | { readonly publish: number }
  | { readonly keep: string };

const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ visit: fc.constantFrom(...pages, 'en/%ff', 'en/none/') }) },
  fc.record({
    network: fc.oneof(
      fc.constantFrom<Network>('good', 'good', 'down', 'error', 'portal'),
      fc.record({ failsAfter: fc.nat(8) }),
    ),
  }),
  fc.record({ quota: fc.constantFrom(0, 500, 2_000, 5_000, 12_000, Number.POSITIVE_INFINITY) }),
  fc.record({ evict: fc.nat(20) }),
  fc.record({ damage: fc.nat(20) }),
  fc.record({ forbid: fc.boolean() }),
  fc.record({ publish: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ keep: fc.constantFrom('en', 'ru') }),
);

it('never keeps a good answer from the reader, whatever befalls the device', async () => {
  const live = async (fates: readonly Fate[]) => {
    const device = new FakeDevice();
    device.site = edition(1);
    let worker = device.worker();
    await worker.start();
    for (const next of fates) {
      const keys = [...device.cache.keys()];
      if ('network' in next) device.network = next.network;
      if ('quota' in next) device.quota = next.quota;
      if ('evict' in next) device.cache.delete(keys[next.evict % keys.length] ?? '');
      if ('damage' in next && keys.length > 0)
        device.cache.set(keys[next.damage % keys.length] ?? '', 'dam');
      if ('forbid' in next) device.forbidden = next.forbid;
      if ('keep' in next) await worker.wish('keep', [next.keep]);
      if ('publish' in next) {
        device.site = edition(next.publish);
        const coming = device.worker();
        await coming.start().then(
          () => {
            worker = coming;
          },
          () => undefined,
        );
      }
      if (!('visit' in next)) continue;
      const { visit } = next;
      const { network, asked } = device;
      const down = network === 'down' || (typeof network === 'object' && network.failsAfter <= 0);
      const { text, status, broken } = await worker.visit(visit);
      expect(broken).toBe(false);
      const excuse = status === 503 && saysNoNetwork(text);
      if (excuse) expect([device.asked > asked, down]).toEqual([true, true]);
      else if (status === 200 && text !== portal)
        expect(text).toMatch(new RegExp(`^${visit} edition [1-4] ${filler}$`));
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(fate, { maxLength: 25 }), live), { numRuns: 150 });
});
