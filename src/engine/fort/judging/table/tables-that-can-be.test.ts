import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { moveSchema } from '../../format/move.ts';
import { situationSchema } from '../../format/situation.ts';
import { judge } from '../judge.ts';

const written = z.array(
  z.strictObject({
    says: z.string(),
    situation: situationSchema,
    move: moveSchema.default({ skip: 'play' }),
    answer: z.unknown().optional(),
  }),
);

const text = readFileSync(new URL('tables-that-can-be.yaml', import.meta.url), 'utf8');

test.each(written.parse(parse(text)))('$says', ({ situation, move, answer }) => {
  const { verdict, violations } = judge(situation, move);
  const found =
    verdict === 'impossible'
      ? violations.map(({ rule, code, facts }) => ({ [`${rule} ${code}`]: facts }))
      : 'possible';
  expect(found).toEqual(answer);
});
