import { describe, expect, test, vi } from 'vitest';
import { games, languages } from '#i18n/languages.ts';
import { factsOf, spineClauses } from '../facts.ts';
import { rules } from './index.ts';
import { parseChapter } from './parse-chapter.ts';
import { plainText } from './text.ts';

// All texts of both games are read: that takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const read = (text: string) => {
  const source = `---\ntitle: T\ndescription: D\n---\n\n<Clause id="a.b" title="C">\n\n${text}\n\n</Clause>\n`;
  return parseChapter(source, 'a.mdx', 'fort').clauses[0]?.blocks ?? [];
};
const say = (text: string): string => plainText(read(text), (id) => `<${id}>`);

describe('rule texts as plain words', () => {
  test('links and emphasis give their words', () => {
    expect(say('Play **one** card from your [hand](term:hand).')).toBe(
      'Play one card from your hand.',
    );
  });

  test('an icon is said only where no words beside it say it', () => {
    expect(say('![](icon:pizza) [Pizza](term:pizza) feeds.')).toBe('Pizza feeds.');
    expect(say('Use ![](icon:pizza) [pizza](term:pizza).')).toBe('Use pizza.');
    expect(say('All 30 [pizza](term:pizza) ![](icon:pizza).')).toBe('All 30 pizza.');
    expect(say('![](icon:cost-minus) ![](icon:cost-plus) Costs change.')).toBe('Costs change.');
    expect(say('Gain 3 ![](icon:pizza).')).toBe('Gain 3 <pizza>.');
    expect(say('Cards with\u00a0![](icon:per) [Per](term:per)')).toBe('Cards with\u00a0Per');
    expect(say('Gain 3 ![slices](icon:pizza).')).toBe('Gain 3 slices.');
  });

  test('a line per block', () => {
    expect(say('Do:\n\n- one\n  more\n- two')).toBe('Do:\none more\ntwo');
  });
});

describe('the rules of each game in each language', () => {
  test.each(games.flatMap((game) => languages.map((language) => ({ game, language }))))(
    '$game in $language: every clause, numbered by its place',
    ({ game, language }) => {
      const { spine } = factsOf(game);
      const chapters = rules(game, language);
      expect(chapters.map(({ id }) => id)).toEqual(spine.chapters.map(({ id }) => id));
      const clauses = chapters.flatMap((chapter) => chapter.clauses);
      expect(clauses.map(({ id }) => id)).toEqual(spineClauses(spine).map(({ id }) => id));
      expect(new Set(clauses.map(({ number }) => number)).size).toBe(clauses.length);
      expect(clauses[0]?.number).toBe('1.1');
      for (const clause of clauses) expect(clause.text).not.toMatch(/ {2}|\]\(|[<>]|^$/);
    },
  );
});
