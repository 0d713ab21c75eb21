import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { phone } from '#testing/blameless.ts';
import { openPage, troublesOf } from '#testing/browser.ts';
import { drive, type Step, tick } from '#testing/checker.ts';
import type { kinds } from './check.ts';

const ticked = (id: string) => (page: Page) => tick(page, id);
const filled = (id: string, text: string) => (page: Page) => page.locator(`#${id}`).fill(text);
const pressed = (selector: string) => (page: Page) => page.locator(selector).first().click();
const put = (field: string, card: string) => pressed(`#${field}-${card}`);
const added =
  (card: string, field = 'climb') =>
  async (page: Page) => {
    await put(`${field}-next`, card)(page);
    await page.locator('.button-main').click();
  };

/** Each question, as a player would come to ask it. */
const questions = {
  // A hand allows this or that: there is nothing to refuse.
  options: [
    ['open'],
    ['legal', filled('f-value', '9'), put('f-hand', '10'), put('f-hand', 'skip')],
  ],
  play: [
    ['open', put('play', '5')],
    ['legal', filled('f-value', '3')],
    ['illegal', filled('f-value', '9')],
  ],
  // A climb tells all there is to know about it.
  climb: [
    ['legal', added('5'), added('joker')],
    ['illegal', added('4')],
  ],
  take: [['open'], ['legal', filled('f-value', '5')], ['illegal', pressed('.w-part > button')]],
  draw: [
    ['open', filled('draw', '1')],
    ['legal', ticked('f-players-3'), filled('f-holding', '5'), filled('f-deck', '20')],
    ['illegal', filled('draw', '3')],
  ],
  forgetful: [
    ['open', ticked('holder-me')],
    ['legal', ticked('f-forgot-me')],
    ['illegal', pressed('.w-option:has(#f-forgot-rival\\ 1)')],
  ],
} satisfies Record<(typeof kinds)[number], readonly Step[]>;

it('asks every question until it is open, allowed and not allowed', async () => {
  const page = await openPage('/ru/dobro/check/', phone);
  await drive(page, Object.entries(questions));
  expect(troublesOf(page)).toEqual([]);
});

it('asks what a Joker in the climb stood for', async () => {
  const page = await openPage('/pl/dobro/check/', phone);
  await drive(page, [
    [
      'play',
      [
        ['open', put('play', '5'), pressed('.w-part > button'), added('joker', 'f-climb')],
        ['legal', ticked('f-climb-0-as-4')],
        ['illegal', ticked('f-climb-0-as-6')],
      ],
    ],
  ]);
  expect(troublesOf(page)).toEqual([]);
});

/** Where something lies on the page, from its upper to its lower edge. */
const edges = async (page: Page, selector: string): Promise<[number, number]> => {
  const { y = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
  return [y, y + height];
};

it('steps over values that no play makes, and names a Joker by a tap', async () => {
  const page = await openPage('/en/dobro/check/', phone);
  const more = async (on: Page) => {
    // What is allowed names its rules as well.
    expect(await on.locator('.w-verdict .w-hint .w-rule').allInnerTexts()).toContain('5.1');
    await pressed('.w-stepper:has(#f-value) button:last-child')(on);
    expect(await on.locator('#f-value').inputValue()).toBe('14');
  };
  const named = async (on: Page) => {
    await on.locator('.w-asks button', { hasText: 'Joker as 12' }).click();
    expect(await on.locator('#as-12').isChecked()).toBe(true);
  };
  await drive(page, [
    [
      'play',
      [
        ['legal', put('play', 'joker'), filled('f-value', '12')],
        ['illegal', more],
        ['legal', filled('f-value', '11'), named],
      ],
    ],
  ]);
  expect(troublesOf(page)).toEqual([]);
});

it('adds a play above the cards, where no bar hides it', async () => {
  const page = await openPage('/ru/dobro/check/', phone);
  const inSight = async (on: Page) => {
    const [pad] = await edges(on, '.w-pad');
    const [, add] = await edges(on, '.button-main');
    expect(add).toBeLessThanOrEqual(pad);
  };
  await drive(page, [['climb', [['legal', inSight, added('5')]]]]);
});
