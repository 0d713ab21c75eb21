import { describe, expect, it } from 'vitest';
import { games, type Language, languages } from '#i18n/languages.ts';
import { bookOf } from './book.ts';
import { examplesOf } from './examples.ts';
import { questionsOf } from './questions.ts';

/** How an answer begins that says yes, and one that says no. */
const said: Readonly<Record<Language, readonly [RegExp, RegExp]>> = {
  en: [/^Yes[.,]/, /^No[.,]/],
  ru: [/^Да[.,]/, /^Нет[.,]/],
  pl: [/^Tak[.,]/, /^Nie[.,]/],
};

function verdictOf(answer: string, language: Language): 'yes' | 'no' | 'neither' {
  const [yes, no] = said[language];
  if (yes.test(answer)) return 'yes';
  return no.test(answer) ? 'no' : 'neither';
}

describe.each(games)('questions about %s', (game) => {
  const verdicts = new Map(examplesOf(game).map(({ id, verdict }) => [id, verdict]));

  it('are at least thirty, each with an id of its own', () => {
    const ids = questionsOf(game, 'en').map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(30);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have an example to try, wherever a judge could be asked', () => {
    // Age and seats: nothing on the table depends on them.
    const unasked = ['age', 'seating'];
    const bare = questionsOf(game, 'en').filter(({ example }) => example === undefined);
    expect(bare.map(({ id }) => id).filter((id) => !unasked.includes(id))).toEqual([]);
  });

  it('get the answer that the judge gives to their example', () => {
    for (const { id, answer, example } of questionsOf(game, 'en')) {
      const answered = verdictOf(answer, 'en');
      if (example === undefined || answered === 'neither') continue;
      expect([id, verdicts.get(example) === 'legal' ? 'yes' : 'no']).toEqual([id, answered]);
    }
  });

  it.each(languages)('are answered in %s as in English', (language) => {
    const english = questionsOf(game, 'en').map(({ id, answer }) => [id, verdictOf(answer, 'en')]);
    expect(
      questionsOf(game, language).map(({ id, answer }) => [id, verdictOf(answer, language)]),
    ).toEqual(english);
  });

  it('cover every reading and every difference between the editions', () => {
    const asked = new Set(questionsOf(game, 'en').flatMap(({ clauses }) => clauses));
    const open = [...bookOf(game, 'en').clauses.values()].filter(
      ({ editions, reading }) => editions ?? reading,
    );
    expect(open.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([]);
  });
});
