import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { openPage } from '#testing/browser.ts';
import { ready, tick, verdictOf } from '#testing/checker.ts';

/**
 * Controls in each state, as people looked at them and found them good. A wanted change:
 * UPDATE_PICTURES=1 npx vitest run --project browser src/testing/look, look at them, and keep them.
 */
const folder = join(import.meta.dirname, 'pictures');
const update = process.env.UPDATE_PICTURES === '1';

interface Control {
  readonly name: string;
  readonly path: string;
  /** Brings the control into its state, and points at it. */
  readonly find: (page: Page) => Promise<Locator> | Locator;
}

const suit = (page: Page) => page.locator('.suits label').nth(1);
const icon = (page: Page) => page.locator('label:has(input[value=trash])');
const kind = (page: Page) => page.locator('.w-kinds');

const controls: readonly Control[] = [
  { name: 'suit', path: '/en/fort/cards/', find: suit },
  {
    name: 'suit-chosen',
    path: '/en/fort/cards/',
    find: async (page) => {
      await suit(page).click();
      return suit(page);
    },
  },
  {
    name: 'suit-focus',
    path: '/en/fort/cards/',
    find: async (page) => {
      await page.locator('input[name=q]').focus();
      await page.keyboard.press('Tab');
      return page.locator('.suits');
    },
  },
  { name: 'icon', path: '/en/fort/icons/', find: icon },
  {
    name: 'icon-chosen',
    path: '/en/fort/icons/',
    find: async (page) => {
      await icon(page).click();
      return icon(page);
    },
  },
  {
    name: 'kinds',
    path: '/en/fort/check/',
    find: async (page) => {
      await ready(page);
      return kind(page);
    },
  },
  {
    name: 'kinds-chosen',
    path: '/en/fort/check/',
    find: async (page) => {
      await tick(page, 'kind-draw');
      return kind(page);
    },
  },
  {
    name: 'bar-answered',
    path: '/en/fort/check/?example=play-added-wrong-suit',
    find: async (page) => {
      await verdictOf(page, 'illegal');
      await page.locator('.w-notice .button-quiet').click();
      return page.locator('.w-foot');
    },
  },
  {
    name: 'message',
    path: '/en/fort/check/?card=bug',
    find: async (page) => {
      await verdictOf(page, 'open');
      await page.getByRole('button', { name: 'Clear' }).click();
      return page.locator('.w-foot');
    },
  },
  { name: 'bar', path: '/en/fort/rules/', find: (page) => page.locator('nav.sections') },
  { name: 'bar-everywhere', path: '/ru/print/', find: (page) => page.locator('nav.sections') },
  {
    name: 'ask',
    path: '/pl/',
    find: (page) => page.locator('.intro a[data-search], .intro form').first(),
  },
];

async function drawn({ path, find }: Control): Promise<PNG> {
  const page = await openPage(path, {
    viewport: { width: 360, height: 780 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const control = await find(page);
  await page.evaluate(() => document.fonts.ready);
  return PNG.sync.read(await control.screenshot({ animations: 'disabled', caret: 'hide' }));
}

/** The mean color of every square of four by four pixels. */
function coarse({ data, width, height }: PNG): PNG {
  const side = 4;
  const mean = new PNG({ width: Math.floor(width / side), height: Math.floor(height / side) });
  mean.data.forEach((_, at) => {
    const [pixel, channel] = [Math.floor(at / 4), at % 4];
    const [x, y] = [(pixel % mean.width) * side, Math.floor(pixel / mean.width) * side];
    let sum = 0;
    for (let row = y; row < y + side; row += 1)
      for (let column = x; column < x + side; column += 1)
        sum += data[(row * width + column) * 4 + channel] ?? 0;
    mean.data[at] = sum / side ** 2;
  });
  return mean;
}

/** Letters sit a pixel further left or right from one browser to another; a frame or a ground does not. */
function difference(one: PNG, other: PNG): number {
  const [a, b] = [coarse(one), coarse(other)];
  return (
    pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0.2 }) /
    (a.width * a.height)
  );
}

it.each(controls)('$name looks as it did', async (control) => {
  const now = await drawn(control);
  const file = join(folder, `${control.name}.png`);
  if (update) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, PNG.sync.write(now, { colorType: 2 }));
  }
  const before = PNG.sync.read(readFileSync(file));
  expect(Math.abs(now.width - before.width) + Math.abs(now.height - before.height)).toBeLessThan(4);
  if (now.width === before.width && now.height === before.height)
    expect(difference(now, before)).toBeLessThan(0.03);
});

it('a chosen tile looks different from one that is not', () => {
  for (const name of ['suit', 'icon']) {
    const [plain, chosen] = [name, `${name}-chosen`].map((file) =>
      PNG.sync.read(readFileSync(join(folder, `${file}.png`))),
    );
    if (plain === undefined || chosen === undefined) throw new Error('a picture is missing');
    expect(difference(plain, chosen)).toBeGreaterThan(0.04);
  }
});
