import type { z } from 'zod';
import type { Manner, Told } from '#cli/game.ts';
import type { dobroFormat } from '#engine/dobro/format/schema.ts';
import type { Option } from '#engine/dobro/judging/answer.ts';
import { judge } from '#engine/dobro/judging/judge.ts';
import type { Format } from '#i18n/format.ts';
import {
  sayDobroCard,
  sayDobroEffect,
  sayDobroMissing,
  sayDobroOption,
  sayDobroViolation,
} from '../words/verdict.ts';

type Description = z.output<typeof dobroFormat.description>;

const sayOptions = (options: readonly Option[], t: Format): string[] =>
  options.length === 0
    ? [t('dobro-verdicts:no-options')]
    : options.map((option) => sayDobroOption(option, t));

export function tellMove({ situation = {}, move }: Description, { t, strict }: Manner): Told {
  const judgement = judge(situation, move, { strict });
  const { options } = judgement;
  return {
    judgement,
    violations: judgement.violations.map((one) => sayDobroViolation(one, t)),
    missing: judgement.missing.map((one) => `${sayDobroMissing(one, t)} (${one.fact})`),
    effects: judgement.effects.map((one) => sayDobroEffect(one, t)),
    granted: (judgement.granted ?? []).map(
      ({ fact, value }) =>
        `${sayDobroMissing({ fact }, t)}: ${[value]
          .flat()
          .map((card) => sayDobroCard(`${card}`, t))
          .join(', ')} (${fact})`,
    ),
    ...(options && {
      ways: { heading: t('verdicts:heading.options'), points: sayOptions(options, t) },
    }),
  };
}
