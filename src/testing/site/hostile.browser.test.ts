import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newPage, siteUrl, troublesOf } from '../browser.ts';
import { builtPages } from './built-pages.ts';
import { hasIsland } from './transfer.ts';

const withIslands = builtPages()
  .filter(({ path, html }) => path.startsWith('en/') && hasIsland(html))
  .map(({ path }) => path);

const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
const coded = (data: unknown) => Buffer.from(JSON.stringify(data)).toString('base64url');

/** The same in every run: a failure can be looked into. */
const sampled = fc.sample(fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.json()), {
  seed: 8,
  numRuns: 8,
});

const fragments = [
  'game=',
  'game=.',
  `game=${coded(['fort-score', 1, { players: [{ name: markup }] }])}.0`,
  `game=${'A'.repeat(50_000)}`,
  'game=%E0%A4%A',
  markup,
  '__proto__',
  ...sampled.map((text) => `game=${encodeURIComponent(text)}`),
];

const queries = [
  '?q=%E0%A4%A&suits=%00&kind=__proto__&icon=constructor&missing=javascript:alert(1)',
  `?${new URLSearchParams({ q: markup, kind: markup, icon: markup, box: markup, from: markup })}`,
];

/** In the page: the widget has read the new address and drawn what it made of it. */
const openLink = async (hash: string): Promise<void> => {
  const read = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  location.hash = hash;
  await read;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
};

it('stays whole and unmoved by any link', async () => {
  const page = await newPage();
  const [first = '', ...others] = fragments;
  for (const path of withIslands) {
    await page.goto(siteUrl(`/${path}#${first}`));
    await page.locator('.widget:enabled').waitFor();
    for (const fragment of others) {
      await page.evaluate(openLink, fragment);
      expect(await page.locator('h1').count(), `${path}#${fragment}`).toBe(1);
      expect(await page.locator('img[src="x"]').count(), `${path}#${fragment}`).toBe(0);
      expect(await page.title(), `${path}#${fragment}`).not.toBe('1');
    }
  }
  for (const path of ['en/fort/cards/', 'en/fort/icons/', 'en/search/', 'en/offline/'])
    for (const query of queries) {
      await page.goto(siteUrl(`/${path}${query}`));
      expect(await page.title(), path + query).not.toBe('1');
      expect(await page.locator('main img[src="x"]').count()).toBe(0);
    }
  expect(troublesOf(page)).toEqual([]);
});

it('stays whole with anything in the storage, and loses none of it', async () => {
  const page = await newPage();
  await page.goto(siteUrl('/en/'));
  const kept = await page.evaluate(
    ([texts, bad]) => {
      const kinds = ['fort-score', 'dobro-score', 'fort-check', 'dobro-check'];
      for (const kind of kinds)
        texts.forEach((text, at) => {
          localStorage.setItem(`yardstick/${kind}/bad-${at}`, text);
        });
      for (const kind of kinds) localStorage.setItem(`yardstick/open/${kind}`, 'bad-0');
      for (const key of ['yardstick:theme', 'yardstick:language']) localStorage.setItem(key, bad);
      return texts.length * kinds.length;
    },
    [[...sampled, markup, '{"at":1,"game":[]}'], markup] as const,
  );
  for (const path of ['en/', 'en/fort/turn/', ...withIslands]) {
    await page.goto(siteUrl(`/${path}`));
    expect(await page.locator('h1').count(), path).toBe(1);
  }
  const texts = await page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.includes('/bad-')).length,
  );
  expect(texts).toBe(kept);
  expect(await page.title()).not.toBe('1');
  expect(troublesOf(page)).toEqual([]);
});
