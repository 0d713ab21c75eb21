import { describe, expect, it } from 'vitest';
import { practisedGame } from '#testing/practised-game.ts';
import type { PractisedGame } from './practised-game.ts';
import { type Broken, isAskable, tooOftenRight, wrongReasons } from './reasons.ts';

type About = Pick<PractisedGame, 'alike' | 'covers' | 'comesToMind'>;

const game = (own: Partial<About> = {}): PractisedGame => practisedGame(own);
const chapterOf = (clause: string): string => clause.slice(0, 1);
const about = (...clauses: string[]): Broken[] =>
  clauses.map((clause, at) => ({ clause, situation: { at }, move: {} }));
const reasonsOf = (own: Partial<About>, all: readonly Broken[]) =>
  wrongReasons(game(own), all, chapterOf);

describe('wrong reasons', () => {
  it('are two others that are right elsewhere, never the broken one', () => {
    const all = about('a1', 'a2', 'a3');
    const pairs = [...reasonsOf({}, all).values()].map((pair) => [...pair].sort());
    expect(pairs).toEqual([
      ['a2', 'a3'],
      ['a1', 'a3'],
      ['a1', 'a2'],
    ]);
  });

  it('come to mind at the situation', () => {
    const all = about('a1', 'a2', 'a3', 'a4', 'a4');
    const reasons = reasonsOf(
      { comesToMind: (clause, { situation }) => clause !== 'a4' || situation.at === 0 },
      all,
    );
    for (const [{ situation }, pair] of reasons)
      if (situation.at !== 0) expect(pair).not.toContain('a4');
    expect(reasons.size).toBe(5);
  });

  it('are neither alike to the reason nor to each other, nor could they be named for it', () => {
    const all = about('a1', 'a2', 'a3', 'a4', 'a5');
    const close = { alike: [['a1', 'a2']], covers: { a3: ['a4'] } };
    const reasons = reasonsOf(close, all);
    for (const [{ clause }, pair] of reasons) {
      if (clause === 'a1') expect(pair).not.toContain('a2');
      if (clause === 'a4') expect(pair).not.toContain('a3');
      expect([...pair].sort()).not.toEqual(['a1', 'a2']);
    }
    // The other way round it is no reason: the special one says nothing about the general case.
    const turned = reasonsOf({ covers: { a3: ['a4'] } }, about('a3', 'a4', 'a5', 'a6'));
    expect([...turned.values()].flat()).toContain('a4');
  });

  it('are wrong about twice as often as they are right', () => {
    const all = about(...['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].flatMap((id) => [id, id, id]));
    const wrong = [...reasonsOf({}, all).values()].flat();
    for (const id of new Set(wrong))
      expect(Math.abs(wrong.filter((each) => each === id).length - 6)).toBeLessThanOrEqual(1);
  });

  it('come from the chapter that is practised, where it has any', () => {
    const all = about('a1', 'a2', 'a3', 'b1', 'b2', 'b3');
    for (const [{ clause }, pair] of reasonsOf({}, all))
      expect(pair.map(chapterOf)).toEqual([chapterOf(clause), chapterOf(clause)]);
  });

  it('leave out what has too few, and what was right only there', () => {
    const lonely = { comesToMind: (_: string, { situation }: Broken) => situation.at !== 3 };
    const reasons = reasonsOf(
      { comesToMind: (clause, moment) => lonely.comesToMind(clause, { clause, ...moment }) },
      about('a1', 'a2', 'a3', 'a4'),
    );
    expect([...reasons.keys()].map(({ clause }) => clause)).toEqual(['a1', 'a2', 'a3']);
    expect([...reasons.values()].flat()).not.toContain('a4');
    expect(reasonsOf({}, about('a1', 'a2')).size).toBe(0);
    const [one] = about('a1');
    expect(one && isAskable(game(), one, ['a1', 'a2'])).toBe(false);
    expect(one && isAskable(game(), one, ['a1', 'a2', 'a3'])).toBe(true);
  });
});

it('finds a situation too many of a rule that is hardly ever wrong', () => {
  const [first, second, third, ...rest] = about('a1', 'a1', 'a1', 'a2', 'a3');
  if (!first || !second || !third) throw new Error('there are five');
  const pair = ['a2', 'a3'] as const;
  const told = (...wrong: (readonly [string, string])[]) =>
    new Map([first, second, third, ...rest].map((each, at) => [each, wrong[at] ?? pair]));
  expect(tooOftenRight(told())).toBe(third);
  expect(tooOftenRight(told(pair, pair, pair, ['a1', 'a3'], ['a1', 'a2']))).toBeUndefined();
});
