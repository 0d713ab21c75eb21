import { type Block, linePieces, linesOf, type Style } from './block.ts';
import { Overflow } from './break-lines.ts';
import type { Colour } from './palette.ts';
import type { Word } from './rich.ts';
import type { Element, Role, Sheet } from './sheet.ts';

/** What is never divided between two columns: a line, a heading, a picture. */
export interface Slice {
  readonly height: number;
  /** Space above it, left out at the top of a column. */
  readonly before: number;
  /** Stays in one column with the slice after it. */
  readonly keep: boolean;
  /** Something that begins here and whose page is asked for. */
  readonly anchor?: string;
  /** How many of the slices after it may move before it, where it would leave a column half empty. */
  readonly floats?: number;
  /** A row: consecutive rows in a column are one table. */
  readonly row?: boolean;
  /** Needs the note at the bottom of its page. */
  readonly noted?: boolean;
  readonly draw: (sheet: Sheet, x: number, y: number) => void;
}

/** Something that can be divided, for a column of this width. */
export type Flow = (width: number, sheet: Sheet) => readonly Slice[];

export interface ParagraphLook {
  readonly before: number;
  readonly role?: Role;
  readonly indent?: number;
  /** How far all lines but the first stand in. */
  readonly hang?: number;
  /** Drawn left of the first line: a bullet, a number. */
  readonly mark?: (sheet: Sheet, x: number, y: number) => void;
  readonly keep?: boolean;
  readonly anchor?: string;
}

/** Lines of a text. At least two lines stay together at its beginning and at its end. */
export const paragraph =
  (
    words: readonly Word[],
    of: Style,
    { before, role = 'P', indent = 0, hang = 0, mark, keep = false, anchor }: ParagraphLook,
  ): Flow =>
  (width, sheet) => {
    const lines = linesOf(words, of, width - indent - hang, sheet);
    const last = lines.length - 1;
    let element: Element | undefined;
    return lines.map((line, at) => ({
      height: of.leading,
      before: at === 0 ? before : 0,
      keep: at === last ? keep : at === 0 || at === last - 1,
      ...(at === 0 && anchor !== undefined ? { anchor } : {}),
      draw: (on, x, y) => {
        if (at === 0) mark?.(on, x, y);
        if (at === 0 && anchor !== undefined) on.namePlace(anchor, x, y - of.leading / 2);
        element ??= on.element(role);
        element.add(
          linePieces(on, line, of, { x: x + indent + (at === 0 ? 0 : hang), y }, at < last),
        );
        if (at < last) return;
        element.end();
        element = undefined;
      },
    }));
  };

/** A block that is not divided. */
export const whole =
  (block: Block, { before, keep = false }: { before: number; keep?: boolean }): Flow =>
  (width, sheet) => [
    {
      height: block.height(width, sheet),
      before,
      keep,
      draw: (on, x, y) => block.draw(on, x, y, width),
    },
  ];

/** One after another. */
export const inTurn =
  (flows: readonly Flow[]): Flow =>
  (width, sheet) =>
    flows.flatMap((flow) => flow(width, sheet));

/** At least this many items of a list stay together at the end or beginning of a column. */
const itemsTogether = 2;

/** The items of a list. None of them stands alone in a column, and a short list is not divided at all. */
export const listFlow =
  (items: readonly Flow[]): Flow =>
  (width, sheet) =>
    items.flatMap((item, place) => {
      const slices = item(width, sheet);
      const ahead = items.length - 1 - place;
      const short = items.length < 2 * itemsTogether;
      const inside = short || place < itemsTogether || ahead < itemsTogether;
      const behind = ahead > 0 && (short || place < itemsTogether - 1 || ahead < itemsTogether);
      return slices.map((slice, at) => ({
        ...slice,
        keep: slice.keep || (at < slices.length - 1 ? inside : behind),
      }));
    });

/** An introduction, which stays in one column with what it introduces. */
export const leading =
  (flow: Flow): Flow =>
  (width, sheet) =>
    flow(width, sheet).map((slice, at, { length }) =>
      at === length - 1 ? { ...slice, keep: true } : slice,
    );

/** A picture, and after it a text that may begin before it. */
export const floating =
  (picture: Flow, text: Flow): Flow =>
  (width, sheet) => {
    const behind = text(width, sheet);
    const own = picture(width, sheet).map((slice) => ({ ...slice, floats: behind.length }));
    return [...own, ...behind];
  };

