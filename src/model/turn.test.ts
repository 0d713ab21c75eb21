import { describe, expect, it } from 'vitest';
import { looseTranslator } from '#i18n/index.ts';
import { games, languages } from '#i18n/languages.ts';
import { turnGuideOf } from './turn.ts';

describe.each(games)('a turn of %s', (game) => {
  it.each(languages)('has words for every phase and step in %s', (language) => {
    const phases = turnGuideOf(game, language, looseTranslator(language));
    expect(phases.length).toBeGreaterThan(1);
    for (const { title, steps } of phases) {
      expect(title).not.toBe('');
      for (const { text, parts } of steps) {
        expect(text).not.toBe('');
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }
    }
  });
});

it('is called by the printed names of the phases', () => {
  expect(turnGuideOf('fort', 'en', looseTranslator('en')).map(({ title }) => title)).toEqual([
    'Cleanup',
    'Play',
    'Recruit',
    'Discard',
    'Draw',
  ]);
});

it.each(languages)('leads from the words of a step to the terms in them, in %s', (language) => {
  const found = turnGuideOf('fort', language, looseTranslator(language)).flatMap(({ steps }) =>
    steps.flatMap(({ parts }) => parts.flatMap(({ term = [] }) => term)),
  );
  expect(found).toEqual(expect.arrayContaining(['yard', 'lookout', 'best-friend']));
});
