import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { describe, expect, test, vi } from 'vitest';
import { characters } from '#fonts/characters.ts';
import { fullFont } from '#fonts/cut.ts';
import { sheetOf } from '#testing/pdf-files.ts';
import { place, placeLargest, stack } from './arrange.ts';
import { style, text } from './block.ts';
import { breakLines, Overflow } from './break-lines.ts';
import { face, textWidth, weights } from './faces.ts';
import { parseRich, withNumbers } from './rich.ts';

const blank = async () => {
  const { sheet } = await sheetOf({
    game: 'fort',
    lang: 'en',
    doc: 'icons-and-boxes',
    paper: 'a4',
    ink: 'colour',
  });
  sheet.page('test');
  return sheet;
};
const made = await blank();

describe('glyphs', () => {
  test('a character the font lacks is named, with its text', () => {
    expect(() => textWidth('Stuff → Pack', 'regular', 9)).toThrow(
      /no glyph for "→" \(U\+2192\) in "→"/,
    );
    expect(() => textWidth('Stuff ▸ Pack', 'bold', 9)).toThrow(/U\+25B8/);
  });

  test('the three languages and their signs are there', () => {
    for (const weight of weights)
      textWidth('ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ «ёЁъЪ» – — „” “” ’ × − + 0123456789', weight, 9);
  });

  test.each(weights)('words are as wide as pdfkit sets them, and lines no wider (%s)', (weight) => {
    const doc = new PDFDocument({ font: '', autoFirstPage: false });
    doc.registerFont(weight, readFileSync(fullFont(weight))).font(weight, 10);
    for (const line of ['Год за годом, То да Ав.', 'five offices fit', 'Żyła w Łodzi AWAY'])
      expect(textWidth(line, weight, 10), line).toBeCloseTo(doc.widthOfString(line), 6);
    // Kerning moves the letters of a word, but no word nearer to a space.
    const apart = (parts: string[]): number =>
      parts.reduce((sum, part) => sum + textWidth(part, weight, 1000), 0);
    expect(textWidth('Год', weight, 1000)).toBeLessThan(apart([...'Год']) - 5);
    expect(textWidth('Гд То', weight, 1000)).toBeCloseTo(apart(['Гд', ' ', 'То']), 6);
  });

  test('a document takes no character from the next one', async () => {
    const made = await blank();
    for (const weight of weights) made.text('ЁЙÉÕłź', 0, 20, { weight, size: 9, colour: 'ink' });
    await made.finish();
    for (const weight of weights)
      for (const character of characters.replace(/\s/g, ''))
        expect(face(weight).layout(character).glyphs[0]?.codePoints, character).toEqual([
          character.codePointAt(0),
        ]);
  });

  test('each word is set once for all documents', () => {
    expect(face('bold').layout('Yard')).toBe(face('bold').layout('Yard'));
  });
});

describe('lines', () => {
  test('as few as possible, as even as possible', () => {
    expect(breakLines([40, 40, 40, 10], 5, 100)).toEqual([2, 4]);
    expect(breakLines([30, 30, 30, 30], 5, 100)).toEqual([2, 4]);
    expect(breakLines([50, 10, 10, 50, 30], 5, 100)).toEqual([3, 5]);
    expect(breakLines([], 5, 100)).toEqual([]);
  });

  test('a word joins the last one where the line before can spare it', () => {
    expect(breakLines([45, 20, 20, 30], 5, 100)).toEqual([2, 4]);
    expect(breakLines([95, 30], 5, 100)).toEqual([1, 2]);
  });

  test('a word that is too long is no line', () => {
    expect(() => breakLines([120], 5, 100)).toThrow(Overflow);
  });

  test('words at the end of a line stay apart for those who read without lines', async () => {
    const made = await blank();
    const shown = vi.spyOn(made, 'text');
    const source = 'Beside a wooden fence the smallest kept all the pizza.';
    text(source, style(9)).draw(made, 0, 0, 80);
    expect(shown.mock.calls.length).toBeGreaterThan(2);
    expect(shown.mock.calls.map(([words]) => words).join('')).toBe(source);
    // A word that ends its line at a hyphen stays one word.
    shown.mockClear();
    text('Noodle- twins', style(9)).draw(made, 0, 0, 40);
    expect(shown.mock.calls.map(([words]) => words)).toEqual(['Noodle-', 'twins']);
  });

  test('no line is wider than its column', () => {
    const words = 'Beside a wooden fence the smallest of them kept all the pizza'.split(' ');
    const widths = words.map((word) => textWidth(word, 'regular', 9));
    const space = textWidth(' ', 'regular', 9);
    for (const width of [45, 60, 90, 140, 300]) {
      let from = 0;
      for (const end of breakLines(widths, space, width)) {
        const line = widths.slice(from, end);
        expect(
          line.reduce((sum, each) => sum + each, 0) + (line.length - 1) * space,
        ).toBeLessThanOrEqual(width + 0.01);
        from = end;
      }
      expect(from).toBe(words.length);
    }
  });
});

describe('what does not fit into the room it has', () => {
  const long = stack(
    Array.from({ length: 10 }, () => text('One line.', style(10, { leading: 12 }))),
  );
  const where = { x: 0, y: 0, width: 100, height: 110 };

  test('what is too tall is not drawn but reported, with the excess', () => {
    expect(() => place(made, long, where, 'the list')).toThrow(
      /the list does not fit: 10\.0 pt too much/,
    );
    expect(() => place(made, long, { ...where, height: 120 }, 'the list')).not.toThrow();
  });

  test('the largest size that fits is taken, and the smallest one must', () => {
    const tried: number[] = [];
    let fitted = 0;
    const build = (size: number) => {
      tried.push(size);
      const block = text('A few words that need some room in their column.', style(size));
      const draw: typeof block.draw = (...place) => {
        fitted = size;
        block.draw(...place);
      };
      return { ...block, draw };
    };
    placeLargest(made, [30, 20, 10, 8], build, { ...where, height: 60 }, 'the text');
    expect(tried).toContain(20);
    expect(fitted).toBe(10);
    expect(() => placeLargest(made, [30, 20], build, { ...where, height: 20 }, 'the text')).toThrow(
      Overflow,
    );
  });
});

test('a dash stays with the word before it, a number with the last word', () => {
  const texts = (source: string, ...labels: string[]): string[] =>
    withNumbers(
      parseRich(source),
      labels.map((label) => ({ label, url: '#' })),
    ).map((word) => word.map((atom) => (atom.kind === 'text' ? atom.text : '')).join(''));
  expect(texts('одно — другое')).toEqual(['одно\u00a0—', 'другое']);
  expect(texts('as you like.', '7.1', '7.5')).toEqual(['as', 'you', 'like.\u00a07.1', '7.5']);
  // Behind a phrase without an end it could be read as a part of it.
  expect(texts('Level + 1', '4.4', '4.2')).toEqual(['Level', '+', '1\u00a0[4.4', '4.2]']);
  expect(texts('Stuff: 4 [pizza]', '4.3')).toEqual(['Stuff:', '4', '\u00a0[4.3]']);
});

test('markup: strong words and icons; an unknown icon is an error', () => {
  expect(parseRich('**Stuff:** 4\u00a0[pizza]')).toEqual([
    [{ kind: 'text', text: 'Stuff:', strong: true }],
    [
      { kind: 'text', text: '4\u00a0', strong: false },
      { kind: 'icon', icon: 'pizza' },
    ],
  ]);
  expect(() => parseRich('4 [pizzza]')).toThrow(/no icon "pizzza"/);
});
