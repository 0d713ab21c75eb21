import type { Page } from 'playwright-core';
import { type GameId, games } from '#i18n/languages.ts';
import { ready } from '#testing/checker.ts';
import { dobro } from './dobro.ts';
import { fort } from './fort.ts';
import {
  click,
  fill,
  inTurn,
  longNames,
  nameAll,
  type OwnStates,
  pause,
  type State,
  searched,
  times,
  woken,
} from './state.ts';

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

/** Says that it is not allowed, and why: right or wrong as it comes. */
async function answerOne(page: Page): Promise<void> {
  await page.locator('.choices button').nth(1).click();
  const reason = page.locator('.choices .reason').first();
  const said = page.locator('[data-stage] .said');
  await reason.or(said).first().waitFor();
  if (await reason.isVisible()) await reason.click();
  await said.waitFor();
}

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

const ofEachGame = (
  game: string,
  { chapter, card, steps }: OwnStates['sample'],
): readonly State[] => [
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

/** What each game shows besides. */
const own: Readonly<Record<GameId, OwnStates>> = { fort, dobro };

/** Every kind of page, in every state that is worth a look. */
export const states: readonly State[] = [
  ...shared,
  ...games.flatMap((game) => ofEachGame(game, own[game].sample)),
  ...games.flatMap((game) => own[game].states),
];
