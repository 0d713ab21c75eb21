import type { Pdf } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { gameOf } from '#games/all.ts';
import type { Edition } from '#print/edition.ts';
import { blankSheet, type Made, makePdf } from '#print/make.ts';
import { openPdf } from '#print/render.ts';
import { fileName, type Variant } from '#print/variant.ts';

/** A fixed edition, so that pictures and bytes do not change. */
export const edition: Edition = {
  version: '1.2.3',
  date: new Date('2026-01-31T00:00:00Z'),
  site: 'https://example.org/yardstick/',
};

/** Makes a PDF afresh. */
export const makeOf = async (variant: Variant, of: Edition = edition): Promise<Made> =>
  makePdf(variant, await gameOf(variant.game), of);

/** A blank sheet. */
export const sheetOf = async (variant: Variant) =>
  blankSheet(variant, await gameOf(variant.game), edition);

const made = new Map<string, Promise<Made>>();

/** Each file is made once for all tests of a file. */
export function pdfOf(variant: Variant): Promise<Made> {
  const name = fileName(variant);
  const known = made.get(name) ?? makeOf(variant);
  made.set(name, known);
  return known;
}

let last: { readonly name: string; readonly pdf: Promise<Pdf> } | undefined;

/** A file as a browser opens it. The last one stays open: several tests in a row look at the same. */
export function opened(variant: Variant): Promise<Pdf> {
  const name = fileName(variant);
  if (last?.name !== name) last = { name, pdf: pdfOf(variant).then(({ bytes }) => openPdf(bytes)) };
  return last.pdf;
}

/** One of those documents that have the same pages in another order or number. */
export const isRearranged = ({ doc }: Variant): boolean =>
  doc === 'all-sheets' || doc.endsWith('to-cut') || doc.endsWith('booklet');

/** All words of a file in the order they are read, with single spaces. */
export async function textOf(variant: Variant): Promise<string> {
  const pdf = await opened(variant);
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str)).join(''));
  }
  return pages.join(' ').replace(/\s+/g, ' ');
}
