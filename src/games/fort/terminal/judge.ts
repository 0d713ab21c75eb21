import { stringify } from 'yaml';
import type { z } from 'zod';
import type { InWords, Manner } from '#cli/game.ts';
import { sayMoves } from '#cli/steps.ts';
import type { fortFormat } from '#engine/fort/format/schema.ts';
import { judge } from '#engine/fort/judging/judge.ts';
import { resources } from '#engine/fort/notation/tree.ts';
import { judgeMoves } from '#engine/fort/several-moves/judge-moves.ts';
import { isClaim } from '#words/examples/outcome.ts';
import { lines } from '../examples/lines.ts';
import { sayUsually } from '../words/conditions.ts';
import { sayEffect, sayEffects } from '../words/effects.ts';
import { sayerFort } from '../words/saying/sayer.ts';
import { sayGranted, sayMissing, sayViolation } from '../words/verdict.ts';
import { fortWords } from '../words/words.ts';

type Description = z.output<typeof fortFormat.description>;

/** One move, or several one after another; a rival's is judged from the rival's seat. */
function answerTo({ situation = {}, move, moves = [] }: Description, manner: Manner) {
  const { strict } = manner;
  if (moves.length === 0 && !('by' in move && move.by))
    return { judgement: judge(situation, move, { strict }), rival: undefined };
  const words = fortWords(manner.language, manner.t);
  return sayMoves(
    judgeMoves(situation, [move, ...moves], { strict }),
    situation,
    {
      violation: (one, rival) => sayViolation(one, words, rival),
      missing: (one, all) => sayMissing(one, words, all),
      effect: (one, rival) => sayEffect(one, words, rival),
      effects: (all, rival) => sayEffects(all, words, rival),
      card: (id) => words.name(id) ?? id,
      amount: (icon, count) =>
        resources.some((kind) => kind === icon)
          ? manner.t(count === 0 ? `verdicts:none-of.${icon}` : `verdicts:amount.${icon}`, {
              count,
            })
          : undefined,
      table: lines.situation,
    },
    manner,
  );
}

export function answerMove(description: Description, manner: Manner): InWords {
  const words = fortWords(manner.language, manner.t);
  const { move } = description;
  const { judgement, rival, ...several } = answerTo(description, manner);
  const { example, usually } = judgement;
  const claimed = isClaim({ move });
  return {
    judgement,
    said: sayerFort(manner.language).say(description),
    ...several,
    claimed,
    ...(usually && {
      usually: sayUsually(usually, claimed, words),
      usuallyNot: usually.violations.map((one) => sayViolation(one, words, rival)),
    }),
    violations: judgement.violations.map((one) => sayViolation(one, words, rival)),
    missing: judgement.missing.map(
      (one) => `${sayMissing(one, words, judgement.missing)} (${one.fact})`,
    ),
    effects: judgement.effects.map((one) => sayEffect(one, words)),
    happens: sayEffects(judgement.effects, words),
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
