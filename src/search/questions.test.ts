import { describe, expect, it } from 'vitest';
import { allGames } from '#games/all.ts';
import { languages } from '#i18n/languages.ts';
import { searchIndex } from './index-file.ts';
import { searchIn } from './load.ts';

const searched = await allGames();

describe.each(languages)('questions that come up, searched for in %s', (language) => {
  const { entries, find } = searchIn(searchIndex(language, searched));
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
