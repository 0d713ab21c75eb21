import type { Context } from '../context.ts';
import { foot, footHeight, printedGameIcon } from '../furniture.ts';
import { mm } from '../paper.ts';
import type { Place } from '../set/arrange.ts';
import { band, bandShare } from '../set/heading.ts';
import type { Sheet } from '../set/sheet.ts';

interface Page {
  /** In the outline of the file. */
  readonly name: string;
  /** After the name of the game. */
  readonly title: string;
  readonly size?: number;
  /** Continues the page before: for screen readers its title is not a new heading. */
  readonly goesOn?: boolean;
  /** Between the title and what follows. */
  readonly space: number;
}

const bandSize = 17;

/** The height between title, unless that is set larger, and foot. */
export const roomUnder = ({ height }: Sheet, space: number): number =>
  height - bandSize * bandShare - space - footHeight - mm(2);

/** A title inside a line: printed terms in it keep their capitals. */
export const inside = (title: string, lang: string): string =>
  title.charAt(0).toLocaleLowerCase(lang) + title.slice(1);

/** A page with game and title at the top and the foot at the bottom; returns the place between them. */
export function titledPage(
  context: Context,
  { name, title, size = bandSize, goesOn = false, space }: Page,
  draw: (place: Place) => void,
): void {
  const { sheet, accent, gameName, variant } = context;
  sheet.page(name);
  const top = band(`${gameName}: ${inside(title, variant.lang)}`, {
    size,
    colour: accent,
    ...printedGameIcon(context),
    role: goesOn ? 'P' : 'H1',
  });
  const head = top.height(sheet.width, sheet) + space;
  top.draw(sheet, 0, 0, sheet.width);
  const height = sheet.height - footHeight - head - mm(2);
  draw({ x: 0, y: head, width: sheet.width, height });
  foot(context);
}