/** With a bar along its left side, also where it continues in the next column. */
export const barred =
  (flow: Flow, { colour, indent }: { colour: Colour; indent: number }): Flow =>
  (width, sheet) =>
    flow(width - indent, sheet).map((slice, at) => ({
      ...slice,
      draw: (on, x, y) => {
        const top = at === 0 ? y : y - slice.before;
        on.artifact(() => on.line(x + 1, top, x + 1, y + slice.height, 1.6, colour));
        slice.draw(on, x + indent, y);
      },
    }));

/** A slice at its height in a column. */
interface Placed {
  readonly slice: Slice;
  readonly y: number;
}
export type Column = readonly Placed[];

/** How tall they are below each other. */
export const heightOf = (slices: readonly Slice[]): number =>
  slices.reduce((sum, { height, before }, at) => sum + height + (at === 0 ? 0 : before), 0);

/** Where the next column begins: as late as fits, but not between slices that stay together. */
function endOf(slices: readonly Slice[], from: number, room: number): number {
  let used = 0;
  let end = from;
  for (let at = from; at < slices.length; at += 1) {
    const slice = slices[at];
    if (slice === undefined) break;
    used += slice.height + (at === from ? 0 : slice.before);
    if (used > room + 0.01) {
      if (end === from) throw new Overflow('what stays together in a column', used - room);
      return end;
    }
    if (!slice.keep || at === slices.length - 1) end = at + 1;
  }
  return end;
}

/** The same slices, but the floating one at `at` comes after those that still fit into the column before it. */
function deferred(
  slices: readonly Slice[],
  { from, at, room }: { readonly from: number; readonly at: number; readonly room: number },
): readonly Slice[] {
  const floater = slices[at];
  const { floats = 0 } = floater ?? {};
  if (floater === undefined || floats === 0) return slices;
  const without = [...slices.slice(0, at), ...slices.slice(at + 1, at + 1 + floats)];
  const end = endOf(without, from, room);
  if (end === at) return slices;
  // Not in the middle of a text: before the next one, or after the last.
  const next = without.findIndex(({ anchor }, place) => place >= end && anchor !== undefined);
  const place = next === -1 ? without.length : next;
  return [
    ...without.slice(0, place),
    { ...floater, floats: floats - (place - at) },
    ...without.slice(place),
    ...slices.slice(at + 1 + floats),
  ];
}

/** Slices in as many columns as they need. `roomOf` gives the height of a column by its number. */
export function fillColumns(
  given: readonly Slice[],
  roomOf: (column: number) => number,
): (readonly Slice[])[] {
  const columns: (readonly Slice[])[] = [];
  let slices = given;
  for (let from = 0; from < slices.length; ) {
    const room = roomOf(columns.length);
    slices = deferred(slices, { from, at: endOf(slices, from, room), room });
    const end = endOf(slices, from, room);
    columns.push(slices.slice(from, end));
    from = end;
  }
  return columns;
}

/** The same slices in these last columns, as even in height as possible. */
export function balanced(
  slices: readonly Slice[],
  count: number,
  room: number,
): (readonly Slice[])[] {
  for (let height = heightOf(slices) / count; height < room; height += 3) {
    try {
      const columns = fillColumns(slices, () => height);
      if (columns.length <= count) return columns;
    } catch (error) {
      if (!(error instanceof Overflow)) throw error;
    }
  }
  return fillColumns(slices, () => room);
}

/** How much a gap may be widened so that a full column ends where its neighbour ends. */
const mostGiven = 7;

/** Slices at their places, the gaps a little wider where that fills the column. */
export function setColumn(slices: readonly Slice[], room?: number): Column {
  const gaps = slices.filter(({ before }, at) => at > 0 && before > 0).length;
  const spare = room === undefined ? 0 : Math.max(room - heightOf(slices), 0);
  const more = gaps === 0 || spare / gaps > mostGiven ? 0 : spare / gaps;
  let y = 0;
  return slices.map((slice, at) => {
    if (at > 0) y += slice.before + (slice.before > 0 ? more : 0);
    const placed = { slice, y };
    y += slice.height;
    return placed;
  });
}

export function drawColumn(sheet: Sheet, column: Column, x: number, y: number): void {
  for (let at = 0; at < column.length; ) {
    const isRow = column[at]?.slice.row === true;
    const next = column.findIndex(({ slice }, after) => after > at && slice.row !== isRow);
    const run = column.slice(at, isRow && next !== -1 ? next : isRow ? column.length : at + 1);
    const draw = (): void => {
      for (const placed of run) placed.slice.draw(sheet, x, y + placed.y);
    };
    if (isRow) sheet.group('Table', draw);
    else draw();
    at += run.length;
  }
}
