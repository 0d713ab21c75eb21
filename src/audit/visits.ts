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

/** Each page once, the views taking turns so that each kind is seen in several of them. */
export const someVisits = (pages: readonly Page[]): Visit[] => {
  const kinds = [...Map.groupBy(pages, ({ kind }) => kind).values()];
  return kinds.flatMap((group, kind) =>
    group.flatMap((page, at) => {
      const view = views[(kind + at) % views.length];
      return view === undefined ? [] : [{ page, view }];
    }),
  );
};

export const describeVisit = ({ page, view }: Visit): string =>
  `${page.path} (${view.theme}, ${view.width} px)`;
