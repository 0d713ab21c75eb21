import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { round, sheetSchema } from '../format/schema.ts';
import { readSheet } from '../format/sheet.ts';
import { checkSheet } from './claims.ts';

const written = z.array(
  z.strictObject({
    says: z.string(),
    players: z.array(z.string()).default(['Ann', 'Bo', 'Cy']),
    rounds: z.array(round),
    long: z.boolean().optional(),
    hands: sheetSchema.shape.hands,
    'says-so': sheetSchema.shape.says,
    answer: z.unknown().optional(),
  }),
);

const text = readFileSync(new URL('sheets.yaml', import.meta.url), 'utf8');

test.each(written.parse(parse(text)))(
  '$says',
  ({ says: _, 'says-so': claim, answer, ...sheet }) => {
    const { problems, rounds, ...rest } = checkSheet(readSheet({ ...sheet, says: claim }));
    const found = JSON.parse(
      JSON.stringify({
        ...rest,
        points: rounds.map(({ points }) => points),
        places: rounds.map(({ places }) => places),
        problems: problems.map(({ rule, code, facts, at }) => ({ [`${rule} ${code}`]: facts, at })),
      }),
    );
    expect(found).toEqual(answer);
  },
);
