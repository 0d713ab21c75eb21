import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { inProject } from '#scripts/lib/root.ts';
import { moveSchema } from '../format/move.ts';
import { sheetSchema } from '../format/sheet.ts';
import { situationSchema } from '../format/situation.ts';
import { readSheet } from '../scoring/read-sheet.ts';
import { score } from '../scoring/score.ts';
import { judge } from './judge.ts';

const folder = inProject('content/fort');
const read = (file: string): unknown => parse(readFileSync(join(folder, file), 'utf8'));

const exampleSchema = z.strictObject({
  id: z.string(),
  clause: z.string(),
  clauses: z.array(z.string()).default([]),
  title: z.record(z.string(), z.string()),
  situation: situationSchema.optional(),
  move: moveSchema.optional(),
  sheet: sheetSchema.optional(),
  expect: z.strictObject({
    verdict: z.enum(['legal', 'illegal', 'open', 'impossible']),
    rule: z.string().optional(),
    winners: z.array(z.string()).optional(),
  }),
});

const examples = readdirSync(join(folder, 'examples')).flatMap((file) =>
  z.array(exampleSchema).parse(read(join('examples', file))),
);

describe('worked examples', () => {
  test.each(examples)('$clause: $id', ({ situation = {}, move, sheet, expect: expected }) => {
    const told = z.object({ verdict: z.string(), rules: z.array(z.string()) });
    const cited = (found: { rule: string }[]) => found.map(({ rule }) => rule);
    let result: z.infer<typeof told>;
    if (sheet) {
      const { verdict, problems, winners } = score(readSheet(sheet));
      result = { verdict, rules: cited([...problems]) };
      if (expected.winners) expect(winners).toEqual(expected.winners);
    } else {
      if (!move) throw new Error('an example has a move or a sheet');
      const { verdict, violations } = judge(situation, move);
      result = { verdict, rules: cited([...violations]) };
    }
    expect(result.verdict, JSON.stringify(result)).toBe(expected.verdict);
    if (expected.rule) expect(result.rules).toContain(expected.rule);
    else expect(result.rules).toEqual([]);
  });
});

it('takes the same stand-in wherever a figure of the board is needed that no rulebook gives', () => {
  const printed = examples.flatMap(({ situation, sheet }) => [
    ...Object.entries(situation?.board?.costs ?? {}),
    ...Object.entries(sheet?.board?.points ?? {}),
  ]);
  const figures = new Map<string, Set<string>>();
  for (const [place, figure] of printed)
    figures.set(place, (figures.get(place) ?? new Set()).add(JSON.stringify(figure)));
  expect([...figures].filter(([, stated]) => stated.size > 1)).toEqual([]);
});

const spineSchema = z.object({
  chapters: z.array(
    z.object({
      id: z.string(),
      clauses: z.array(
        z.object({ id: z.string(), by: z.string(), because: z.string().optional() }),
      ),
    }),
  ),
});
const spine = spineSchema.parse(read('clauses.yaml')).chapters;

it('has a legal and a refused example for every clause that is checked', () => {
  const shown = (clause: string, legal: boolean) =>
    examples.some(
      (example) =>
        [example.clause, ...example.clauses].includes(clause) &&
        (legal
          ? example.expect.verdict === 'legal'
          : ['illegal', 'impossible'].includes(example.expect.verdict)),
    );
  const incomplete = spine
    .flatMap(({ clauses }) => clauses)
    .filter(({ by }) => by === 'checker')
    .filter(({ id }) => !shown(id, true) || !shown(id, false))
    .map(({ id }) => id);
  expect(incomplete).toEqual([]);
});

it('says why a clause is left to the players', () => {
  const silent = spine
    .flatMap(({ clauses }) => clauses)
    .filter(({ by, because }) => by === 'players' && !because);
  expect(silent).toEqual([]);
});
