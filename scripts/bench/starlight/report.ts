import { table } from '../../audit/table.ts';
import type { Comparison, Figures } from './compare.ts';

const figures: readonly {
  name: string;
  of: (of: Figures) => number;
  show: (n: number) => string;
}[] = [
  { name: 'build, s', of: ({ build }) => build / 1000, show: (n) => n.toFixed(1) },
  { name: 'requests', of: ({ requests }) => requests, show: String },
  { name: 'moved, kB', of: ({ bytes }) => bytes / 1000, show: (n) => n.toFixed(1) },
  { name: 'load, ms', of: ({ milliseconds }) => milliseconds, show: (n) => n.toFixed(0) },
];

/** One line per figure and number of pages; the ratio says how much less ours takes. */
export const showComparison = (comparisons: readonly Comparison[]): string =>
  table(
    ['', 'ours', 'Starlight', 'times less'],
    comparisons.flatMap(({ pages, yardstick, starlight }) =>
      figures.map(({ name, of, show }) => [
        `${pages} pages: ${name}`,
        show(of(yardstick)),
        show(of(starlight)),
        (of(starlight) / of(yardstick)).toFixed(2),
      ]),
    ),
  );
