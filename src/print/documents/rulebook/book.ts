import type { Book } from '#model/book.ts';
import type { Context } from '../../context.ts';
import { smaller, textWidth } from '../../set/faces.ts';
import {
  balanced,
  type Column,
  drawColumn,
  fillColumns,
  heightOf,
  inTurn,
  type Slice,
  setColumn,
} from '../../set/flow.ts';
import { referenceAtom, type Word } from '../../set/rich.ts';
import { chapterFlow } from './chapter.ts';
import { drawFront } from './front.ts';
import { indexFlow } from './index-flow.ts';
import type { ReferenceWords } from './rule-words.ts';

/** The size of a page and of its type. */
export interface Format {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly gutter: number;
  readonly body: number;
  readonly title: number;
  readonly indexColumns: number;
}

/** Where each clause and chapter begins. */
export type PageOf = (anchor: string) => number;

interface BodyPage {
  readonly columns: readonly Column[];
  readonly count: number;
  /** The chapter for its running title. */
  readonly running: string;
}

export interface LaidBook {
  readonly format: Format;
  readonly book: Book;
  readonly pages: readonly ('front' | BodyPage)[];
  readonly pageOf: PageOf;
}

/** Room for the running title above and the number of the page below. */
const headHeight = (format: Format): number => format.body * 2.1;
const footHeight = (format: Format): number => format.body * 2.4;
const roomOf = (format: Format): number => format.height - headHeight(format) - footHeight(format);

const columnWidth = ({ width, gutter }: Format, columns: number): number =>
  (width - gutter * (columns - 1)) / columns;

/** The number of a clause and its page, set small and linked to it. */
function referenceWords(context: Context, book: Book, pageOf: PageOf): ReferenceWords {
  return (clause) => {
    const number = book.clauses.get(clause)?.number ?? '';
    const page = context.t('print:rulebook.page', { page: pageOf(clause) });
    const label = `${number},\u00a0${page}`;
    const word: Word = [referenceAtom({ label, to: { place: clause } })];
    return [word];
  };
}

/** Columns in pages; the last page has columns of one height. */
function pagesOf(
  slices: readonly Slice[],
  format: Format,
  count: number,
  running: (slices: readonly Slice[]) => string,
): BodyPage[] {
  const room = roomOf(format);
  const filled = fillColumns(slices, () => room);
  const pages: BodyPage[] = [];
  for (let at = 0; at < filled.length; at += count) {
    const own = filled.slice(at, at + count);
    const last = at + count >= filled.length;
    const shown = last ? balanced(own.flat(), count, room) : own;
    pages.push({
      columns: shown.map((column) => setColumn(column, last ? undefined : room)),
      count,
      running: running(own.flat()),
    });
  }
  return pages;
}

/** The title of the last chapter that began on a page or before it. */
function runningTitles(book: Book): (slices: readonly Slice[]) => string {
  let title = '';
  return (slices) => {
    for (const { anchor } of slices) {
      const chapter = book.chapters.find(({ id }) => anchor === `chapter-${id}`);
      if (chapter !== undefined) title = `${chapter.number} ${chapter.title}`;
    }
    return title;
  };
}

function layOnce(context: Context, book: Book, format: Format, known: PageOf): LaidBook {
  const { sheet, t } = context;
  const { body, columns, indexColumns } = format;
  const writing = { context, body, references: referenceWords(context, book, known) };
  const rules = inTurn(book.chapters.map((chapter) => chapterFlow(chapter, writing)));
  const width = columnWidth(format, columns);
  const slices = rules(width, sheet);
  // A short index follows the rules in their columns; a long one has pages of its own.
  const short = indexFlow(context, book, format, known)(width, sheet);
  const follows = heightOf(short) < roomOf(format);
  const bodySlices = follows ? [...slices, ...short] : slices;
  const bodyPages = pagesOf(bodySlices, format, columns, runningTitles(book));
  const found = new Map<string, number>();
  bodyPages.forEach((page, at) => {
    for (const { slice } of page.columns.flat())
      if (slice.anchor !== undefined) found.set(slice.anchor, at + 2);
  });
  const pageOf: PageOf = (anchor) => found.get(anchor) ?? 0;
  const long = indexFlow(context, book, format, pageOf);
  const indexPages = follows
    ? []
    : pagesOf(long(columnWidth(format, indexColumns), sheet), format, indexColumns, () =>
        t('print:rulebook.index'),
      );
  return { format, book, pages: ['front', ...bodyPages, ...indexPages], pageOf };
}

/** How often page numbers may push other page numbers around before it counts as endless. */
const attempts = 6;

/** Lays out the book again and again until the page numbers that it prints are right. */
export function layBook(context: Context, book: Book, format: Format): LaidBook {
  const anchors = [...book.clauses.keys(), ...book.chapters.map(({ id }) => `chapter-${id}`)];
  let known: PageOf = () => 10;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const laid = layOnce(context, book, format, known);
    const before = known;
    if (anchors.every((anchor) => laid.pageOf(anchor) === before(anchor))) return laid;
    known = laid.pageOf;
  }
  throw new Error(`the pages of the rulebook of ${book.game} in ${book.language} don't settle`);
}

/** Running title above, number of the page below: neither is read aloud. */
function furniture(
  { sheet, gameName }: Context,
  laid: LaidBook,
  page: number,
  running: string,
): void {
  const { format } = laid;
  const size = smaller(format.body, 0.85);
  const look = { weight: 'regular', size, colour: 'soft' } as const;
  sheet.artifact(() => {
    sheet.text(gameName, 0, size, look);
    sheet.text(running, format.width - textWidth(running, 'regular', size), size, look);
    sheet.line(0, size * 1.5, format.width, size * 1.5, 0.4);
    const number = String(page);
    const bold = { weight: 'bold', size: format.body, colour: 'ink' } as const;
    const middle = (format.width - textWidth(number, 'bold', format.body)) / 2;
    sheet.text(number, middle, format.height - 1, bold);
  }, 'Pagination');
}

/** Draws every page in the order it is read; `onPage` puts it where it belongs. */
export function drawBook(
  context: Context,
  laid: LaidBook,
  onPage: (page: number, draw: () => void) => void,
): void {
  const { sheet } = context;
  const { format } = laid;
  laid.pages.forEach((page, at) => {
    onPage(at + 1, () => {
      if (page === 'front') {
        drawFront(context, laid);
        return;
      }
      furniture(context, laid, at + 1, page.running);
      const step = columnWidth(format, page.count) + format.gutter;
      page.columns.forEach((column, place) => {
        drawColumn(sheet, column, place * step, headHeight(format));
      });
    });
  });
}
