import type { Page } from 'playwright-core';
import { ready, tick, verdictOf } from '#testing/checker.ts';
import {
  click,
  example,
  force,
  inTurn,
  longNames,
  nameAll,
  type OwnStates,
  pause,
  woken,
} from './state.ts';

/** Four players and a tie, with names as long as names are. */
async function fourPlayers(page: Page): Promise<void> {
  await ready(page);
  await page.locator('#players-4').check({ force: true });
  await nameAll(page);
  for (const [seat, points] of ['18', '22', '22', '9'].entries()) {
    await page.locator(`#p${seat}-track`).fill(points);
    await page.locator(`#p${seat}-fort-2`).check({ force: true });
  }
}

/** The same, counted to the end: nobody built a fort, so there is nothing else to ask. */
async function finished(page: Page): Promise<void> {
  await fourPlayers(page);
  for (const seat of longNames.keys())
    await page.locator(`#p${seat}-fort-0`).check({ force: true });
}

/** Three finished games of the same four. */
async function severalGames(page: Page): Promise<void> {
  await finished(page);
  for (const points of ['25', '14']) {
    await page.locator('fieldset.w-bar button').last().click();
    for (const seat of longNames.keys()) {
      await page.locator(`#p${seat}-track`).fill(`${Number(points) - 3 * seat}`);
      await page.locator(`#p${seat}-fort-0`).check({ force: true });
    }
  }
}

/** What is shared comes with the tap, and its code for a camera a moment later. */
const share = inTurn(click('.widget button:has([data-icon=share])'), (page) =>
  page.locator('.w-qr').waitFor(),
);

/** As somebody sees it who was sent the link. */
async function openTheLink(page: Page): Promise<void> {
  const link = await page.locator('#share-link').inputValue();
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await ready(page);
}

/** The states that only Fort has. */
export const fort: OwnStates = {
  sample: { chapter: 'play', card: 'bug', steps: 5 },
  states: [
    { name: 'fort-cards-chosen', path: 'fort/cards/', prepare: force('input[name=suit]') },
    {
      name: 'fort-card-opened',
      path: 'fort/cards/bones/',
      prepare: click('#read-public > summary'),
    },
    { name: 'fort-card-plain', path: 'fort/cards/macaroni-sculpture/' },
    { name: 'fort-icons', path: 'fort/icons/' },
    {
      name: 'fort-icons-chosen',
      path: 'fort/icons/',
      prepare: inTurn(force('input[value=trash]'), force('input[value=vp]')),
    },
    {
      name: 'fort-check-chosen',
      path: 'fort/check/',
      prepare: (page) => tick(page, 'kind-follow'),
    },
    {
      name: 'fort-check-list',
      path: 'fort/check/',
      prepare: (page) => tick(page, 'kind-play'),
    },
    example('fort', 'play-bug-moles-lookout', 'legal'),
    example('fort', 'play-added-wrong-suit', 'illegal'),
    {
      name: 'fort-check-cleared',
      path: 'fort/check/?card=bug',
      prepare: inTurn((page) => verdictOf(page, 'open'), click('.w-sticky button')),
    },
    {
      name: 'fort-check-report',
      path: 'fort/check/?example=play-added-wrong-suit',
      prepare: inTurn(
        (page) => verdictOf(page, 'illegal'),
        click('.w-notice .button-quiet'),
        click('.w-verdict button:has([data-icon=warning])'),
        pause,
      ),
    },
    { name: 'fort-score-four', path: 'fort/score/', prepare: fourPlayers },
    {
      name: 'fort-score-result',
      path: 'fort/score/',
      prepare: inTurn(finished, (page) => page.locator('#result').scrollIntoViewIfNeeded()),
    },
    { name: 'fort-score-share', path: 'fort/score/', prepare: inTurn(finished, share) },
    {
      name: 'fort-score-from-link',
      path: 'fort/score/',
      prepare: inTurn(finished, share, openTheLink),
    },
    {
      name: 'fort-score-statistics',
      path: 'fort/score/',
      prepare: inTurn(severalGames, click('.w-games > summary'), pause),
    },
    {
      name: 'fort-calculator',
      path: 'fort/rules/made-up-rules/',
      prepare: woken('[data-calculator]'),
    },
    {
      name: 'fort-score-error',
      path: 'fort/score/#game=%%%',
      prepare: (page) => page.locator('.w-notice').first().waitFor(),
    },
  ],
};
