import { games } from '#i18n/languages.ts';
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
}

/** Every page in every view. */
export const allVisits = (pages: readonly Page[]): Visit[] =>
  pages.map((page) => ({ page, views }));

/** Kinds that both games have look alike: `fort/rules/*` and `dobro/rules/*`. */
const ofSomeGame = new RegExp(`^(?:${games.join('|')})(?=/|$)`);
const looksLike = ({ kind }: Page): string => kind.replace(ofSomeGame, 'game');

/** What looks alike once in each language, the games taking turns. */
export function lookAlikes(pages: readonly Page[]): Page[] {
  const alike = [...Map.groupBy(pages, looksLike).values()];
  return alike.flatMap((group, kind) =>
    [...Map.groupBy(group, ({ language }) => language).values()].flatMap(
      (same, at) => same[(kind + at) % same.length] ?? [],
    ),
  );
}

/** Each page on both widths and in both themes: on the phone by day and on the desk by night, or the other way. */
export const inTurn = (pages: readonly Page[]): Visit[] =>
  pages.map((page, at) => ({
    page,
    views: views.filter((_, which) => which % 2 === at % 2),
  }));

export const describeView = ({ path }: Page, { theme, width }: View): string =>
  `${path} (${theme}, ${width} px)`;
