import { describe, expect, it } from 'vitest';
import { looseTranslator } from '#i18n/index.ts';
import { games, languages } from '#i18n/languages.ts';
import { allSections, gameName, sectionsOf } from './sections.ts';

it('lists each section once', () => {
  const paths = allSections().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain('fort/icons/');
  expect(paths).not.toContain('dobro/icons/');
});

describe.each(games)('%s', (game) => {
  it('keeps few enough within reach of the thumb', () => {
    expect(sectionsOf(game).filter(({ primary }) => primary).length).toBeLessThanOrEqual(4);
  });
  it.each(languages)('has a name and words for its sections in %s', (language) => {
    const t = looseTranslator(language);
    expect(gameName(game, language)).not.toBe('');
    for (const { textKey } of sectionsOf(game))
      expect(t(`site:sections.${textKey}.name`)).not.toBe('');
  });
});
