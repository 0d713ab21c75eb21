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
  (...actions: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const action of actions) await action(page);
  };
const times =
  (count: number, action: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<void> => {
    for (let done = 0; done < count; done += 1) await action(page);
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

/** A question that is understood in part: there is something to fill in. */
const questions: Readonly<Record<string, string>> = {
  en: 'Can I play Bug and add The Moles?',
  ru: 'Можно разыграть Шпиона и добавить Кротов?',
  pl: 'Czy mogę zagrać Żuka i dodać Krety?',
};

async function askAboutAMove(page: Page): Promise<void> {
  const language = (await page.locator('html').getAttribute('lang')) ?? '';
  await page.locator('a.ask-field').click();
  await page.locator('input[role=combobox]').fill(questions[language] ?? '');
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

/** Every pile of every round. */
async function fillRounds(page: Page): Promise<void> {
  const piles = page.locator('input[id^=r][inputmode]');
  for (let at = 0; at < (await piles.count()); at += 1) await piles.nth(at).fill(`${(at % 7) + 4}`);
}

/** A worked example, or a sum, that follows what one changes. */
const woken = (still: string) => async (page: Page) => {
  const first = page.locator(`${still}:has([data-live])`).first();
  await first.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  await first.locator('[data-live]').click();
  await first.locator('.live').waitFor();
  await first.evaluate((element) => element.scrollIntoView());
};

/** Says that it is not allowed, and why: right or wrong as it comes. */
async function answerOne(page: Page): Promise<void> {
  await page.locator('.choices button').nth(1).click();
  const reason = page.locator('.choices .reason').first();
  const said = page.locator('[data-stage] .said');
  await reason.or(said).first().waitFor();
  if (await reason.isVisible()) await reason.click();
  await said.waitFor();
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
  {
    name: 'search-failed',
    path: 'search/',
    prepare: inTurn((page) => page.route('**/index.json', (route) => route.abort()), searched('a')),
  },
  { name: 'search-answer', path: '', prepare: askAboutAMove },
  {
    name: 'search-answer-piece',
    path: '',
    prepare: inTurn(askAboutAMove, click('.search-answer [aria-expanded]'), pause),
  },
  { name: 'print', path: 'print/' },
  { name: 'offline', path: 'offline/' },
  { name: 'away', path: 'fort/turn/', offline: true },
  {
    name: 'away-not-stored',
    path: 'fort/turn/',
    offline: true,
    prepare: (page) => page.goto(new URL('/pl/print/', page.url()).href).catch(() => undefined),
  },
  { name: 'data', path: 'data/' },
  { name: 'format', path: 'format/' },
  { name: 'about', path: 'about/', prepare: click('main summary') },
  { name: 'missing', path: 'nowhere/' },
];

interface Sample {
  readonly chapter: string;
  readonly card: string;
  /** Steps of its turn guide. */
  readonly steps: number;
}

const ofEachGame = (game: string, { chapter, card, steps }: Sample): readonly State[] => [
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
    prepare: click('[data-turn-next]'),
  },
  {
    name: `${game}-turn-done`,
    path: `${game}/turn/`,
    prepare: times(steps, click('[data-turn-next]')),
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
  { name: `${game}-set-up-error`, path: `${game}/set-up/#players=9` },
  { name: `${game}-live`, path: `${game}/rules/${chapter}/`, prepare: woken('[data-example]') },
  { name: `${game}-practice`, path: `${game}/practice/` },
  {
    name: `${game}-practice-answered`,
    path: `${game}/practice/#day=2026-11-17`,
    prepare: answerOne,
  },
  {
    name: `${game}-practice-done`,
    path: `${game}/practice/#day=2026-11-17`,
    prepare: times(5, inTurn(answerOne, click('.result .button-main'))),
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
  ...ofEachGame('fort', { chapter: 'play', card: 'bug', steps: 5 }),
  ...ofEachGame('dobro', { chapter: 'turn', card: 'joker', steps: 4 }),
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
    name: 'dobro-score-full',
    path: 'dobro/score/',
    prepare: inTurn(ready, force('#players-6'), (page) => nameAll(page), fillRounds),
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
