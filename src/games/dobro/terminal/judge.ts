import { stringify } from 'yaml';
import type { z } from 'zod';
import { marks } from '#cli/answer.ts';
import type { Manner, Told } from '#cli/game.ts';
import type { dobroFormat } from '#engine/dobro/format/schema.ts';
import type { Option } from '#engine/dobro/judging/answer.ts';
import { judge } from '#engine/dobro/judging/judge.ts';
import { judgeMoves, type Step } from '#engine/dobro/judging/judge-moves.ts';
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

/** Several moves, one line each, and the table after the last that is legal. */
function saySteps(steps: readonly Step[], t: Format): NonNullable<Told['steps']> {
  const points = steps.map(({ verdict, by, effects, violations, missing }, at) => {
    const said = [
      ...effects.map((one) => sayDobroEffect(one, t)),
      ...violations.map((one) => sayDobroViolation(one, t)),
      ...missing.map((one) => sayDobroMissing(one, t)),
    ];
    const who = by === 'me' ? [t('dobro-verdicts:you')] : by === undefined ? [] : [by];
    const text = said.length > 0 ? said.join(' ') : t(`verdicts:verdict.${verdict}`);
    return `${at + 1} ${marks[verdict]} ${[...who, text].join(': ')}`;
  });
  const last = steps.findLastIndex((step) => step.situation !== undefined);
  const table = steps[last]?.situation;
  return [
    { heading: t('verdicts:heading.steps'), points },
    ...(table
      ? [
          {
            heading: t('verdicts:heading.after-step', { step: last + 1 }),
            points: [stringify(table, { collectionStyle: 'flow', lineWidth: 0 }).trim()],
          },
        ]
      : []),
  ];
}

export function tellMove(
  { situation = {}, move, moves = [] }: Description,
  { t, strict }: Manner,
): Told {
  const several =
    moves.length > 0 ? judgeMoves(situation, [move, ...moves], { strict }) : undefined;
  const judgement = several ?? judge(situation, move, { strict });
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
    ...(several && { steps: saySteps(several.steps, t) }),
    ...(options && {
      ways: { heading: t('verdicts:heading.options'), points: sayOptions(options, t) },
    }),
  };
}
