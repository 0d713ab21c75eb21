import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { inProject } from '#scripts/lib/root.ts';
import { moveSchema, sheetSchema, situationSchema } from '../format/schema.ts';
import { readSheet } from '../format/sheet.ts';
import { checkSheet } from '../scoring/claims.ts';
import { judge } from './judge.ts';

const folder = inProject('content/dobro');

const exampleSchema = z.strictObject({
  id: z.string(),
  clause: z.string(),
  title: z.record(z.string(), z.string()),
  situation: situationSchema.optional(),
  move: moveSchema.optional(),
  sheet: sheetSchema.optional(),
  expect: z.strictObject({
    verdict: z.string(),
    rule: z.string().optional(),
    value: z.int().optional(),
    winners: z.array(z.string()).optional(),
  }),
});

const examples = readdirSync(join(folder, 'examples')).flatMap((file) =>
  z.array(exampleSchema).parse(parse(readFileSync(join(folder, 'examples', file), 'utf8'))),
);

describe('worked examples', () => {
  test.each(examples)('$clause: $id', ({ situation, move, sheet, expect: expected }) => {
    if (sheet !== undefined) {
      const score = checkSheet(readSheet(sheet));
      expect([score.verdict, score.problems[0]?.rule]).toEqual([expected.verdict, expected.rule]);
      if (expected.winners)
        expect(score.winners.map((seat) => sheet.players[seat])).toEqual(expected.winners);
      return;
    }
    if (move === undefined) throw new Error('an example has a move or a sheet');
    const found = judge(situation ?? {}, move);
    expect([found.verdict, found.violations[0]?.rule]).toEqual([expected.verdict, expected.rule]);
    if (expected.value !== undefined) expect(found.example?.value).toBe(expected.value);
  });
});

const spineSchema = z.object({
  chapters: z.array(z.object({ clauses: z.array(z.object({ id: z.string(), by: z.string() })) })),
});

it('has a legal and a refused example for every clause that is checked', () => {
  const spine = spineSchema.parse(parse(readFileSync(join(folder, 'clauses.yaml'), 'utf8')));
  const shown = (clause: string, legal: boolean) =>
    examples.some(
      (example) => example.clause === clause && (example.expect.verdict === 'legal') === legal,
    );
  const incomplete = spine.chapters
    .flatMap(({ clauses }) => clauses)
    .filter(({ by }) => by === 'checker')
    .filter(({ id }) => !shown(id, true) || !shown(id, false))
    .map(({ id }) => id);
  expect(incomplete).toEqual([]);
});
