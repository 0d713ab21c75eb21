import { useFormat, useText } from '#widgets/shared/text.tsx';
import { moverNamedBefore } from '#words/mover.ts';
import { rivalOf, type Sayings } from './answer-in-words.ts';
import type { AskedJudgement } from './report.ts';

type Step = NonNullable<AskedJudgement['steps']>[number];

/** The verdict on each of several moves, which only links can describe. */
export function Steps({ steps, say }: { steps: readonly Step[]; say: Sayings }) {
  const t = useText();
  const format = useFormat();
  const sayStep = (step: Step): string => {
    const rival = rivalOf(step);
    return [
      ...moverNamedBefore(step, rival, say, format).map((name) => `${name}:`),
      ...say.effects(step.effects, rival),
      ...(step.oneWay && step.effects.length > 0 ? [t('verdicts:one-way')] : []),
      ...new Set(step.violations.map((one) => say.violation(one, rival))),
      ...(step.missing.length > 0
        ? [
            t('verdicts:depends', {
              facts: step.missing.map((one) => say.missing(one, step.missing)),
            }),
          ]
        : []),
    ].join(' ');
  };
  return (
    <>
      <p>{t('verdicts:heading.steps')}</p>
      <ol class="w-steps">
        {steps.map((step, at) => (
          <li key={at}>
            <strong>{t(`rules:example.verdict.${step.verdict}`)}</strong> · {sayStep(step)}
          </li>
        ))}
      </ol>
    </>
  );
}
