import { describe, expect, it, test } from 'vitest';
import { games, type Language, languages } from '#i18n/languages.ts';
import { examplesOf } from '#model/examples.ts';
import { judge, score } from '#testing/commands.ts';
import { proofs } from './proof.ts';
import { understood } from './understood.ts';

/** Whole sentences, as they are put together: what a single text can't show. */
const said = await Promise.all(
  languages.flatMap((language) =>
    games.map(async (game) => ({ language, ...(await understood(game, language, false)) })),
  ),
);

/** Every line that is answered to a worked example; names of rules and data are no sentences of ours. */
const answers = (language: Language): string[] =>
  games.flatMap((game) =>
    examplesOf(game).flatMap(({ situation, move, sheet }) => {
      const text = JSON.stringify({ game, ...(sheet ?? { situation, move }) });
      return (sheet ? score : judge)
        .answer({ text, language })
        .lines.filter((line) => !/\{|\[(?:fort|dobro)\/|^\S+: |^ {2}\d+\. /.test(line))
        .map((line) => line.replace(/^[\s•✓✗?]+|\s\([a-z.\d ]+\)$/giu, ''));
    }),
  );

/** “the the”; a name that is said twice is somebody's own. */
const doubled = /(?<![\p{L}’-])(\p{L}{2,})[ \u00a0]\1(?![\p{L}’-])/iu;
/** “0 cards”, where words say that there are none; levels and markers have a 0 of their own. */
const zero =
  /(?<!(?:levels?|on|форта|уровня|делении|poziomu|poziom|fortu|polu|:)[ \u00a0])(?<![\d.,–-])\b0[ \u00a0]\p{L}/iu;
/** Verbs that all of a row share are said once. */
const repeated = { en: /\buse [^,.]*,? and use\b/, ru: /(?!)/, pl: /(?!)/ };
const spaces = / {2}|\s[,.;:?!](?!\S)|[,;:]\s*[,;.]/;

describe.each(languages)('what is put together in %s', (language) => {
  const own = said.filter((one) => one.language === language).flatMap(({ sentences }) => sentences);
  const all = [...own, ...answers(language)];

  test.each([
    ['says no word twice in a row', doubled],
    ['has words for none', zero],
    ['shares a verb', repeated[language]],
    ['is set in order', spaces],
  ])('%s', (_, fault) => {
    expect([...new Set(all.filter((sentence) => fault.test(sentence)))]).toEqual([]);
  });

  it('begins with a capital letter and ends with a mark', () => {
    expect(own.filter((sentence) => !/^[^\p{Ll}].*[.?]$/u.test(sentence))).toEqual([]);
    expect(own.length).toBeGreaterThan(100);
  });

  test('reasons and effects are whole sentences', () => {
    const whole = /^(?:verdicts|dobro-verdicts):(?:rival-)?(?:violation|variant|effect)\.|^rival-/;
    const texts = proofs(language, [
      'verdicts',
      'dobro-verdicts',
      'rival-violations',
      'rival-effects',
    ]);
    const open = texts
      .filter(({ key }) => whole.test(key))
      .flatMap(({ key, sentences }) => sentences.map((sentence) => `${key}: ${sentence}`))
      .filter((line) => !/[.?]$/.test(line));
    expect(open).toEqual([]);
  });
});

test.each(languages)('what would change an answer goes on after “if” in %s', (language) => {
  const conditions = proofs(language, ['verdicts', 'dobro-verdicts'])
    .filter(({ key }) => /:when\./.test(key))
    .flatMap(({ sentences }) => sentences);
  expect(conditions.filter((said) => /^(?:if|если|jeśli|gdy)[ \u00a0]/.test(said))).toEqual([]);
  expect(conditions.length).toBeGreaterThan(50);
});

test.each(games)('no text of what is understood about %s is idle', async (game) => {
  const { unsaid } = await understood(game, 'en');
  // Rows of five, and what the other game says as well.
  expect(unsaid.filter((text) => !/^(?:item\.(?:five|six)|then\.|ask\.)/.test(text))).toEqual([]);
});
