import type { Page } from './pages.ts';

/** How a page is looked at. */
export interface View {
  readonly theme: 'light' | 'dark';
  readonly width: 360 | 1280;
}

/** Both themes on a phone and on a desk. */
export const views: readonly View[] = [
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 1280 },
  { theme: 'dark', width: 360 },
  { theme: 'light', width: 1280 },
];

export interface Visit {
  readonly page: Page;
  readonly view: View;
}

/** Every page in every view. */
export const allVisits = (pages: readonly Page[]): Visit[] =>
  views.flatMap((view) => pages.map((page) => ({ page, view })));

/** Kinds that both games have look alike: `fort/rules/*` and `dobro/rules/*`. */
const looksLike = ({ kind }: Page): string => kind.replace(/^(?:fort|dobro)(?=\/|$)/, 'game');

/** What looks alike once in each language; games and views take turns. */
export function someVisits(pages: readonly Page[]): Visit[] {
  const alike = [...Map.groupBy(pages, looksLike).values()];
  return alike.flatMap((group, kind) =>
    [...Map.groupBy(group, ({ language }) => language).values()].flatMap((same, at) => {
      const page = same[(kind + at) % same.length];
      const view = views[(kind + at) % views.length];
      return page === undefined || view === undefined ? [] : [{ page, view }];
    }),
  );
}

export const describeVisit = ({ page, view }: Visit): string =>
  `${page.path} (${view.theme}, ${view.width} px)`;
