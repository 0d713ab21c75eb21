import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { moveSchema } from '#engine/fort/format/move.ts';
import { situationSchema } from '#engine/fort/format/situation.ts';
import { judge } from '#engine/fort/judging/judge.ts';

/** The judge with nothing taken for granted. */
export const judgeStrictly: typeof judge = (situation, move) =>
  judge(situation, move, { strict: true });

/** Judges a situation and a move written as in a file. */
export function judged(situation: string, move: string) {
  return judgeStrictly(situationSchema.parse(parse(situation)), moveSchema.parse(parse(move)));
}

export type Case = readonly [name: string, situation: string, move: string, cited: string];

/** One test for each case: the verdict, and the clause it rests on or the fact that is missing. */
export function testEach(
  expected: 'open' | 'illegal' | 'impossible',
  cases: readonly Case[],
): void {
  test.each(cases)('%s', (_, situation, move, cited) => {
    const { verdict, violations, missing } = judged(situation, move);
    expect(verdict, JSON.stringify(violations)).toBe(expected);
    const named =
      expected === 'open' ? missing.map(({ fact }) => fact) : violations.map(({ rule }) => rule);
    expect(named).toContain(cited);
  });
}
