import { stringify } from 'yaml';
import type { z } from 'zod';
import type { Manner, Told } from '#cli/game.ts';
import type { fortFormat } from '#engine/fort/format/schema.ts';
import { judge } from '#engine/fort/judging/judge.ts';
import { sayEffect, sayGranted, sayMissing, sayViolation } from '../words/verdict.ts';
import { fortWords } from '../words/words.ts';

type Description = z.output<typeof fortFormat.description>;

export function tellMove({ situation = {}, move }: Description, manner: Manner): Told {
  const words = fortWords(manner.language, manner.t);
  const judgement = judge(situation, move, { strict: manner.strict });
  const { example } = judgement;
  return {
    judgement,
    claimed: 'claim' in move || 'setup' in move,
    violations: judgement.violations.map((one) => sayViolation(one, words)),
    missing: judgement.missing.map((one) => `${sayMissing(one, words)} (${one.fact})`),
    effects: judgement.effects.map((one) => sayEffect(one, words)),
    granted: (judgement.granted ?? []).map((one) => `${sayGranted(one, words)} (${one.fact})`),
    ...(example === undefined
      ? {}
      : {
          ways: {
            heading: manner.t('verdicts:heading.example'),
            points: [stringify(example, { collectionStyle: 'flow', lineWidth: 0 }).trim()],
          },
        }),
  };
}
