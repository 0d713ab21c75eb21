import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { entry } from '../format/sheet.ts';
import { readSheet } from './read-sheet.ts';
import { score } from './score.ts';

const written = z.array(
  z.strictObject({
    says: z.string(),
    players: z.array(entry),
    alone: z.boolean().default(false),
    points: z.array(z.number().nullable()).default([0, 1, 3, 6, 16, 23]),
    winners: z.array(z.string()).optional(),
    answer: z.unknown().optional(),
  }),
);

const text = readFileSync(new URL('sheets.yaml', import.meta.url), 'utf8');
const rival = { name: 'Ben', track: 10, fort: 0 };

test.each(written.parse(parse(text)))('$says', ({ players, alone, points, winners, answer }) => {
  const all = players.length === 1 && !alone ? [...players, rival] : players;
  const sheet = readSheet({ players: all, ...(winners ? { winners } : {}) });
  const result = score({ ...sheet, points });
  const [first] = result.players;
  const found = {
    verdict: result.verdict,
    lines: first?.lines.map(({ id, points: worth, figure }) =>
      `${id} ${worth} ${figure ?? ''}`.trim(),
    ),
    totals: result.players.map(({ total }) => total),
    winners: result.winners,
    'tie-break': result.tieBreak,
    missing: result.missing.map(({ fact }) => fact),
    problems: result.problems.map(({ rule, code, facts }) => ({ [`${rule} ${code}`]: facts })),
  };
  expect(found).toEqual(answer);
});
