import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { changedBy, whatChanged } from '#testing/table-cases.ts';
import { moveSchema, situationSchema } from '../format/schema.ts';
import { judgeMoves } from './judge-moves.ts';

const table = parse(`
players: [Ann, me, Ben]
climb: [4]
opened: Ann
direction: clockwise
hand: [5, 9, joker, reverse]
hands: {Ann: 4, Ben: 4}
deck: 20
`);

const written = z.array(
  z.strictObject({
    says: z.string(),
    with: z.unknown().optional(),
    moves: z.tuple([moveSchema], moveSchema),
    leaves: z.unknown().optional(),
  }),
);

const text = readFileSync(new URL('tables-after.yaml', import.meta.url), 'utf8');

test.each(written.parse(parse(text)))('$says', ({ with: change = {}, moves, leaves }) => {
  const situation = situationSchema.parse(changedBy(table, change));
  const { verdict, violations, missing, steps } = judgeMoves(situation, moves);
  const left = steps.at(-1)?.situation;
  const found = left
    ? whatChanged(situation, left)
    : {
        verdict,
        breaks: violations.map(({ rule, code, facts }) => ({ [`${rule} ${code}`]: facts })),
        asks: missing.map(({ fact }) => fact),
      };
  expect(found).toEqual(leaves);
});
