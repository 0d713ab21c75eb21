import { expect, test } from 'vitest';
import type { Variant } from '../../src/print/variant.ts';
import { edition, textOf } from '../../src/testing/pdf-files.ts';
import { equivalentPage } from './equivalent-page.ts';

const letters = (text: string): string => [...text.replace(/[\s\u00a0]/g, '')].sort().join('');

test('the page that Chromium prints has the words of the document, and its icons', async () => {
  const variant: Variant = {
    game: 'fort',
    lang: 'ru',
    doc: 'icons-and-boxes',
    paper: 'a4',
    ink: 'saver',
  };
  const page = await equivalentPage(variant, edition);
  const words = page
    .replace(/^.*<body>/s, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
  expect(letters(words)).toBe(letters(await textOf(variant)));
  expect(page.match(/<svg/g)?.length).toBeGreaterThan(60);
  expect(page.match(/<section>/g)).toHaveLength(2);
  expect(page).toContain('href="https://example.org/yardstick/ru/fort/rules/actions/#action.gain"');
});
