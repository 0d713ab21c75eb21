import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { moveSchema, situationSchema } from '../format/schema.ts';
import { judge } from './judge.ts';

const written = z.array(
  z.strictObject({
    says: z.string(),
    situation: situationSchema,
    move: moveSchema,
    answer: z.unknown().optional(),
  }),
);

const text = readFileSync(new URL('moments.yaml', import.meta.url), 'utf8');

const spelled = (list: readonly { readonly code: string; readonly facts: object }[]) =>
  list.map(({ code, facts }) => (Object.keys(facts).length > 0 ? { [code]: facts } : code));

test.each(written.parse(parse(text)))('$says', ({ situation, move, answer }) => {
  const {
    verdict,
    violations,
    missing,
    effects,
    readings,
    options = [],
    usually,
  } = judge(situation, move);
  const broken = violations.map(({ rule, code, facts }) => ({ code: `${rule} ${code}`, facts }));
  const parts = {
    breaks: spelled(broken),
    unknown: missing.map(({ fact }) => fact),
    does: spelled(effects),
    readings,
    options,
    usually: usually ? [usually.verdict ?? 'nothing', ...usually.conditions] : [],
  };
  const said = Object.entries(parts).filter(([, list]) => list.length > 0);
  const found = said.length > 0 ? { [verdict]: Object.fromEntries(said) } : verdict;
  expect(found).toEqual(answer);
});
