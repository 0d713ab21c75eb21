import { describe, expect, it } from 'vitest';
import { games } from '#i18n/languages.ts';
import { bookOf, clauseOf } from '#model/book.ts';
import { practiceOf } from '#model/practice.ts';
import { chapterRun, dayOf, fiveOf, isDay, type PracticeEntry } from './daily.ts';

const entriesOf = (game: (typeof games)[number]): PracticeEntry[] =>
  practiceOf(game).map(({ id, clause, level, verdict }) => ({
    id,
    chapter: clauseOf(bookOf(game, 'en'), clause).chapter,
    level,
    verdict,
  }));
const days = Array.from({ length: 60 }, (_, at) => dayOf(new Date(Date.UTC(2026, 10, 17 + at))));

describe.each(games)('the five of a day: %s', (game) => {
  const entries = entriesOf(game);

  it('are five different ones from easy to hard, two or three of them allowed', () => {
    for (const day of days) {
      const five = fiveOf(day, entries);
      expect(new Set(five.map(({ id }) => id)).size).toBe(5);
      expect(five.map(({ level }) => level)).toEqual([1, 1, 2, 2, 3]);
      expect([2, 3]).toContain(five.filter(({ verdict }) => verdict === 'legal').length);
    }
  });

  it('come again only when all that are alike have had their turn', () => {
    const alike = (one: PracticeEntry) =>
      entries.filter((each) => each.level === one.level && each.verdict === one.verdict).length;
    const last = new Map<string, number>();
    for (const [at, day] of days.entries())
      for (const entry of fiveOf(day, entries)) {
        const before = last.get(entry.id);
        const perDay = entry.level === 3 ? 1 : 2;
        if (before !== undefined)
          expect([entry.id, at - before]).toEqual([
            entry.id,
            Math.max(at - before, Math.floor(alike(entry) / perDay) - 1),
          ]);
        last.set(entry.id, at);
      }
  });

  it('are the same for everyone, in whatever order the situations come, and new every day', () => {
    const sets = days.map((day) => fiveOf(day, entries));
    expect(days.map((day) => fiveOf(day, entries.toReversed()))).toEqual(sets);
    expect(new Set(sets.map((set) => set.map(({ id }) => id).join())).size).toBe(days.length);
  });

  it('asks in a chapter from easy to hard, and at the end what was right before', () => {
    const [{ chapter } = { chapter: '' }] = entries;
    const levels = chapterRun(chapter, entries, () => false).map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted());
    const [first] = chapterRun(chapter, entries, () => false);
    expect(chapterRun(chapter, entries, (id) => id === first?.id).at(-1)).toEqual(first);
  });
});

it('knows a day from what is none', () => {
  expect(['2026-11-17', '2026-02-30', '2026-1-1', 'today', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
