import type { Page } from './pages.ts';
import type { Transfer } from './transfer.ts';

/** In kB of 1000 bytes: texts with gzip, fonts as they are. */
export type Figure = 'html' | 'css' | 'fonts' | 'drawings' | 'scripts' | 'onDemand';
type Budget = Readonly<Record<Figure, number>>;

/**
 * Ceilings for JavaScript; transfer.ts says what counts. Of a checker that is all that a visitor loads who
 * chooses a card and reads the first verdict with its reasons, the judge included (first-answer.browser.test.ts
 * makes that visit).
 *
 * What is measured stays a tenth below its ceiling, so that nobody has to squeeze bytes out of clear code
 * to land a change. A page that comes closer wants a second look: does all of it have to be there before
 * the first answer? The ceilings for scripts are promises to visitors; the others are our own, and may be
 * raised where a page has more to say.
 */
const scripts = { reading: 5, tool: 8, setUp: 12, search: 50, widget: 45, fortChecker: 70 };

const reading: Budget = {
  html: 25,
  css: 7,
  fonts: 40,
  drawings: 12,
  scripts: scripts.reading,
  onDemand: 6,
};
const long: Budget = { ...reading, html: 60 };

/** What a visit may cost. A kind of page that is not listed is one to read. */
const budgets: Readonly<Record<string, Budget>> = {
  // Not a reading page: it manages what is stored on the device.
  offline: { ...reading, scripts: scripts.tool },
  print: { ...reading, scripts: scripts.tool },
  // What understands and judges questions in plain words, of all games together: a question loads only
  // the games that it may be about.
  search: { ...reading, scripts: scripts.search, onDemand: 145 },
  format: long,
  'fort/icons': long,
  // A whole turn in one page, with the table drawn after each step.
  'fort/learn': long,
  'fort/rulebook': long,
  'fort/rules/*': long,
  // On demand: sharing, the QR code, games on the device.
  'fort/score': { ...long, scripts: scripts.widget, onDemand: 10 },
  'dobro/score': { ...reading, scripts: scripts.widget, onDemand: 10 },
  // On demand: what comes by an address, sharing, the picture of a described table; and of the judge what a card to
  // play does not need of which nothing else is said: described tables, other kinds of moves, what may be done
  // instead of a refused one, several moves.
  'fort/check': { ...long, html: 70, scripts: scripts.fortChecker, onDemand: 38 },
  'dobro/check': { ...long, scripts: scripts.widget, onDemand: 17 },
  'fort/set-up': { ...reading, scripts: scripts.setUp },
  'dobro/set-up': { ...reading, scripts: scripts.setUp },
  'fort/practice': { ...reading, scripts: scripts.widget },
  'dobro/practice': { ...reading, scripts: scripts.widget },
  // The situations of a chapter, each with its table drawn: what practice takes its questions from.
  'fort/practice/*': long,
};

const figures: readonly Figure[] = ['html', 'css', 'fonts', 'drawings', 'scripts', 'onDemand'];

export const budgetOf = (kind: string): Budget => budgets[kind] ?? reading;

/** Whether a kind of page is a widget; all others do without a framework. */
export const isWidget = (kind: string): boolean => /\/(?:score|check)$/.test(kind);

/** Whether less than a tenth of the measured weight, in kB, is left below the ceiling. */
export const isClose = (measured: number, allowed: number): boolean => measured * 1.1 > allowed;

/** Figures of a page that are over its budget, or less than a tenth below it. */
export const closeToBudget = (page: Page, transfer: Transfer): string[] =>
  figures.flatMap((figure) => {
    const allowed = budgetOf(page.kind)[figure];
    const used = transfer[figure] / 1000;
    return isClose(used, allowed)
      ? [`${page.path}: ${figure} is ${used.toFixed(1)} kB, not a tenth below ${allowed} kB`]
      : [];
  });

/** Lighthouse's four categories, in the order it reports them, and the least that each may reach. */
export const leastScores = (kind: string): readonly number[] =>
  isWidget(kind) ? [97, 100, 100, 100] : [100, 100, 100, 100];
