import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { isRecord } from '#engine/core/unknown-data.ts';
import type { Effect, Judgement } from '#engine/core/verdict.ts';

/** Tests whose cases are tables in a file: a description a line, and what the judge makes of it. */

/** The first with the changes of the second; null takes away. */
function changedBy(one: unknown, change: unknown): unknown {
  if (!isRecord(change)) return change;
  const known = isRecord(one) ? one : {};
  const changed = Object.entries(change).map(([key, value]) => [key, changedBy(known[key], value)]);
  const all = Object.entries({ ...known, ...Object.fromEntries(changed) });
  return Object.fromEntries(all.filter(([, value]) => value !== null));
}

/** What is different in the second, each fact by its path. */
function difference(one: unknown, other: unknown, path: readonly string[]): [string, unknown][] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (!isRecord(one) || !isRecord(other)) return [[path.join('.'), other ?? 'unknown']];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.flatMap((key) => difference(one[key], other[key], [...path, key]));
}

const whatChanged = (one: unknown, other: unknown): unknown =>
  Object.fromEntries(difference(one, other, []));

interface Game<Situation, Move> {
  readonly file: URL;
  readonly situation: z.ZodType<Situation>;
  readonly move: z.ZodType<Move>;
}

const casesIn = <Case>(file: URL, one: z.ZodType<Case>): Case[] =>
  z.array(one).parse(parse(readFileSync(file, 'utf8')));

/** What several moves leave of a table, fact by fact; the cases differ a little from one table. */
export function testTablesAfter<Situation, Move>({
  file,
  situation,
  move,
  table,
  judgeMoves,
}: Game<Situation, Move> & {
  readonly table: string;
  readonly judgeMoves: (
    situation: Situation,
    moves: [Move, ...Move[]],
  ) => Judgement & { readonly steps: readonly { readonly situation?: Situation | undefined }[] };
}): void {
  const written = z.strictObject({
    says: z.string(),
    with: z.unknown().optional(),
    moves: z.tuple([move], move),
    leaves: z.unknown().optional(),
  });
  test.each(casesIn(file, written))('$says', ({ with: change = {}, moves, leaves }) => {
    const before = situation.parse(changedBy(parse(table), change));
    const { verdict, violations, missing, steps } = judgeMoves(before, moves);
    const left = steps.at(-1)?.situation;
    const found = left
      ? whatChanged(before, left)
      : {
          verdict,
          breaks: violations.map(({ rule, code, facts }) => ({ [`${rule} ${code}`]: facts })),
          asks: missing.map(({ fact }) => fact),
        };
    expect(found).toEqual(leaves);
  });
}

const spelled = (list: readonly Effect[]) =>
  list.map(({ code, facts }) => (Object.keys(facts).length > 0 ? { [code]: facts } : code));

/** The whole answer to a move: the verdict and everything that comes with it. */
export function testMoments<Situation, Move, Answer extends Judgement>({
  file,
  situation,
  move,
  judge,
  besides,
}: Game<Situation, Move> & {
  readonly judge: (situation: Situation, move: Move) => Answer;
  /** What only this game says. */
  readonly besides: (answer: Answer) => Readonly<Record<string, readonly unknown[]>>;
}): void {
  const written = z.strictObject({
    says: z.string(),
    situation,
    move,
    answer: z.unknown().optional(),
  });
  test.each(casesIn(file, written))('$says', (moment) => {
    const answer = judge(moment.situation, moment.move);
    const { verdict, violations, missing, effects, readings } = answer;
    const parts = {
      breaks: spelled(
        violations.map(({ rule, code, facts }) => ({ code: `${rule} ${code}`, facts })),
      ),
      unknown: missing.map(({ fact }) => fact),
      does: spelled(effects),
      readings,
      ...besides(answer),
    };
    const said = Object.entries(parts).filter(([, list]) => list.length > 0);
    const found = said.length > 0 ? { [verdict]: Object.fromEntries(said) } : verdict;
    expect(found).toEqual(moment.answer);
  });
}
