import type { StructNode } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { pdfOf } from '#testing/pdf-files.ts';
import { joinPdfs, UnknownForm } from './join.ts';
import { openPdf } from './render.ts';
import type { Variant } from './variant.ts';

const variant = (doc: string, more: Partial<Variant> = {}): Variant => ({
  game: 'fort',
  lang: 'ru',
  doc,
  paper: 'a4',
  ink: 'colour',
  ...more,
});

type Pdf = Awaited<ReturnType<typeof openPdf>>;

const all = (node: StructNode): StructNode[] => [node, ...(node.children ?? []).flatMap(all)];

/** What a page says, how it is read, and where it leads. */
async function said(pdf: Pdf, number: number) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const tree = await page.getStructTree();
  return {
    view: page.view,
    text: items.map(({ str }) => str).join('|'),
    // The joined file is one document of several.
    roles: (tree === null ? [] : all(tree))
      .filter(({ role }) => role !== 'Document')
      .map(({ role, alt }) => `${role} ${alt}`),
    links: (await page.getAnnotations()).map(({ unsafeUrl, rect }) => [unsafeUrl, rect]),
  };
}

test('joined files have all pages with their words, their structure and their links', async () => {
  const chosen = [
    variant('turn-order'),
    variant('score-sheet', { game: 'dobro', ink: 'saver' }),
    variant('glossary', { paper: 'letter' }),
    variant('rulebook-booklet', { game: 'dobro' }),
  ];
  const files = await Promise.all(chosen.map(async (each) => (await pdfOf(each)).bytes));
  const joined = await openPdf(joinPdfs(files));
  let page = 0;
  for (const file of files) {
    const alone = await openPdf(file);
    for (let number = 1; number <= alone.numPages; number += 1) {
      page += 1;
      expect(await said(joined, page)).toEqual(await said(alone, number));
    }
  }
  expect(joined.numPages).toBe(page);
  const tree = await (await joined.getPage(page)).getStructTree();
  expect(tree?.children?.map(({ role }) => role)).toEqual(['Document']);
  expect((await joined.getMarkInfo())?.get('Marked')).toBe(true);
  expect((await joined.getMetadata()).info).toMatchObject({ Language: 'ru' });
});

test('a file that was made elsewhere is told', () => {
  expect(() => joinPdfs([new TextEncoder().encode('%PDF-1.4 and something else')])).toThrow(
    UnknownForm,
  );
});
