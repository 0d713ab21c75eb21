import { sayDay } from '#i18n/day.ts';
import { type IconId, isIcon } from '#icons/index.ts';
import type { Context } from './context.ts';
import { mm } from './paper.ts';
import { exampleCode } from './references.ts';
import { screenAddress } from './screen-page.ts';
import { leastSize, textWidth } from './set/faces.ts';

/** The sign of a game, where it has one among the icons. */
export const printedGameIcon = ({ variant: { game } }: Context): { readonly icon?: IconId } =>
  isIcon(game) ? { icon: game } : {};

/** The style of the small print, which is not read at the table. */
export const small = { weight: 'regular', size: leastSize, colour: 'soft' } as const;

/** The code that leads to the page on the screen: large enough for a poor camera. */
export const codeSize = mm(11);

/** Height of the strip at the foot of every page. */
export const footHeight = mm(12);

/** The same in words, for sheets that are cut apart. */
export const editionLine = ({ t, edition, variant }: Context): string =>
  t('print:edition', { version: edition.version, date: sayDay(edition.date, variant.lang) });

/** A shorter one, for what is cut out of a sheet. */
export const shortEditionLine = ({ t, edition, variant }: Context): string =>
  t('print:edition-short', { date: sayDay(edition.date, variant.lang) });

/** What the small numbers mean, with one of them as an example. */
const codesLine = ({ t, variant }: Context): string =>
  t('print:codes', { example: exampleCode(variant.game) });

/** The way to the page on the screen: a code for cameras and an address for people. */
export function screenCode(
  { sheet, t }: Context,
  address: string,
  { right, y }: { readonly right: number; readonly y: number },
): void {
  const x = right - codeSize;
  const readable = address.replace(/^https?:\/\//, '');
  const draw = (): void => {
    sheet.code(address, x, y, codeSize);
    const width = textWidth(readable, small.weight, small.size);
    sheet.text(readable, x - mm(3) - width, y + mm(6.3), { ...small, colour: 'ink' });
  };
  // Read aloud only once.
  if (!sheet.wasRead('code')) sheet.figure(t('print:code', { address }), draw);
  else sheet.artifact(draw, 'Pagination');
}

/** A ruler to check the scale, what the numbers mean, the edition, and the code for the page on the screen. */
export function foot(context: Context): void {
  const { sheet, t, variant, document, edition } = context;
  const address = screenAddress(variant, document, edition);
  const top = sheet.height - codeSize;
  sheet.artifact(() => {
    const y = sheet.height - mm(3.2);
    const end = mm(50);
    sheet.line(0, y, end, y, 0.8, 'ink');
    for (let at = 0; at <= 50; at += 10)
      sheet.line(mm(at), y - (at % 50 === 0 ? 5 : 3), mm(at), y, at % 50 === 0 ? 0.8 : 0.5, 'ink');
    sheet.text(t('print:ruler'), 0, sheet.height, small);
    const edge = sheet.width - (address === undefined ? 0 : codeSize + mm(3));
    const right = (text: string, baseline: number): void =>
      sheet.text(text, edge - textWidth(text, small.weight, small.size), baseline, small);
    right(codesLine(context), address === undefined ? y : top + mm(3));
    right(editionLine(context), address === undefined ? sheet.height : top + mm(9.6));
  }, 'Pagination');
  if (address !== undefined) screenCode(context, address, { right: sheet.width, y: top });
}

/** Says that the back of a leaf is empty on purpose. */
export function emptySide({ sheet, t }: Context): void {
  const words = t('print:empty-side');
  const x = (sheet.width - textWidth(words, small.weight, small.size)) / 2;
  sheet.artifact(() => sheet.text(words, x, sheet.height / 2, small), 'Pagination');
}

/** Crop marks: short lines outside the corners of what is to be cut out. */
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
  // A camera needs some space around the code at the foot.
  const over = last(ys) + away + above - (sheet.height - footHeight);
  if (over > 0) throw new Error(`Cut marks reach ${Math.ceil(over)} pt into the foot of the page`);
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
