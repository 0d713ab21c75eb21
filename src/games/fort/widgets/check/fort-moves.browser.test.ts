import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { phone } from '#testing/blameless.ts';
import { openPage, troublesOf } from '#testing/browser.ts';
import { choose, drive, type Step, sayMore, tick, verdictOf } from '#testing/checker.ts';
import { codec, questionOf } from '#testing/fort/check-codec.ts';
import { fragmentOf } from '#widgets/shared/link.ts';
import { kinds } from './check.ts';

const card =
  (field: string, ...cards: string[]) =>
  (page: Page) =>
    choose(page, field, ...cards);
const ticked = (id: string) => (page: Page) => tick(page, id);
const filled = (id: string, text: string) => (page: Page) => page.locator(`#${id}`).fill(text);
const selected = (id: string, option: string) => (page: Page) =>
  page.locator(`#${id}`).selectOption(option);
const more = (path: string) => (page: Page) => sayMore(page, path);
const pressed = (selector: string) => (page: Page) => page.locator(selector).first().click();
/** A pile is asked for as a number: by name instead. */
const byName = (id: string) => pressed(`.w-field:has(> .w-number #${id}) > button`);
/** From the answer to the field of what is missing. */
const asked = pressed('.w-asks button:has([data-icon=question])');
/** From what was taken for granted to the field where it is said. */
const granted = pressed('.w-asks button:has([data-icon=info])');
const some = (id: string) => pressed(`#${id} + button`);
/** Not what was taken for granted: nothing, to begin with. */
const none = (id: string) => pressed(`#${id} ~ button:last-child`);

/** Each kind of move, as a player would come to ask: open at first, then allowed and not allowed. */
const moves = {
  play: [
    ['open', card('play', 'Chef')],
    // The played card is taken to be in hand, until a hand is described.
    ['legal', ticked('uses-public'), more('me.stuff'), filled('f-me-stuff-pizza', '0')],
    ['illegal', granted, none('f-me-hand'), card('f-me-hand', 'Bug')],
    ['legal', card('f-me-hand', 'Chef')],
    ['illegal', card('add', 'Bug')],
    [
      'impossible',
      more('me.fort'),
      ticked('f-me-fort-0'),
      more('me.made-up-rule'),
      selected('f-me-made-up-rule', 'loner'),
    ],
  ],
  follow: [
    ['open', card('f-leader-played', 'Chef'), card('follow', 'Doc')],
    ['legal', asked, filled('f-me-stuff-pizza', '0')],
    ['illegal', granted, none('f-me-hand'), card('f-me-hand', 'Bug')],
    ['legal', card('f-me-hand', 'Doc')],
    ['illegal', ticked('box-private')],
  ],
  recruit: [
    ['open', ticked('recruit-none')],
    ['legal', card('recruit', 'Bug')],
    // Not in the Park: perhaps in a Yard.
    ['open', granted, none('f-park'), card('f-park', 'Doc', 'Chef')],
    ['illegal', selected('recruit-0-from', 'park')],
    ['legal', card('f-park', 'Bug')],
    ['illegal', ticked('to-hand')],
  ],
  perk: [
    ['open', selected('perk', 'recycling')],
    ['legal', card('take', 'Bug')],
    ['illegal', more('me.discard'), byName('f-me-discard'), card('f-me-discard', 'Doc')],
    ['legal', card('take', 'Doc')],
    ['illegal', more('me.perks'), selected('f-me-perks', 'bribe')],
  ],
  // Nobody has to follow, whatever lies on the table: there is nothing to refuse and nothing to ask.
  decline: [['legal'], ['legal', card('f-leader-played', 'Chef')]],
  cleanup: [
    ['open', ticked('cleanup-none')],
    ['illegal', card('f-me-yard', 'Bug')],
    ['legal', ticked('cleanup-all')],
  ],
  discard: [
    ['legal', card('discard-to-yard', 'Bug')],
    // One card that nobody names may be another one.
    ['open', some('f-me-hand')],
    ['illegal', card('f-me-hand', 'Doc')],
    ['open', card('discard-to-yard', 'Doc')],
    ['illegal', card('discard-keep', 'Chef')],
  ],
  draw: [
    ['open', filled('draw', '5')],
    ['legal', filled('f-me-deck', '8')],
    ['illegal', filled('draw', '4')],
  ],
  skip: [
    ['open', selected('skip', 'cleanup')],
    ['illegal', asked, card('f-me-yard', 'Bug')],
    ['legal', pressed('.w-entries button')],
  ],
  claim: [
    ['open', ticked('claim-end-triggered')],
    ['legal', more('me.track'), filled('f-me-track', '25')],
    [
      'illegal',
      ticked('claim-next-turn'),
      more('players'),
      ticked('f-players-2'),
      more('turn'),
      ticked('f-turn-me'),
      ticked('player-me'),
    ],
  ],
  setup: [
    ['open', filled('setup-perks', '4')],
    ['legal', asked, ticked('f-players-3')],
    ['illegal', filled('setup-park', '4')],
  ],
} satisfies Record<(typeof kinds)[number], readonly Step[]>;

it.each([
  ['pl', kinds.slice(0, 3)],
  ['ru', kinds.slice(3, 7)],
  ['en', kinds.slice(7)],
] as const)('asks until it is open, allowed and not allowed (%s: %s)', async (language, some) => {
  const page = await openPage(`/${language}/fort/check/`, phone);
  await drive(
    page,
    some.map((kind) => [kind, moves[kind]]),
  );
  expect(troublesOf(page)).toEqual([]);
});

it('answers a link that describes several moves step by step', async () => {
  const check = questionOf({
    situation: {
      players: ['me', 'Ann'],
      me: { hand: ['bug'], stuff: { pizza: 0, toys: 0 }, lookout: [] },
      rivals: { Ann: { hand: ['rusty'], stuff: { pizza: 4, toys: 0 } } },
    },
    move: { play: 'bug', actions: ['public'] },
    moves: [{ follow: 'rusty', by: 'Ann' }],
  });
  if (!check) throw new Error('The question can be read.');
  const page = await openPage(`/en/fort/check/${fragmentOf(codec, check)}`, phone);
  await verdictOf(page, 'illegal');
  // How moves in a row are told is fetched once there are some.
  await page.locator('.w-steps li').first().waitFor();
  const steps = await page.locator('.w-steps li').allTextContents();
  expect(steps).toHaveLength(2);
  expect(steps[0]).toMatch(/^Allowed · You gain 1/);
  expect(steps[1]).toMatch(/^Not allowed · Ann would .*no room for more pizza/);
  expect(troublesOf(page)).toEqual([]);
});

it.each(kinds.filter((kind) => kind !== 'decline'))('%s comes to all three answers', (kind) => {
  const verdicts: readonly string[] = moves[kind].map(([verdict]) => verdict);
  for (const verdict of ['open', 'legal', 'illegal']) expect(verdicts).toContain(verdict);
});
