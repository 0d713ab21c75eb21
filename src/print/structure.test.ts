import { inflateSync } from 'node:zlib';
import type { StructNode } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { allGames } from '#games/all.ts';
import { looseTranslator, translator } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { opened, pdfOf } from '#testing/pdf-files.ts';
import { inks, papers, type Variant, variants } from './variant.ts';

const russian: Variant = {
  game: 'fort',
  lang: 'ru',
  doc: 'icons-and-boxes',
  paper: 'a4',
  ink: 'colour',
};

/** Objects of a file as text, compressed streams left out. */
const objects = async (variant: Variant): Promise<string> =>
  (await pdfOf(variant)).bytes.toString('latin1').replace(/stream[\s\S]*?endstream/g, '');

const all = (node: StructNode): StructNode[] => [node, ...(node.children ?? []).flatMap(all)];

const roles = (node: StructNode): string[] => [
  ...(node.role === undefined ? [] : [node.role]),
  ...(node.children ?? []).flatMap(roles),
];

test('fonts are embedded, and only the glyphs that are used', async () => {
  const text = await objects(russian);
  const names = [...text.matchAll(/\/FontName \/(\S+)/g)].map(([, name]) => name ?? '');
  expect(names.map((name) => name.replace(/^[A-Z]{6}\+/, '')).sort()).toEqual([
    'Nunito-Bold',
    'Nunito-ExtraBold',
    'Nunito-Regular',
  ]);
  for (const name of names) expect(name).toMatch(/^[A-Z]{6}\+/);
  expect(text.match(/\/FontFile2 /g)).toHaveLength(names.length);
  expect(text.match(/\/ToUnicode /g)).toHaveLength(names.length);
  expect(text).not.toContain('Helvetica');
});

test('tagged, with language and title', async () => {
  const pdf = await opened(russian);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Title: 'Форт: Значки и поля',
    Language: 'ru',
    PDFFormatVersion: '1.7',
  });
  expect((await pdf.getMarkInfo())?.get('Marked')).toBe(true);
  expect(await objects(russian)).toContain('/DisplayDocTitle true');
});

/** Every document, each in one of the languages, papers and inks. */
const every = variants(await allGames()).filter(
  ({ lang, paper, ink }, at) =>
    lang === languages[Math.floor(at / 4) % languages.length] &&
    paper === papers[Math.floor(at / 12) % papers.length] &&
    ink === inks[Math.floor(at / 24) % inks.length],
);

test.each(every)('$game $doc in $lang is tagged, and says what it is', async (variant) => {
  const pdf = await opened(variant);
  const say = looseTranslator(variant.lang);
  const plain = (words: string): string => words.replaceAll('\u00a0', ' ');
  const { info } = await pdf.getMetadata();
  const name = `${say(`icons:names.${variant.game}`)}: ${say(`print:docs.${variant.doc}.name`)}`;
  expect(info).toMatchObject({ Title: plain(name), Language: variant.lang });
  expect((await pdf.getMarkInfo())?.get('Marked')).toBe(true);
  const trees: StructNode[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const tree = await (await pdf.getPage(number)).getStructTree();
    expect(tree, `page ${number}`).not.toBeNull();
    if (tree !== null) trees.push(tree);
  }
  const nodes = trees.flatMap(all);
  const found = nodes.flatMap(({ role }) => (role === undefined ? [] : [role]));
  expect(found.find((role) => /^H\d$/.test(role))).toBe('H1');
  // No level is left out on the way down.
  const levels = found.filter((role) => /^H\d$/.test(role)).map((role) => Number(role.slice(1)));
  levels.forEach((level, at) => {
    expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
  });
  for (const { role, alt } of nodes) if (role === 'Figure') expect(alt ?? '').not.toBe('');
});

test('an outline names the pages', async () => {
  const titles = (await (await opened(russian)).getOutline())?.map(({ title }) => title);
  const t = translator('ru');
  const plain = (words: string): string => words.replaceAll('\u00a0', ' ');
  expect(titles).toEqual([plain(t('print:fort.icons.front')), plain(t('print:fort.icons.back'))]);
});

describe('what is read aloud', () => {
  test('headings and paragraphs in their order', async () => {
    const tree = await (await (await opened(russian)).getPage(1)).getStructTree();
    const found = tree === null ? [] : roles(tree);
    expect(found.filter((role) => role === 'H1')).toHaveLength(1);
    expect(found.filter((role) => role === 'H2').length).toBeGreaterThanOrEqual(4);
    expect(found.filter((role) => role === 'P').length).toBeGreaterThanOrEqual(25);
    expect(found.indexOf('H1')).toBeLessThan(found.indexOf('H2'));
  });

  test('tables in rows, and numbers as links within their text', async () => {
    const tree = await (await (await opened(russian)).getPage(2)).getStructTree();
    const within = (role: string): StructNode[] => {
      return (tree === null ? [] : all(tree)).filter((node) => node.role === role);
    };
    const [table] = within('Table');
    expect(table?.children?.map(({ role }) => role)).toEqual(Array(7).fill('TR'));
    expect(table?.children?.[0]?.children?.map(({ role }) => role)).toEqual(['TH', 'TH', 'TH']);
    const links = within('P').flatMap(({ children = [] }) =>
      children.filter(({ role }) => role === 'Link'),
    );
    expect(links.length).toBeGreaterThan(25);
    for (const { children = [] } of links)
      expect(children.map(({ type }) => type)).toEqual(['content', 'annotation']);
  });

  test('icons in the text by their names, where they stand in it', async () => {
    const levels: Variant = { ...russian, doc: 'turn-order' };
    const tree = await (await (await opened(levels)).getPage(2)).getStructTree();
    const figures = (tree === null ? [] : all(tree)).filter(({ role }) => role === 'Figure');
    const names = figures.map(({ alt }) => alt);
    const t = translator('ru');
    expect(names).toContain(t('icons:names.pizza'));
    expect(names).not.toContain(undefined);
  });

  test('one of four equal aids; the copies are decoration', async () => {
    const aids: Variant = { ...russian, doc: 'turn-order' };
    const page = await (await opened(aids)).getPage(1);
    const tree = await page.getStructTree();
    expect((tree === null ? [] : roles(tree)).filter((role) => role === 'H1')).toHaveLength(1);
    const { items } = await page.getTextContent();
    expect(items.filter(({ str }) => str.includes('ваш ход'))).toHaveLength(4);
  });
});

/** Operators that fill a shape, counted in the drawing of all pages. */
async function fills(variant: Variant): Promise<number> {
  const { bytes } = await pdfOf(variant);
  const source = bytes.toString('latin1');
  let count = 0;
  for (const match of source.matchAll(/stream\r?\n/g)) {
    const from = match.index + match[0].length;
    const end = source.indexOf('endstream', from);
    try {
      const drawing = inflateSync(bytes.subarray(from, end)).toString('latin1');
      // Drawings are written in plain letters, fonts are not.
      if (/^[\n -~]*$/.test(drawing)) count += drawing.match(/^f\*?$/gm)?.length ?? 0;
    } catch {
      // Not a compressed stream: nothing is drawn there.
    }
  }
  return count;
}

test('the ink saver fills nothing but the code of each page', async () => {
  for (const doc of ['turn-order', 'pocket-cards'] as const) {
    expect(await fills({ ...russian, doc })).toBeGreaterThan(20);
    expect(await fills({ ...russian, doc, ink: 'saver' })).toBe(2);
  }
});
