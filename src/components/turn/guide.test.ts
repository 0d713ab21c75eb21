import { describe, expect, it } from 'vitest';
import { looseTranslator } from '#i18n/index.ts';
import { games, languages } from '#i18n/languages.ts';
import { bookOf, clauseOf, termOf } from '#model/book.ts';
import { guideOf } from './guide.ts';

describe.each(games)('the turn guide of %s', (game) => {
  it.each(languages)('has words and clauses for every step in %s', (language) => {
    const t = looseTranslator(language);
    const book = bookOf(game, language);
    for (const { id, term, steps } of guideOf(game)) {
      if (term === undefined) expect(t(`turn:${game}.${id}.title`)).not.toBe('');
      else expect(termOf(book, term).words[language]).not.toBe('');
      for (const step of steps) {
        expect(t(`turn:${game}.${id}.${step.id}`)).not.toBe('');
        expect(step.clauses.map((clause) => clauseOf(book, clause).id)).toEqual(step.clauses);
      }
    }
  });
});

it('goes through the five phases of Fort in their order', () => {
  expect(guideOf('fort').map(({ term }) => term)).toEqual(
    [1, 2, 3, 4, 5].map((phase) => `phase-${phase}`),
  );
});
