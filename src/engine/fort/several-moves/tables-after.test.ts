import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { changedBy, whatChanged } from '#testing/table-cases.ts';
import { moveSchema } from '../format/move.ts';
import { situationSchema } from '../format/situation.ts';
import { judgeMoves } from './judge-moves.ts';

const table = parse(`
players: [me, Ann, Ben]
first-player: me
phase: play
me:
  fort: 1
  hand: [tiny, doc, rusty]
  deck: [chef, dot, bones]
  discard: [wart, dash]
  yard: []
  lookout: [moose]
  stuff: {pizza: 2, toys: 2}
  pack: {pizza: 1, toys: 0}
  track: 5
  perks: []
  made-up-rule: true
  macaroni: false
rivals:
  Ann: {fort: 0, hand: [prince, scout, punky], deck: 5, discard: [], yard: [lefty], lookout: [], stuff: {pizza: 1, toys: 1}, pack: {pizza: 0, toys: 1}, track: 3, perks: [], macaroni: false}
  Ben: {fort: 1, yard: [munch, penny], pack: {pizza: 1, toys: 1}, track: 4, perks: [], macaroni: false}
park: [skids, spike, tink]
park-deck: 10
supply: {pizza: 9, toys: 9}
perk-row: [bribe, diy, do-over]
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
