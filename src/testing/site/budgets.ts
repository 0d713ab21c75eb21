import type { Page } from './pages.ts';
import type { Transfer } from './transfer.ts';

/** In kB of 1000 bytes: texts as gzip makes them, fonts as they are. */
type Figure = 'html' | 'css' | 'fonts' | 'js' | 'later';
type Budget = Readonly<Record<Figure, number>>;

/** A page to read: its scripts are the theme, the search dialog's key and the offline worker's start. */
const reading: Budget = { html: 21, css: 5.5, fonts: 36, js: 3, later: 0 };
const short: Budget = { ...reading, html: 14 };

/** What a first visit may cost. A kind of page that is not listed is short. */
const budgets: Readonly<Record<string, Budget>> = {
  entrance: { ...short, html: 6 },
  '404.html': { ...short, html: 6 },
  search: { ...reading, html: 17, js: 18 },
  'fort/cards': { ...reading, html: 29.5 },
  'fort/cards/*': reading,
  'fort/coverage': { ...reading, html: 17 },
  'fort/glossary': { ...reading, html: 19 },
  'fort/icons': { ...reading, html: 37 },
  'fort/rulebook': { ...reading, html: 44 },
  'fort/rules/*': { ...reading, html: 32 },
  'fort/score': { ...reading, html: 26, js: 23.8 },
  // Later: the judge, in a worker of its own, with the first move that is described far enough.
  'fort/check': { ...reading, html: 45, js: 20.6, later: 24.6 },
  'dobro/rulebook': reading,
  'dobro/rules/*': { ...reading, html: 18.5 },
  'dobro/score': { ...reading, js: 19.4 },
  'dobro/check': { ...reading, html: 23, js: 22.1 },
};

const figures: readonly Figure[] = ['html', 'css', 'fonts', 'js', 'later'];

export const budgetOf = (kind: string): Budget => budgets[kind] ?? short;

/** Pages that are widgets, by their kind; all others do without a framework. */
export const isWidget = (kind: string): boolean => /\/(?:score|check)$/.test(kind);

/** Figures of a page that are over its budget. */
export const overBudget = (page: Page, transfer: Transfer): string[] =>
  figures.flatMap((figure) => {
    const allowed = budgetOf(page.kind)[figure];
    const used = transfer[figure] / 1000;
    return used <= allowed
      ? []
      : [`${page.path}: ${figure} is ${used.toFixed(1)} kB of ${allowed} kB allowed`];
  });
