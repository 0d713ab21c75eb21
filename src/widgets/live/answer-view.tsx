import type { ComponentChildren } from 'preact';
import type { Verdict } from '#engine/core/verdict.ts';
import type { WordedAnswer } from '#words/examples/outcome.ts';
import { Icon } from '../shared/icon.tsx';
import { useText } from '../shared/text.tsx';
import type { Cited } from './file.ts';
import './example.css';

const verdictIcons = {
  legal: 'check',
  illegal: 'cross',
  open: 'question',
  impossible: 'warning',
  unreadable: 'warning',
} as const satisfies Record<Verdict, string>;

/** The verdict in a word or two: moves are allowed or not, claims are right or wrong. */
export function useVerdictWord(): (verdict: Verdict, claimed: boolean) => string {
  const t = useText();
  return (verdict, claimed) =>
    claimed && (verdict === 'legal' || verdict === 'illegal')
      ? t(`rules:example.claim-verdict.${verdict}`)
      : t(`rules:example.verdict.${verdict}`);
}

interface Props {
  readonly answer: WordedAnswer;
  readonly claimed: boolean;
  /** Where a rule is explained, and what it is called. */
  readonly cite: (rule: string) => (Cited & { readonly href: string }) | undefined;
  /** The clause it stands under: that one needs no link. */
  readonly under: string;
  /** Follows the word. */
  readonly mark?: ComponentChildren;
  /** Something to press beside a fact that is missing. */
  readonly onMissing?: (fact: string) => ComponentChildren;
}

/** The answer to an example: the verdict, why, what happens, and what it rests on. */
export function AnswerView({ answer, claimed, cite, under, mark, onMissing }: Props) {
  const t = useText();
  const word = useVerdictWord();
  const { verdict } = answer;
  return (
    <>
      <p class="e-word">
        <Icon id={verdictIcons[verdict]} /> <span>{word(verdict, claimed)}</span>
        {mark}
      </p>
      <div class="e-why">
        {answer.reasons.map(({ rule, text }, at) => {
          const cited = rule === under ? undefined : cite(rule);
          return (
            <p key={at}>
              {text}
              {cited && (
                <>
                  {' '}
                  <a href={cited.href} data-number={cited.number}>
                    {t('rules:example.by-rule', { number: cited.number, title: cited.title })}
                  </a>
                </>
              )}
            </p>
          );
        })}
        {answer.missing.map(({ fact, text }) => (
          <p key={fact}>
            {t('rules:example.missing', { fact: text })}
            {onMissing?.(fact)}
          </p>
        ))}
        {answer.effects.map((effect, at) => (
          <p key={at}>{effect}</p>
        ))}
        {answer.readings.map((rule) => {
          const cited = cite(rule);
          if (cited === undefined) return null;
          const { number } = cited;
          return (
            <p key={rule}>
              <a href={cited.href}>
                {cited.reading
                  ? t('rules:example.by-reading', { number })
                  : t('rules:example.by-editions', { number })}
              </a>
            </p>
          );
        })}
      </div>
    </>
  );
}
