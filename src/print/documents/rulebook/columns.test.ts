import { afterAll, describe, expect, test } from 'vitest';
import { games, languages } from '#i18n/languages.ts';
import { elementsOf, type ReadElement } from '#testing/pdf-elements.ts';
import { opened } from '#testing/pdf-files.ts';
import { inks, papers, type Variant } from '../../variant.ts';
import { foldedPlace } from './index.ts';

/** Lines of an element that stand in one column. */
interface Part {
  readonly role: string;
  readonly text: string;
  readonly lines: number;
  /** Counted through the document. */
  readonly column: number;
  /** An item of a list begins here. */
  readonly marked: boolean;
  /** It began in the column before. */
  readonly continued: boolean;
}

type Read = Omit<Part, 'marked' | 'continued'>;

const isMark = ({ text }: Read): boolean => /^(?:•|\d+\.)$/.test(text);

/** An element as the columns of its page divide it; `first` of them are on earlier pages. */
function dividedInto(
  { role, lines }: ReadElement,
  columnOf: (x: number) => number,
  first: number,
): Read[] {
  const places = lines.map(({ x }) => columnOf(x));
  return [...new Set(places)].map((column) => {
    const here = lines.filter((_, line) => places[line] === column);
    const text = here.map(({ words }) => words).join(' ');
    return { role, text, lines: here.length, column: first + column };
  });
}

/** Whether a text goes on here that began before: in the same element, or amid a sentence. */
function goesOn(part: Read, before: Read | undefined): boolean {
  if (before === undefined || before.column === part.column || part.role !== 'P') return false;
  return before.role === 'P' && !/[.:;!?)”»]$/.test(before.text.trim());
}

/** Items are read with their marks; what goes on in the next column is known for it. */
function partsOf(read: readonly Read[]): Part[] {
  return read.flatMap((part, at): Part[] => {
    if (isMark(part)) return [];
    const before = read[at - 1];
    const marked = before !== undefined && isMark(before);
    return [{ ...part, marked, continued: !marked && goesOn(part, before) }];
  });
}

/** Every part of a text in the order it is read; the index is left out. */
async function read(variant: Variant): Promise<Part[]> {
  const pdf = await opened(variant);
  const folded = variant.doc === 'rulebook-booklet';
  const pages = folded ? pdf.numPages * 2 : pdf.numPages;
  const found: Read[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const { side, right } = folded ? foldedPlace(page, pages) : { side: page - 1, right: false };
    const sheet = await pdf.getPage(side + 1);
    const [, , wide = 0] = sheet.view;
    const width = folded ? wide / 2 : wide;
    const left = right ? width : 0;
    const own = (await elementsOf(sheet))
      .map((each) => ({
        ...each,
        lines: each.lines.filter(({ x }) => x >= left && x < left + width),
      }))
      .filter(({ lines }) => lines.length > 0);
    const isIndex = (section: number): boolean =>
      own
        .filter((each) => each.section === section && each.role === 'P')
        .every(({ lines }) => /\d$/.test(lines.at(-1)?.words ?? ''));
    const columnOf = (x: number): number => Math.floor(((x - left) / width) * 2);
    for (const element of own)
      if (!isIndex(element.section)) found.push(...dividedInto(element, columnOf, page * 2));
  }
  return partsOf(found);
}

/** An item of a list: the parts of it, in one column or two. */
type ListItem = readonly Part[];

/** The lists of a document, each behind the part that leads to it. */
function listsIn(parts: readonly Part[]): { leadIn: Part | undefined; items: ListItem[] }[] {
  const lists: { leadIn: Part | undefined; items: Part[][] }[] = [];
  parts.forEach((part, at) => {
    const before = parts[at - 1];
    const inList = lists.at(-1)?.items.at(-1)?.at(-1) === before && before !== undefined;
    if (part.marked && inList) lists.at(-1)?.items.push([part]);
    else if (part.marked) lists.push({ leadIn: before, items: [[part]] });
    else if (part.continued && inList) lists.at(-1)?.items.at(-1)?.push(part);
  });
  return lists;
}

const everything = games.flatMap((game) =>
  languages.flatMap((lang) => inks.map((ink) => ({ game, lang, ink }))),
);

describe.each(['rulebook', 'rulebook-booklet', 'set-up'])('columns of the %s', (doc) => {
  let partedTexts = 0;
  // Were no text of Fort parted in any language, nothing would have been looked at.
  afterAll(() => {
    if (doc === 'rulebook-booklet') expect(partedTexts).toBeGreaterThan(0);
  });

  describe.each(everything)('$game, $lang, $ink', ({ game, lang, ink }) => {
    // Both papers have their turn: what is set on them has the same size.
    const paper = papers[(languages.indexOf(lang) + inks.indexOf(ink)) % papers.length] ?? 'a4';
    const variant: Variant = { game, lang, doc, paper, ink };

    test('no line of a text and no heading stands alone', async () => {
      const parts = await read(variant);
      parts.forEach((part, at) => {
        const next = parts[at + 1];
        if (next !== undefined && next.column !== part.column && doc !== 'set-up')
          expect(part.role, part.text).not.toMatch(/^H/);
        if (!next?.continued) return;
        expect(part.lines, part.text).toBeGreaterThan(1);
        expect(next.lines, next.text).toBeGreaterThan(1);
      });
      if (game === 'fort') partedTexts += parts.filter(({ continued }) => continued).length;
    });

    test('no item of a list stands alone, and none without what leads to it', async () => {
      const lists = listsIn(await read(variant));
      expect(lists.length).toBeGreaterThan(0);
      for (const { leadIn, items } of lists) {
        const columns = items.map((item) => new Set(item.map(({ column }) => column)));
        const [first, last] = [items[0]?.[0]?.column, items.at(-1)?.at(-1)?.column];
        const said = items.map((item) => item.map(({ text }) => text).join(' ')).join(' • ');
        expect(leadIn?.column, said).toBe(first);
        if (first === last) continue;
        expect(items.length, said).toBeGreaterThan(3);
        // Whole items, two at least on each side.
        const wholeIn = (column: number | undefined): number =>
          columns.filter((own) => own.size === 1 && column !== undefined && own.has(column)).length;
        expect(wholeIn(first), said).toBeGreaterThan(1);
        expect(wholeIn(last), said).toBeGreaterThan(1);
      }
    });
  });
});
