import { describe, expect, test } from 'vitest';
import { gameOf } from '#games/all.ts';
import { translator } from '#i18n/index.ts';
import { games, languages } from '#i18n/languages.ts';
import { bookOf } from '#model/book.ts';
import { examplesOf } from '#model/examples.ts';
import { plainText } from '#model/rules/text.ts';
import { elementsOf } from '#testing/pdf-elements.ts';
import { opened, textOf } from '#testing/pdf-files.ts';
import { isClaim } from '#words/examples/outcome.ts';
import { wordsOf } from '#words/examples/parts.ts';
import type { Variant } from '../../variant.ts';
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

  test('has every clause with its number', async () => {
    const text = plain(await textOf(of));
    for (const { number, title, blocks } of book.clauses.values()) {
      expect(text).toContain(plain(`${number} ${title}`));
      // References add their numbers: words are looked for one by one.
      for (const word of plain(plainText(blocks, () => '')).match(/\p{L}+/gu) ?? [])
        expect(text).toContain(word);
    }
  });

  test('has every term in the index, once', async () => {
    const title = plain(translator(lang)('print:rulebook.index'));
    const pdf = await opened(of);
    const all: string[] = [];
    for (let number = 2; number <= pdf.numPages; number += 1)
      for (const { lines } of await elementsOf(await pdf.getPage(number)))
        all.push(plain(lines.map(({ words }) => words).join(' ')));
    const names = all
      .slice(all.lastIndexOf(title) + 1)
      .map((entry) => entry.replace(/(?:,? \d+(?: – \d+)? ?)+$/, ''));
    for (const { words } of book.terms.values()) expect(names).toContain(plain(words[lang]));
    // Two things that have one name share an entry.
    expect(names).toEqual([...new Set(names)]);
  });

  test('asks what its examples ask as at the table, and answers a claim as one', async () => {
    const text = plain(await textOf(of));
    const t = translator(lang);
    const { examples } = await gameOf(game);
    const shown = examplesOf(game).filter(({ title }) =>
      text.includes(plain(`${t('print:rulebook.example')}. ${title[lang]}`)),
    );
    expect(shown.length).toBeGreaterThan(5);
    for (const example of shown) {
      const { asked, verdict } = examples.workOut(example, wordsOf(lang));
      if (asked === undefined || verdict !== 'legal') continue;
      const key = isClaim(example) ? 'claim-verdict' : 'verdict';
      expect(text).toContain(plain(`${asked} ${t(`rules:example.${key}.${verdict}`)}.`));
    }
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
    for (let number = 1; number <= pdf.numPages; number += 1)
      for (const { role, lines } of await elementsOf(await pdf.getPage(number))) {
        const text = lines.map(({ words }) => words).join(' ');
        const [, clause] = /^(\d+\.\d+) /.exec(text) ?? [];
        if (role === 'H3' && clause !== undefined) numbers.set(clause, number);
        for (const [, cited = '', page] of text.matchAll(/(\d+\.\d+), \p{L}+\. (\d+)/gu))
          named.push([cited, Number(page)]);
      }
    expect(named.length).toBeGreaterThan(3);
    for (const [clause, page] of named) expect(numbers.get(clause), clause).toBe(page);
  });
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

  test.each(everywhere)('leaves no page empty, nor most of its last ($game, $lang)', async (of) => {
    const first = await (await opened(variant({ ...of, doc: 'rulebook-booklet' }))).getPage(1);
    const [, , width = 0, height = 0] = first.view;
    // The last page lies left of the first.
    const lines = (await elementsOf(first)).flatMap((element) => element.lines);
    const last = lines.filter(({ x }) => x < width / 2).map(({ y }) => y);
    expect(Math.min(...last)).toBeLessThan(height * 0.5);
  });

  test('is read in the order of the book, not of the sheets', async () => {
    const tree = await (await opened(variant({ doc: 'rulebook-booklet' }))).getPage(1);
    const roles = JSON.stringify(await tree.getStructTree());
    expect(roles.indexOf('"H1"')).toBeGreaterThan(0);
  });
});
