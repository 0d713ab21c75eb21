import { describe, expect, it } from 'vitest';
import { games, languages } from '#i18n/languages.ts';
import { typeset } from '#i18n/typography.ts';
import { examplesOf } from './examples.ts';
import { readGlossary } from './glossary.ts';
import { readLearn } from './learn.ts';
import { readQuestions } from './questions.ts';
import { readChapters } from './rules/read-chapters.ts';

describe.each(games)('texts of %s', (game) => {
  it.each(languages)(
    'are set as their language sets them, however they are written: %s',
    (language) => {
      const texts = [
        ...readChapters(game, language).flatMap(({ title, clauses }) => [
          title,
          ...clauses.map((clause) => clause.title),
        ]),
        ...Object.values(readGlossary(game, language)),
        ...examplesOf(game).map(({ title }) => title[language]),
        ...readQuestions(game).flatMap(({ question, answer }) => [
          question[language],
          answer[language],
        ]),
        ...readLearn(game).flatMap(({ title, text }) => [title[language], text?.[language] ?? '']),
      ];
      expect(texts).toEqual(texts.map((text) => typeset(text, language)));
    },
  );
});
