import { describe, expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { typeset } from '#i18n/typography.ts';
import { proofs } from './proof.ts';

/** What must not be left in a sentence: a key, a gap, an object, two marks in a row, two spaces. */
const leftovers =
  /\{\{|\}\}|\[object|undefined|NaN|[a-z-]+:[a-z-]+\.[a-z]|[,;:]\s*[,;:.](?!\w)|(?<!\.)\.\.(?!\.)|\s[,.;:](?!\S)|^(?!--)[^\n]*\p{L}[^\S\n]{2}/mu;

describe.each(languages)('every text in %s', (language) => {
  const all = proofs(language);

  test('is whole with 1, 2, 5, 11 and 21', () => {
    const wrong = all.flatMap(({ key, sentences }) =>
      sentences.filter((said) => leftovers.test(said)).map((said) => `${key}: ${said}`),
    );
    expect(wrong).toEqual([]);
    expect(all.length).toBeGreaterThan(1000);
  });

  test('keeps together what no line break may part', () => {
    const loose = all.flatMap(({ key, sentences }) =>
      sentences.filter((said) => said !== typeset(said, language)).map((said) => `${key}: ${said}`),
    );
    expect(loose).toEqual([]);
  });
});
