import { describe, expect, test } from 'vitest';
import { allGames } from '#games/all.ts';
import { makeOf, opened, pdfOf, textOf } from '#testing/pdf-files.ts';
import { leastMargin, paperSizes } from './paper.ts';
import { fileName, papers, type Variant, variants } from './variant.ts';

const games = await allGames();
const documentsOf = (game: string): string[] =>
  games.filter(({ id }) => id === game).flatMap(({ documents }) => documents.map(({ id }) => id));

const variant = (more: Partial<Variant>): Variant => ({
  game: 'fort',
  lang: 'en',
  doc: 'turn-order',
  paper: 'a4',
  ink: 'colour',
  ...more,
});

/** Every document in every language. The ink saver needs the most room: it adds letters. */
const sample = variants(games, { paper: 'letter', ink: 'saver' });

test('every document of a game in three languages, on two papers and in two inks', () => {
  const names = variants(games).map(fileName);
  const documents = games.flatMap(({ id }) => documentsOf(id));
  expect(names).toHaveLength(documents.length * 3 * 2 * 2);
  expect(new Set(names).size).toBe(names.length);
  expect(variants(games, { game: 'fort', lang: 'pl', doc: 'glossary' }).map(fileName)).toEqual([
    'fort-glossary-pl-a4.pdf',
    'fort-glossary-pl-a4-saver.pdf',
    'fort-glossary-pl-letter.pdf',
    'fort-glossary-pl-letter-saver.pdf',
  ]);
  expect(documentsOf('fort')).not.toContain('values');
  expect(documentsOf('dobro')).not.toContain('icons-and-boxes');
});

/** In kB. Long lists have an element of the structure for every entry. */
const heaviest: Readonly<Record<string, number>> = {
  'all-sheets': 700,
  glossary: 180,
  'card-almanac': 260,
  'card-almanac-to-cut': 260,
  rulebook: 500,
  'rulebook-booklet': 500,
};

test('everything fits in every language, and no file is heavy', {
  timeout: 120_000,
}, async () => {
  for (const each of sample) {
    const { bytes } = await pdfOf(each);
    expect(bytes.length, fileName(each)).toBeLessThan((heaviest[each.doc] ?? 150) * 1000);
    expect(bytes.length, fileName(each)).toBeGreaterThan(10_000);
  }
});

const russian = ['ваш ход', 'Обновление.', 'лучшие друзья', 'из колоды парка', '25 ПО', 'вышка'];

describe('text comes out of the file as it was written', () => {
  test('Russian, with spaces that may be searched for', async () => {
    const text = await textOf(variant({ lang: 'ru' }));
    for (const word of russian) expect(text).toContain(word);
    expect(text).not.toContain('\u00a0');
  });

  test('Polish, with all its letters', async () => {
    const text = await textOf(variant({ lang: 'pl', doc: 'icons-and-boxes', ink: 'saver' }));
    for (const word of [
      'Weź zasób.',
      'Wyrzuć tę kartę.',
      'Świnka Skarbonka',
      'Łapówka',
      'Żuk',
      'książkę',
    ])
      expect(text).toContain(word);
    expect(text).toContain('Weź do Gratów takie same zasoby, jakie masz w Plecaku.');
  });

  test('English, and the sentence of a box next to its icons', async () => {
    expect(await textOf(variant({ doc: 'icons-and-boxes' }))).toContain(
      'Gain 1 pizza for each shovel.',
    );
  });
});

test('suits and resources carry letters in the ink saver', async () => {
  const saver = await textOf(
    variant({ doc: 'icons-and-boxes', lang: 'ru', ink: 'saver', paper: 'letter' }),
  );
  for (const letters of ['Ск', 'Ло', 'Кл', 'Во', 'Ко', 'Кн', 'Мо', 'Пи', 'Иг'])
    expect(saver).toContain(letters);
});

