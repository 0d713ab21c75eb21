import type { Page } from './pages.ts';

/** How a page is looked at. */
export interface View {
  readonly theme: 'light' | 'dark';
  readonly width: 360 | 1280;
}

/** Both themes on a phone and on a desk. */
const views: readonly View[] = [
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 360 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 1280 },
];

/** One load of a page, seen in some views. */
export interface Visit {
  readonly page: Page;
  readonly views: readonly View[];
  /** Contrast takes most of a look: the only view in which it is measured, or else it is in all. */
  readonly contrastIn?: View | undefined;
}

/** Every page in every view. */
export const allVisits = (pages: readonly Page[]): Visit[] =>
  pages.map((page) => ({ page, views }));

/** Kinds that both games have look alike: `fort/rules/*` and `dobro/rules/*`. */
const looksLike = ({ kind }: Page): string => kind.replace(/^(?:fort|dobro)(?=\/|$)/, 'game');

/** What looks alike once in each language, the games taking turns. */
export function lookAlikes(pages: readonly Page[]): Page[] {
  const alike = [...Map.groupBy(pages, looksLike).values()];
  return alike.flatMap((group, kind) =>
    [...Map.groupBy(group, ({ language }) => language).values()].flatMap(
      (same, at) => same[(kind + at) % same.length] ?? [],
    ),
  );
}

/**
 * Each page on both widths and in both themes: on the phone by day and on the desk by night, or the
 * other way. Of pages that look alike, one in each language, each is measured for contrast once: all
 * together in both themes and on both widths. A page without a language has none that looks like it.
 */
export const inTurn = (pages: readonly Page[]): Visit[] =>
  pages.map((page, at) => {
    const own = views.filter((_, which) => which % 2 === at % 2);
    const alike = pages.filter((other) => looksLike(other) === looksLike(page));
    const isLast = alike.at(-1) === page;
    return { page, views: own, contrastIn: page.language && own[isLast ? 1 : 0] };
  });

export const describeView = ({ path }: Page, { theme, width }: View): string =>
  `${path} (${theme}, ${width} px)`;
