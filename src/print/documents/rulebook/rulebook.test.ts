import { describe, expect, test } from 'vitest';
import { translator } from '#i18n/index.ts';
import { games, languages } from '#i18n/languages.ts';
import { bookOf } from '#model/book.ts';
import { plainText } from '#model/rules/text.ts';
import { opened, sheetOf, textOf } from '#testing/pdf-files.ts';
import { mm } from '../../paper.ts';
import type { Variant } from '../../variant.ts';
import { layBook } from './book.ts';
import { foldedPlace } from './index.ts';

const variant = (more: Partial<Variant>): Variant => ({
  game: 'fort',
  lang: 'en',
  doc: 'rulebook',
  paper: 'a4',
  ink: 'colour',
  ...more,
});

const plain = (text: string): string => text.toLocaleLowerCase().replace(/[\s\u00a0]+/g, ' ');

const everywhere = games.flatMap((game) => languages.map((lang) => ({ game, lang })));

describe.each(everywhere)('the rulebook of $game in $lang', ({ game, lang }) => {
  const book = bookOf(game, lang);
  const of = variant({ game, lang });

  test('has every clause with its number, and every term in the index', async () => {
    const text = plain(await textOf(of));
    for (const { number, title, blocks } of book.clauses.values()) {
      expect(text).toContain(plain(`${number} ${title}`));
      // References add their numbers: words are looked for one by one.
      for (const word of plain(plainText(blocks, () => '')).match(/\p{L}+/gu) ?? [])
        expect(text).toContain(word);
    }
    const index = text.slice(text.lastIndexOf(plain(translator(lang)('print:rulebook.index'))));
    for (const { words } of book.terms.values())
      expect(index).toMatch(new RegExp(`${RegExp.escape(plain(words[lang]))} \\d`, 'u'));
  });

  test('has a bookmark for each chapter', async () => {
    const titles = (await (await opened(of)).getOutline())?.map(({ title }) => title);
    expect(titles?.slice(1, -1)).toEqual(
      book.chapters.map(({ number, title }) => `${number} ${title}`.replaceAll('\u00a0', ' ')),
    );
  });

  test('names the pages where its clauses are, and leads to them', async () => {
    const pdf = await opened(of);
    const [from] = [...book.clauses.values()].filter(({ links }) =>
      links.some(({ kind, game: other }) => kind === 'clause' && other === game),
    );
    expect(from).toBeDefined();
    const numbers = new Map<string, number>();
    const named: [string, number][] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      for (const { str } of items) {
        const [, clause] = /^(\d+\.\d+) \S/.exec(str) ?? [];
        if (clause !== undefined) numbers.set(clause, number);
        const [, cited, page] = /^(\d+\.\d+), \D+(\d+)$/.exec(str) ?? [];
        if (cited !== undefined) named.push([cited, Number(page)]);
      }
    }
    expect(named.length).toBeGreaterThan(3);
    for (const [clause, page] of named) expect(numbers.get(clause), clause).toBe(page);
  });
});

describe.each([
  { name: 'the sheet', width: 194, height: 265, body: 9.4 },
  { name: 'the booklet', width: 122, height: 193, body: 7.7 },
])('columns of $name', ({ width, height, body }) => {
  test.each(everywhere)(
    'end with no heading and part no pair of lines ($game, $lang)',
    async ({ game, lang }) => {
      const of = await sheetOf(variant({ game, lang }));
      of.sheet.page('test');
      const { pages } = layBook(of, bookOf(game, lang), {
        width: mm(width),
        height: mm(height),
        columns: 2,
        gutter: mm(6),
        body,
        title: 20,
        indexColumns: 3,
      });
      const columns = pages.flatMap((page) => (page === 'front' ? [] : page.columns));
      expect(columns.length).toBeGreaterThan(4);
      for (const column of columns.slice(0, -1)) expect(column.at(-1)?.slice.keep).toBe(false);
      for (const column of columns) {
        const last = column.at(-1);
        expect((last?.y ?? 0) + (last?.slice.height ?? 0)).toBeLessThan(mm(height));
      }
    },
  );
});

describe('the booklet', () => {
  test('lays its pages so that folded sheets are read in order', () => {
    const sides = Array.from({ length: 4 }, () => ['', '']);
    for (let page = 1; page <= 8; page += 1) {
      const { side, right } = foldedPlace(page, 8);
      const row = sides[side];
      if (row !== undefined) row[right ? 1 : 0] = String(page);
    }
    expect(sides).toEqual([
      ['8', '1'],
      ['2', '7'],
      ['6', '3'],
      ['4', '5'],
    ]);
  });

  test('has the same words as the sheets, two pages on each side', async () => {
    const booklet = await opened(variant({ doc: 'rulebook-booklet', lang: 'pl' }));
    expect(booklet.numPages % 2).toBe(0);
    const page = await booklet.getPage(1);
    const [, , width = 0, height = 0] = page.view;
    expect(width).toBeGreaterThan(height);
    const text = plain(await textOf(variant({ doc: 'rulebook-booklet', lang: 'pl' })));
    for (const { number, title } of bookOf('fort', 'pl').clauses.values())
      expect(text).toContain(plain(`${number} ${title}`));
  });

  test('is read in the order of the book, not of the sheets', async () => {
    const tree = await (await opened(variant({ doc: 'rulebook-booklet' }))).getPage(1);
    const roles = JSON.stringify(await tree.getStructTree());
    expect(roles.indexOf('"H1"')).toBeGreaterThan(0);
  });
});