describe('every page', { timeout: 120_000 }, () => {
  test.each(papers)(
    'has the size of its paper, keeps its margins and is legible (%s)',
    async (paper) => {
      const [lang, ink] = paper === 'a4' ? (['en', 'colour'] as const) : (['ru', 'saver'] as const);
      for (const each of variants(games, { lang, paper, ink })) {
        const { doc } = each;
        const pdf = await opened(each);
        for (let number = 1; number <= pdf.numPages; number += 1) {
          const page = await pdf.getPage(number);
          const [, , width = 0, height = 0] = page.view;
          const folded = doc === 'rulebook-booklet';
          expect(folded ? height : width).toBeCloseTo(paperSizes[paper].width, 1);
          expect(folded ? width : height).toBeCloseTo(paperSizes[paper].height, 1);
          const { items } = await page.getTextContent();
          // Thousands of words: those outside their place, or too small, are told together.
          const amiss = items.filter(
            ({ str, transform: [, , skew = 0, size = 0, x = 0, y = 0], width: wide }) =>
              str.trim() !== '' &&
              (Math.hypot(skew, size) < 7.49 ||
                x < leastMargin ||
                y < leastMargin ||
                x + wide > width - leastMargin ||
                y + 6 > height - leastMargin),
          );
          expect(amiss, `${fileName(each)}, page ${number}`).toEqual([]);
        }
      }
    },
  );

  test('says which edition it is, where its numbers lead, and has a bar to measure', async () => {
    const pdf = await opened(variant({ doc: 'pocket-cards', lang: 'pl' }));
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const text = items.map(({ str }) => str).join('');
      expect(text).toContain('Yardstick 1.2.3, treść z 31 stycznia 2026.');
      expect(text).toContain('example.org/yardstick/pl/fort/rules/');
      expect(text).not.toContain('https:');
      expect(text).toContain('50 mm');
    }
  });
});

test('as many pages as the sheets have sides', async () => {
  const pages = async (more: Partial<Variant>) => (await opened(variant(more))).numPages;
  expect(await pages({ doc: 'turn-order' })).toBe(2);
  expect(await pages({ doc: 'icons-and-boxes' })).toBe(2);
  for (const doc of ['glossary', 'three-languages'] as const) {
    expect(await pages({ doc })).toBe(2);
    expect(await pages({ doc, game: 'dobro' })).toBe(1);
  }
  expect(await pages({ doc: 'all-sheets' })).toBe(16);
  expect(await pages({ doc: 'all-sheets', game: 'dobro' })).toBe(16);
  expect(await pages({ doc: 'set-up' })).toBe(2);
  expect(await pages({ doc: 'set-up', game: 'dobro' })).toBe(1);
  expect(await pages({ doc: 'card-almanac' })).toBe(5);
  expect(await pages({ doc: 'card-almanac-to-cut' })).toBe(12);
  expect(await pages({ doc: 'card-almanac', game: 'dobro' })).toBe(1);
  expect(await pages({ doc: 'pocket-cards' })).toBe(2);
  expect(await pages({ doc: 'score-sheet' })).toBe(1);
  expect(await pages({ doc: 'score-sheet', game: 'dobro' })).toBe(2);
});

test('all sheets in one file are the sheets one behind the other', async () => {
  const whole = await textOf(variant({ doc: 'all-sheets', game: 'dobro', lang: 'pl' }));
  let at = 0;
  const sheets = games
    .filter(({ id }) => id === 'dobro')
    .flatMap(({ documents }) => documents.filter(({ kind }) => kind === 'table'));
  for (const { id: doc } of sheets) {
    const own = await textOf(variant({ doc, game: 'dobro', lang: 'pl' }));
    expect(whole.indexOf(own.slice(0, 60), at), doc).toBeGreaterThanOrEqual(at);
    at = whole.indexOf(own.slice(0, 60), at) + 1;
  }
});

test('turned over the long edge, the back of a card meets its front', async () => {
  const pdf = await opened(variant({ doc: 'pocket-cards' }));
  const placesOn = async (number: number) => {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    return (title: string): readonly number[] =>
      items.find(({ str }) => str === title)?.transform.slice(4) ?? [];
  };
  const [front, back] = [await placesOn(1), await placesOn(2)];
  const sums = [
    ['Your turn', 'Following'],
    ['Fort Level', 'Score at the end'],
    ['Actions 1', 'Actions 2'],
  ].map(([one = '', other = '']) => {
    const [x = Number.NaN, y = Number.NaN] = front(one);
    const [backX = Number.NaN, backY = Number.NaN] = back(other);
    expect(backY, one).toBeCloseTo(y, 1);
    return x + backX;
  });
  for (const sum of sums) expect(sum).toBeCloseTo(sums[0] ?? 0, 1);
});

test('two runs give the same bytes', async () => {
  for (const each of variants(games, { lang: 'ru', paper: 'letter', ink: 'saver' })) {
    // The first was made in whatever order the tests ran: nothing of another document stays behind.
    const { bytes } = await pdfOf(each);
    expect(bytes.equals((await makeOf(each)).bytes), fileName(each)).toBe(true);
  }
});
