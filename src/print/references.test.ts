import { describe, expect, test } from 'vitest';
import { allGames } from '#games/all.ts';
import { languages } from '#i18n/languages.ts';
import { factsOf } from '#model/facts.ts';
import { elementsOf } from '#testing/pdf-elements.ts';
import { edition, isRearranged, opened } from '#testing/pdf-files.ts';
import { clauseCodes, referrer } from './references.ts';
import { fileName, type Variant, variants } from './variant.ts';

const variant: Variant = {
  game: 'fort',
  lang: 'pl',
  doc: 'icons-and-boxes',
  paper: 'a4',
  ink: 'colour',
};
const refs = referrer(variant, edition);
const labels = (...clauses: string[]): string[] => refs(clauses).map(({ label }) => label);

describe('numbers', () => {
  test('are those of the rule pages, and an unknown clause is an error', () => {
    expect(clauseCodes('fort')('overview.players')).toBe('1.1');
    expect(clauseCodes('dobro')('setup.direction')).toBe('2.1');
    expect(() => clauseCodes('fort')('play.nonsense')).toThrow(/no clause "play.nonsense"/);
    expect(() => refs(['play.nonsense'])).toThrow(/no clause "play.nonsense"/);
  });

  test('three in a row become one, two do not', () => {
    const [first, second, third, fourth] = factsOf('fort').spine.chapters[5]?.clauses ?? [];
    const ids = [first, second, third, fourth].map((clause) => clause?.id ?? '');
    expect(labels(...ids)).toEqual(['6.1–6.4']);
    expect(labels(...ids.slice(0, 2))).toEqual(['6.1', '6.2']);
    expect(labels(...ids.slice(0, 3), 'overview.players')).toEqual(['6.1–6.3', '1.1']);
    expect(labels(...ids.slice(0, 3).reverse())).toEqual(['6.3', '6.2', '6.1']);
  });
});

describe('addresses', () => {
  test('lead to the clause on the site', () => {
    expect(refs(['play.full'])[0]?.to).toEqual({
      url: 'https://example.org/yardstick/pl/fort/rules/play/#play.full',
    });
  });

  test('are none where no site is known', () => {
    const local = referrer(variant, { ...edition, site: undefined });
    expect(local(['play.full'])).toEqual([{ label: '6.10' }]);
  });

  test('every number on paper is a link over its own figures', async () => {
    const page = await (await opened(variant)).getPage(1);
    const links = (await page.getAnnotations()).filter(({ subtype }) => subtype === 'Link');
    const { items } = await page.getTextContent();
    const numbers = items.filter(({ str }) => /^\[?\d+\.\d+\]?$/.test(str));
    expect(numbers.length).toBeGreaterThan(15);
    expect(links).toHaveLength(numbers.length);
    for (const { str, transform } of numbers) {
      const [x = 0, y = 0] = transform.slice(4);
      const link = links.find(
        ({ rect: [left = 0, bottom = 0, right = 0, top = 0] }) =>
          left <= x + 1 && x < right && bottom <= y && y < top,
      );
      expect(link?.unsafeUrl, str).toContain('https://example.org/yardstick/pl/fort/rules/');
    }
  });
});

/** Two numbers beside each other would be read as one, or as a sum. */
test.each(languages)('no number of a rule stands right behind a figure (%s)', async (lang) => {
  const all = variants(await allGames(), { lang, paper: 'a4', ink: 'colour' });
  for (const each of all.filter((one) => !isRearranged(one))) {
    const pdf = await opened(each);
    for (let number = 1; number <= pdf.numPages; number += 1)
      for (const { role, lines } of await elementsOf(await pdf.getPage(number))) {
        const text = lines.map(({ words }) => words.trim()).join(' ');
        if (role === 'P') expect(text, fileName(each)).not.toMatch(/(?<![.[\d])\d+ \d+\.\d+/);
      }
  }
});
