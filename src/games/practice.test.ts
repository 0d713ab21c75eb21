import { describe, expect, it } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { bookOf, clauseOf } from '#model/book.ts';
import { exampleOf, practiceOf } from '#model/practice.ts';
import { wordsOf } from '#words/examples/parts.ts';
import { gameOf, practisedGames } from './all.ts';

describe.each([...practisedGames()])('the situations to practise with: %s', (game, load) => {
  const situations = practiceOf(game);

  it('are many, allowed and not, of all difficulties', () => {
    expect(situations.length).toBeGreaterThanOrEqual(60);
    expect(situations.length).toBeLessThanOrEqual(150);
    for (const level of [1, 2, 3])
      for (const verdict of ['legal', 'illegal'])
        expect(
          situations.filter((each) => each.level === level && each.verdict === verdict).length,
        ).toBeGreaterThan(3);
    // Whoever always says the same is not right much more often than not.
    for (const verdict of ['legal', 'illegal'])
      expect(
        situations.filter((each) => each.verdict === verdict).length / situations.length,
      ).toBeGreaterThan(0.4);
  });

  it('tell nobody who always says the same, in no chapter', () => {
    const book = bookOf(game, 'en');
    const byChapter = Map.groupBy(situations, ({ clause }) => clauseOf(book, clause).chapter);
    for (const [chapter, some] of byChapter) {
      const legal = some.filter(({ verdict }) => verdict === 'legal').length / some.length;
      expect([chapter, legal >= 0.4 && legal <= 0.6]).toEqual([chapter, true]);
    }
  });

  it('offer no reason that gives itself away: each is right about as often as by chance', () => {
    const asked = situations.flatMap((each) => (each.verdict === 'illegal' ? [each] : []));
    const offered = asked.flatMap(({ reasons }) => reasons);
    for (const reason of new Set(offered)) {
      const times = offered.filter((each) => each === reason).length;
      const right = asked.filter(({ clause }) => clause === reason).length / times;
      // One of three, within a factor of two.
      expect([reason, right >= 1 / 6 && right <= 2 / 3, right]).toEqual([reason, true, right]);
    }
    // Nor does its place.
    for (const place of [0, 1, 2]) {
      const here = asked.filter(({ reasons, clause }) => reasons[place] === clause).length;
      expect(here / asked.length).toBeGreaterThan(1 / 6);
    }
  });

  it('offer wrong reasons that come to mind at the situation and can’t be named for it', async () => {
    const { comesToMind, covers } = await load();
    for (const each of situations) {
      if (each.verdict === 'legal') continue;
      for (const reason of each.reasons)
        if (reason !== each.clause)
          expect([
            each.id,
            reason,
            comesToMind(reason, each),
            covers[reason]?.includes(each.clause) ?? false,
          ]).toEqual([each.id, reason, true, false]);
    }
  });

  it('have the verdict, by the one clause, that the judge gives now, and no reading in it', async () => {
    const { judge, shows } = await load();
    for (const { id, situation, move, verdict, clause } of situations) {
      const found = judge(situation, move);
      const rules = found?.violations.map(({ rule }) => rule);
      expect({ id, verdict: found?.verdict, rules, readings: found?.readings }).toEqual({
        id,
        verdict,
        rules: verdict === 'legal' ? [] : [clause],
        readings: [],
      });
      // What matters in an allowed move is a rule that it rests on, not one that it comes near.
      if (verdict === 'legal' && !shows(clause, { situation, move }))
        expect([id, found?.rules]).toEqual([id, expect.arrayContaining([clause])]);
    }
  });

  it('do not break a rule in the same way again and again', () => {
    const ways = situations
      .filter(({ verdict }) => verdict === 'illegal')
      .map(({ clause, move }) => `${clause} ${Object.keys(move)}`);
    for (const way of new Set(ways))
      expect([way, ways.filter((each) => each === way).length <= 6]).toEqual([way, true]);
  });

  it('are all different', () => {
    expect(new Set(situations.map(({ id }) => id)).size).toBe(situations.length);
    const texts = situations.map(({ situation, move }) => JSON.stringify([situation, move]));
    expect(new Set(texts).size).toBe(situations.length);
  });

  it('offer three reasons, each a clause, one of them right and none too close to it', async () => {
    const { alike } = await load();
    const book = bookOf(game, 'en');
    for (const each of situations) {
      if (each.verdict === 'legal') continue;
      const others = each.reasons.filter((reason) => reason !== each.clause);
      expect([each.id, each.reasons.length, new Set(others).size]).toEqual([each.id, 3, 2]);
      for (const reason of each.reasons) clauseOf(book, reason);
      const close = alike.filter((group) => group.includes(each.clause)).flat();
      expect(others.filter((reason) => close.includes(reason))).toEqual([]);
    }
  });

  it.each(languages)('are put into words and answered, in %s', async (language) => {
    const { examples } = await gameOf(game);
    for (const each of situations) {
      const outcome = examples.workOut(exampleOf(game, each), wordsOf(language));
      expect([each.id, outcome.verdict]).toEqual([each.id, each.verdict]);
      expect(outcome.move.length).toBeGreaterThan(0);
      expect(outcome.reasons.length).toBe(each.verdict === 'legal' ? 0 : 1);
    }
  });
});
