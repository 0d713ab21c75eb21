import { describe, expect, it } from 'vitest';
import { games, languages } from '#i18n/languages.ts';
import { bookOf } from '#model/book.ts';
import { cardFace } from '#model/cards.ts';
import { type Example, examplesOf, examplesOfClause } from '#model/examples.ts';
import type { ExampleOutcome } from '#words/examples/outcome.ts';
import { type ExampleWords, type LinePart, wordsOf } from '#words/examples/parts.ts';
import { allGames } from './all.ts';

const english = wordsOf('en');
const workers = new Map((await allGames()).map(({ id, examples }) => [id, examples.workOut]));
function outcomeOf(example: Example, words: ExampleWords): ExampleOutcome {
  const workOut = workers.get(example.game);
  if (workOut === undefined) throw new Error(`nobody works out examples of ${example.game}`);
  return workOut(example, words);
}
const say = (part: LinePart): string =>
  part.kind === 'text' || part.kind === 'mark'
    ? part.text
    : part.kind === 'card'
      ? `[${part.id}]`
      : `<${part.id}>`;
const shown = (lines: ReturnType<typeof outcomeOf>['move']): string[] =>
  lines.map(
    ({ label, parts }) =>
      `${label}: ${parts
        .map(say)
        .join(' ')
        .replace(/ (?=[,;])/g, '')}`,
  );

const example = (game: 'fort' | 'dobro', rest: Partial<Example>): Example => ({
  id: 'made-for-a-test',
  game,
  clauses: [],
  title: { en: '', ru: '', pl: '' },
  situation: undefined,
  move: undefined,
  sheet: undefined,
  verdict: 'legal',
  rule: undefined,
  ...rest,
});

describe.each(games)('worked examples of %s', (game) => {
  it.each(languages)(
    'are shown with the verdict they are filed with, in %s',
    (language) => {
      const { clauses } = bookOf(game, language);
      for (const each of examplesOf(game)) {
        const outcome = outcomeOf(each, wordsOf(language));
        expect([each.id, outcome.verdict]).toEqual([each.id, each.verdict]);
        const cited = outcome.reasons.map(({ rule }) => rule);
        if (each.rule !== undefined)
          expect([each.id, cited.includes(each.rule)]).toEqual([each.id, true]);
        const lines = [...outcome.situation, ...outcome.move, ...outcome.sheet];
        expect(lines).not.toEqual([]);
        for (const part of lines.flatMap(({ parts }) => parts))
          if (part.kind === 'card') expect(() => cardFace(game, part.id, language)).not.toThrow();
        for (const { rule } of outcome.reasons) expect(clauses.has(rule)).toBe(true);
      }
    },
    30_000,
  );

  it('are filed under clauses that exist', () => {
    const { clauses } = bookOf(game, 'en');
    for (const each of examplesOf(game))
      for (const clause of each.clauses) expect(clauses.has(clause)).toBe(true);
  });

  it('rest on a reading only where the text marks one, or where the editions differ', () => {
    const { clauses } = bookOf(game, 'en');
    for (const each of examplesOf(game))
      for (const cited of outcomeOf(each, english).readings) {
        const clause = clauses.get(cited);
        expect([each.id, cited, (clause?.reading ?? clause?.editions) !== undefined]).toEqual([
          each.id,
          cited,
          true,
        ]);
      }
  });
});

it('finds the examples of a clause', () => {
  expect(examplesOfClause('dobro', 'turn.pair').length).toBeGreaterThan(1);
});

describe('an example in words', () => {
  it('shows a play of Fort with its cards, coins and choices', () => {
    const outcome = outcomeOf(
      example('fort', {
        situation: {
          turn: 'me',
          me: { hand: ['bug', 'the-moles'], lookout: ['shovel'], fort: 1, stuff: { pizza: 0 } },
          rivals: { Bo: { yard: ['?'] } },
        },
        move: {
          play: 'bug',
          add: ['the-moles'],
          'add-from-lookout': ['shovel'],
          actions: [{ public: { full: true } }, 'private'],
        },
      }),
      english,
    );
    expect(shown(outcome.situation)).toEqual([
      'Turn: you',
      'Fort Level: 1',
      'Hand: [bug] [the-moles]',
      'Stuff: 0 <pizza>',
      'Lookout: <shovel>',
      'Yard (Bo): a card',
    ]);
    expect(shown(outcome.move)).toEqual([
      'You play: [bug]',
      'You add: [the-moles]',
      'From your Lookout: <shovel>',
      'You use (1): <public> public action: in full',
      'You use (2): <private> private action',
    ]);
  });

  it('calls the players by their names in the language, in the verdict too', () => {
    const { sheet, effects } = outcomeOf(
      example('fort', {
        sheet: {
          players: [
            { name: 'Ann', track: 9, fort: 0 },
            { name: 'Ben', track: 5, fort: 0 },
          ],
        },
      }),
      wordsOf('ru'),
    );
    expect(sheet.map(({ label }) => label)).toEqual(['Аня', 'Боря']);
    expect(effects.join(' ')).toContain('Аня');
  });

  it('shows a refused play of Dobro with the reason and its clause', () => {
    const outcome = outcomeOf(
      example('dobro', { situation: { climb: [4, [3, 3]] }, move: { play: 5 } }),
      english,
    );
    expect(shown(outcome.situation)).toEqual(['The climb so far: [4] → [3] + [3]']);
    expect(outcome.verdict).toBe('illegal');
    expect(outcome.reasons).toEqual([
      { rule: 'turn.higher', text: 'The value in play is 6, so 5 is too low.' },
    ]);
  });
});
