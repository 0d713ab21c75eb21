import { languages } from '../../src/i18n/languages.ts';
import { budgetOf, type Figure, isClose } from '../../src/testing/site/budgets.ts';
import type { Site } from '../../src/testing/site/links.ts';
import type { transferMeter } from '../../src/testing/site/transfer.ts';
import type { Visit } from '../../src/testing/site/visits.ts';
import type { Scores } from './lighthouse.ts';
import { table } from './table.ts';

export interface Findings {
  readonly markup: ReadonlyMap<string, readonly string[]>;
  readonly visits: ReadonlyMap<Visit, readonly string[]>;
  readonly lighthouse: ReadonlyMap<string, Scores | string>;
}

/** `100` when all four are 100, else all four. */
function showScores(result: Scores | string | undefined): string {
  if (result === undefined) return '–';
  if (typeof result === 'string') return 'failed';
  return result.scores.every((score) => score === 100) ? '100' : result.scores.join('/');
}

/** One line per kind of page: weight and budget, faults of markup, of accessibility, Lighthouse. */
export function kindTable(
  site: Site,
  transferOf: ReturnType<typeof transferMeter>,
  { markup, visits, lighthouse }: Findings,
): string {
  const kinds = Map.groupBy(site.pages, ({ kind }) => kind);
  const rows = [...kinds].map(([kind, pages]) => {
    const transfers = pages.map(transferOf);
    const weight = (figure: Figure) => {
      const most = Math.max(...transfers.map((transfer) => transfer[figure])) / 1000;
      const allowed = budgetOf(kind)[figure];
      return `${most.toFixed(1)} of ${allowed}${isClose(most, allowed) ? '!' : ''}`;
    };
    const faults = pages.reduce((sum, { path }) => sum + (markup.get(path)?.length ?? 0), 0);
    const seen = [...visits].filter(([visit]) => visit.page.kind === kind);
    const violations = seen.reduce((sum, [, findings]) => sum + findings.length, 0);
    const views = seen.reduce((sum, [visit]) => sum + visit.views.length, 0);
    const scores = [undefined, ...languages].flatMap((language) =>
      pages
        .filter((page) => page.language === language && lighthouse.has(page.path))
        .map(({ path }) => showScores(lighthouse.get(path))),
    );
    return [
      kind,
      String(pages.length),
      weight('html'),
      weight('css'),
      weight('fonts'),
      weight('drawings'),
      weight('scripts'),
      weight('onDemand'),
      String(faults),
      `${violations} in ${views}`,
      scores.join(' ') || '–',
    ];
  });
  const head = [
    'kind of page',
    'pages',
    'HTML kB',
    'CSS kB',
    'fonts kB',
    'icons kB',
    'JS kB',
    'JS later kB',
  ];
  return table([...head, 'markup faults', 'axe faults in views', 'Lighthouse'], rows);
}
