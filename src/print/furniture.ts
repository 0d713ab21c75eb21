import type { Context } from './context.ts';
import { contentDay } from './edition.ts';
import { mm } from './paper.ts';
import { textWidth } from './set/faces.ts';

const small = { weight: 'regular', size: 6.8, colour: 'soft' } as const;

/** Height of the strip at the foot of every page. */
export const footHeight = mm(8);

/** Where the numbers of clauses lead: the rules of the game on the site, as one would type it. */
function address({ edition, variant }: Context): string {
  const site = edition.site?.replace(/^https?:\/\//, '') ?? '…/';
  return `${site}${variant.lang}/${variant.game}/rules/`;
}

/** The same in words, for sheets that are cut apart. */
export const editionLine = ({ t, edition }: Context): string =>
  t('print:edition', { version: edition.version, date: contentDay(edition) });

/** The clause whose number stands for the others. */
function codesLine(context: Context): string {
  const [example] = context.refs([context.variant.game === 'fort' ? 'play.full' : 'turn.equal']);
  return `${context.t('print:codes', { example: example?.label ?? '' })} ${address(context)}`;
}

/** A bar to measure, what the numbers mean, and which edition this is. */
export function foot(context: Context): void {
  const { sheet, t } = context;
  sheet.artifact(() => {
    const y = sheet.height - mm(3.2);
    const end = mm(50);
    sheet.line(0, y, end, y, 0.8, 'ink');
    for (let at = 0; at <= 50; at += 10)
      sheet.line(mm(at), y - (at % 50 === 0 ? 5 : 3), mm(at), y, at % 50 === 0 ? 0.8 : 0.5, 'ink');
    sheet.text(t('print:ruler'), 0, sheet.height, small);
    const right = (text: string, baseline: number): void =>
      sheet.text(text, sheet.width - textWidth(text, small.weight, small.size), baseline, small);
    right(codesLine(context), y);
    right(editionLine(context), sheet.height);
  }, 'Pagination');
}

/** Short lines outside the corners of what is to be cut. */
export function cutMarks(
  context: Context,
  xs: readonly number[],
  ys: readonly number[],
  { beside, above }: { readonly beside: number; readonly above: number },
): void {
  const { sheet } = context;
  const first = (all: readonly number[]): number => Math.min(...all);
  const last = (all: readonly number[]): number => Math.max(...all);
  const away = mm(0.3);
  sheet.artifact(() => {
    for (const x of xs) {
      sheet.line(x, first(ys) - away - above, x, first(ys) - away, 0.4, 'ink');
      sheet.line(x, last(ys) + away, x, last(ys) + away + above, 0.4, 'ink');
    }
    for (const y of ys) {
      sheet.line(first(xs) - away - beside, y, first(xs) - away, y, 0.4, 'ink');
      sheet.line(last(xs) + away, y, last(xs) + away + beside, y, 0.4, 'ink');
    }
    // Where four pieces meet, a small cross shows the inner corner.
    for (const x of xs.filter((each) => each !== first(xs) && each !== last(xs)))
      for (const y of ys.filter((each) => each !== first(ys) && each !== last(ys))) {
        sheet.line(x - 4, y, x + 4, y, 0.4, 'ink');
        sheet.line(x, y - 4, x, y + 4, 0.4, 'ink');
      }
  });
}
