import { describe, expect, it } from 'vitest';
import { allGames } from '#games/all.ts';
import { languages } from '#i18n/languages.ts';
import { finder } from './find.ts';
import { searchIndex } from './index-file.ts';
import { letterSwapper } from './letters.ts';
import { unpackEntries } from './pack.ts';
import { stemmer } from './words/stemmer.ts';

const searched = await allGames();

describe.each(languages)('questions that come up, searched for in %s', (language) => {
  const index = searchIndex(language, searched);
  const entries = unpackEntries(index.entries, language);
  const stem = stemmer(language, index.synonyms.map(letterSwapper(language)));
  const find = finder(language, entries, stem, index.names);
  const questions = entries.filter(({ kind }) => kind === 'question');

  it('are all there', () => {
    expect(questions.length).toBeGreaterThanOrEqual(60);
  });

  it('are found by their own words, on pages of their game: themselves, or the rule that answers them', () => {
    const missed = questions.filter(({ title, path, answeredBy = [], game }) => {
      const first = find(title, { game })
        .slice(0, 3)
        .map(({ entry }) => entry.path);
      return ![path, ...answeredBy].some((each) => first.includes(each));
    });
    expect(missed.map(({ title }) => title)).toEqual([]);
  });
});
