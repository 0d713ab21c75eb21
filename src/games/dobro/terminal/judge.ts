import type { z } from 'zod';
import type { InWords, Manner } from '#cli/game.ts';
import { sayMoves } from '#cli/steps.ts';
import type { dobroFormat } from '#engine/dobro/format/schema.ts';
import { judge } from '#engine/dobro/judging/judge.ts';
import { judgeMoves } from '#engine/dobro/judging/judge-moves.ts';
import type { Option } from '#engine/dobro/judging/table/judgement.ts';
import type { Format } from '#i18n/format.ts';
import { isClaim } from '#words/examples/outcome.ts';
import { lines } from '../examples/lines.ts';
import { sayDobroCard } from '../words/card.ts';
import { sayerDobro } from '../words/saying/sayer.ts';
import {
  sayDobroEffect,
  sayDobroEffects,
  sayDobroGranted,
  sayDobroMissing,
  sayDobroOption,
  sayDobroUsually,
  sayDobroViolation,
} from '../words/verdict.ts';

type Description = z.output<typeof dobroFormat.description>;

const sayOptions = (options: readonly Option[], t: Format): NonNullable<InWords['ways']> =>
  options.length === 0
    ? { heading: t('dobro-verdicts:no-options'), points: [] }
    : {
        heading: t('verdicts:heading.options'),
        points: options.map((option) => sayDobroOption(option, t)),
      };

export function answerMove(description: Description, { t, strict, language }: Manner): InWords {
  const { situation = {}, move, moves = [] } = description;
  const single = moves.length > 0 ? undefined : judge(situation, move, { strict });
  const several =
    single ??
    sayMoves(
      judgeMoves(situation, [move, ...moves], { strict }),
      situation,
      {
        violation: (one, rival) => sayDobroViolation(one, t, rival),
        missing: (one) => sayDobroMissing(one, t),
        effect: (one, rival) => sayDobroEffect(one, t, rival),
        effects: (all, rival) => sayDobroEffects(all, t, rival),
        card: (id) => sayDobroCard(id, t),
        table: lines.situation,
      },
      { t, language },
    );
  const judgement = 'judgement' in several ? several.judgement : several;
  const rival = 'steps' in several ? several.rival : undefined;
  const options = single?.options;
  const claimed = isClaim({ move });
  const { usually } = judgement;
  return {
    judgement,
    said: sayerDobro(language).say(description),
    claimed,
    ...(usually && {
      usually: sayDobroUsually(usually, claimed, t),
      usuallyNot: usually.violations.map((one) => sayDobroViolation(one, t, rival)),
    }),
    violations: judgement.violations.map((one) => sayDobroViolation(one, t, rival)),
    missing: judgement.missing.map((one) => `${sayDobroMissing(one, t)} (${one.fact})`),
    effects: judgement.effects.map((one) => sayDobroEffect(one, t)),
    happens: sayDobroEffects(judgement.effects, t),
    granted: (judgement.granted ?? []).map((one) => `${sayDobroGranted(one, t)} (${one.fact})`),
    ...('steps' in several ? { steps: several.steps } : {}),
    ...(options && { ways: sayOptions(options, t) }),
  };
}
