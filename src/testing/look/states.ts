import type { Page } from 'playwright-core';
import { ready, tick, verdictOf } from '#testing/checker.ts';

/** A kind of page in a state that a person can bring it into. */
export interface State {
  /** The name of its sheet: `cards-chosen`. */
  readonly name: string;
  /** What follows the language in the address. */
  readonly path: string;
  /** What one does there. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Without a network, after a visit that stored the page. */
  readonly offline?: boolean;
}

const click = (selector: string) => (page: Page) => page.locator(selector).first().click();
const force = (selector: string) => (page: Page) =>
  page.locator(selector).first().check({ force: true });
const fill =
  (selector: string, ...texts: readonly string[]) =>
  async (page: Page) => {
    for (const [at, text] of texts.entries()) await page.locator(selector).nth(at).fill(text);
  };
const inTurn =
  (...deeds: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const deed of deeds) await deed(page);
  };
const times =
  (count: number, deed: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<void> => {
    for (let done = 0; done < count; done += 1) await deed(page);
  };

const longNames = [
  'Maximiliane-Henriette von Hohenstein',
  'Константин Константинович Преображенский',
  'Wszebor Brzęczyszczykiewicz',
  '🦊🦊🦊',
];

/** What a search shows, in words that all three languages know. */
const searched = (words: string) => inTurn(fill('input[type=search]', words), pause);
const pause = (page: Page): Promise<void> => page.waitForTimeout(700);

/** The question that the field itself gives as an example, in the language of the page. */
async function askTheExample(page: Page): Promise<void> {
  const field = page.locator('a.ask-field');
  const [, question = ''] = /[“«„](.+)[”»]/.exec((await field.textContent()) ?? '') ?? [];
  await field.click();
  await page.locator('input[role=combobox]').fill(question);
  await page.locator('.search-answer').waitFor();
}

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

const share = click('.widget button:has([data-icon=share])');

/** As somebody sees it who was sent the link. */
async function openTheLink(page: Page): Promise<void> {
  const link = await page.locator('#share-link').inputValue();
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await ready(page);
}

const example = (game: string, id: string, verdict: string): State => ({
  name: `${game}-check-${verdict}`,
  path: `${game}/check/?example=${id}`,
  prepare: (page) => verdictOf(page, verdict),
});

const shared: readonly State[] = [
  { name: 'home', path: '' },
  {
    name: 'home-languages',
    path: '',
    prepare: click('header details summary, header [popovertarget]'),
  },
  { name: 'search', path: 'search/' },
  { name: 'search-found', path: 'search/', prepare: searched('pizza') },
  { name: 'search-none', path: 'search/', prepare: searched('qzxvw') },
  {
    name: 'search-dialog',
    path: 'fort/',
    prepare: inTurn(click('a[data-search]:visible'), searched('6.10')),
  },
  { name: 'search-answer', path: '', prepare: askTheExample },
  { name: 'print', path: 'print/' },
  { name: 'offline', path: 'offline/' },
  { name: 'away', path: 'fort/turn/', offline: true },
  { name: 'data', path: 'data/' },
  { name: 'format', path: 'format/' },
  { name: 'about', path: 'about/', prepare: click('main summary') },
  { name: 'missing', path: 'nowhere/' },
];

const ofEachGame = (game: string, chapter: string, card: string): readonly State[] => [
  { name: `${game}`, path: `${game}/` },
  { name: `${game}-rules`, path: `${game}/rules/` },
  { name: `${game}-chapter`, path: `${game}/rules/${chapter}/` },
  {
    name: `${game}-chapter-opened`,
    path: `${game}/rules/${chapter}/`,
    prepare: inTurn(click('main .fold > summary'), click('main a[data-meaning]')),
  },
  { name: `${game}-cards`, path: `${game}/cards/` },
  { name: `${game}-cards-none`, path: `${game}/cards/?q=qzxvw` },
  { name: `${game}-card`, path: `${game}/cards/${card}/` },
  { name: `${game}-turn`, path: `${game}/turn/` },
  {
    name: `${game}-turn-under-way`,
    path: `${game}/turn/`,
    prepare: times(3, click('[data-turn-next]')),
  },
  {
    name: `${game}-turn-done`,
    path: `${game}/turn/`,
    prepare: times(12, click('[data-turn-next]')),
  },
  { name: `${game}-learn`, path: `${game}/learn/` },
  { name: `${game}-set-up`, path: `${game}/set-up/` },
  {
    name: `${game}-set-up-drawn`,
    path: `${game}/set-up/`,
    prepare: inTurn(
      fill('[data-seat]:visible', ...longNames.slice(0, 3)),
      click('[data-draw]'),
      pause,
    ),
  },
  { name: `${game}-questions`, path: `${game}/questions/` },
  { name: `${game}-glossary`, path: `${game}/glossary/` },
  { name: `${game}-coverage`, path: `${game}/coverage/` },
  { name: `${game}-check`, path: `${game}/check/`, prepare: ready },
  { name: `${game}-score`, path: `${game}/score/`, prepare: ready },
  {
    name: `${game}-score-long-names`,
    path: `${game}/score/`,
    prepare: inTurn(ready, (page) => nameAll(page)),
  },
];

/** As many names as there are players on the sheet. */
async function nameAll(page: Page): Promise<void> {
  const fields = page.locator('.widget input[type=text][id*="name"]');
  const count = Math.min(await fields.count(), longNames.length);
  for (let at = 0; at < count; at += 1) await fields.nth(at).fill(longNames[at] ?? '');
}

/** Every kind of page, in every state that is worth a look. */
export const states: readonly State[] = [
  ...shared,
  ...ofEachGame('fort', 'play', 'bug'),
  ...ofEachGame('dobro', 'turn', 'joker'),
  { name: 'fort-cards-chosen', path: 'fort/cards/', prepare: force('input[name=suit]') },
  { name: 'fort-card-opened', path: 'fort/cards/bones/', prepare: click('#read-public > summary') },
  { name: 'fort-card-plain', path: 'fort/cards/macaroni-sculpture/' },
  { name: 'fort-icons', path: 'fort/icons/' },
  {
    name: 'fort-icons-chosen',
    path: 'fort/icons/',
    prepare: inTurn(force('input[value=trash]'), force('input[value=vp]')),
  },
  { name: 'fort-check-chosen', path: 'fort/check/', prepare: (page) => tick(page, 'kind-follow') },
  {
    name: 'fort-check-list',
    path: 'fort/check/',
    prepare: inTurn((page) => tick(page, 'kind-play'), click('#play')),
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
    ),
  },
  { name: 'fort-score-four', path: 'fort/score/', prepare: fourPlayers },
  {
    name: 'fort-score-result',
    path: 'fort/score/',
    prepare: inTurn(fourPlayers, (page) => page.locator('.w-table').scrollIntoViewIfNeeded()),
  },
  { name: 'fort-score-share', path: 'fort/score/', prepare: inTurn(fourPlayers, share) },
  {
    name: 'fort-score-from-link',
    path: 'fort/score/',
    prepare: inTurn(fourPlayers, share, openTheLink),
  },
  {
    name: 'fort-score-statistics',
    path: 'fort/score/',
    prepare: inTurn(fourPlayers, click('.w-games > summary')),
  },
  { name: 'fort-practice', path: 'fort/practice/' },
  {
    name: 'fort-practice-answered',
    path: 'fort/practice/#day=2026-11-17',
    prepare: click('.choices button'),
  },
  {
    name: 'fort-score-error',
    path: 'fort/score/#game=%%%',
    prepare: (page) => page.locator('.w-notice').first().waitFor(),
  },
  {
    name: 'dobro-check-chosen',
    path: 'dobro/check/',
    prepare: (page) => tick(page, 'kind-options'),
  },
];
