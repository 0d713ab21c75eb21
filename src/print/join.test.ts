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
    variant('set-up', { game: 'dobro', ink: 'saver' }),
    variant('glossary', { paper: 'letter' }),
    variant('rulebook-booklet', { game: 'dobro' }),
  ];
  const files = await Promise.all(
    chosen.map(async (each) => ({
      bytes: (await pdfOf(each)).bytes,
      oneSided: each.doc === 'turn-order',
    })),
  );
  const joined = await openPdf(joinPdfs(files));
  let page = 0;
  for (const { bytes, oneSided } of files) {
    const alone = await openPdf(bytes);
    for (let number = 1; number <= alone.numPages; number += 1) {
      // What is cut apart has nothing on its back, and every document begins on a front.
      page += page % 2 === 1 && (oneSided || number === 1) ? 2 : 1;
      expect(await said(joined, page)).toEqual(await said(alone, number));
    }
  }
  expect(joined.numPages).toBe(page);
  const empty = await said(joined, 2);
  expect(empty).toMatchObject({ text: '', roles: ['Root undefined'], links: [] });
  expect(empty.view).toEqual((await said(joined, 1)).view);
  const tree = await (await joined.getPage(page)).getStructTree();
  expect(tree?.children?.map(({ role }) => role)).toEqual(['Document']);
  expect((await joined.getMarkInfo())?.get('Marked')).toBe(true);
  expect((await joined.getMetadata()).info).toMatchObject({ Language: 'ru' });
});

test('a file that was made elsewhere is reported', () => {
  expect(() =>
    joinPdfs([{ bytes: new TextEncoder().encode('%PDF-1.4 and else'), oneSided: false }]),
  ).toThrow(UnknownForm);
});
