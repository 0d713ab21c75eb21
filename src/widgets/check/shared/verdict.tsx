import type { ComponentChildren } from 'preact';
import type { Verdict } from '#engine/core/verdict.ts';
import { Icon } from '#widgets/shared/icon.tsx';
import { RuleLink, useText } from '#widgets/shared/text.tsx';
import type { Reason } from '#words/reasons.ts';

const icons = {
  legal: 'check',
  illegal: 'cross',
  open: 'question',
  impossible: 'warning',
  unreadable: 'warning',
} as const satisfies Record<Verdict, string>;

/** A button: a question that is still open, or another play. */
export interface Suggestion {
  readonly text: string;
  readonly take: () => void;
}

export interface SuggestionGroup {
  readonly title: string;
  readonly icon: string;
  readonly all: readonly Suggestion[];
}

function Suggestions({ title, icon, all }: SuggestionGroup) {
  return (
    <div>
      <h3>{title}</h3>
      <ul class="w-asks">
        {all.map(({ text, take }, at) => (
          <li key={at}>
            <button type="button" onClick={take}>
              <Icon id={icon} />
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Props {
  readonly verdict: Verdict | null;
  /** It is a claim, which is right or wrong rather than allowed. */
  readonly claimed: boolean;
  readonly waiting: boolean;
  /** The usual answer, and what would change it. */
  readonly usually: readonly string[];
  readonly reasons: readonly Reason[];
  readonly effects: readonly string[];
  /** What an allowed move rests on. */
  readonly rules: readonly string[];
  readonly groups: readonly SuggestionGroup[];
  readonly readings: readonly string[];
  readonly titles: Readonly<Record<string, string>>;
  /** The verdict on each of several moves. */
  readonly steps: ComponentChildren;
  /** What is needed before there is anything to judge. */
  readonly start: string;
  readonly children?: ComponentChildren;
}

/** The answer: allowed and what happens, not allowed and why, or what is still needed. */
export function VerdictPanel(props: Props) {
  const t = useText();
  const { verdict, claimed, waiting, usually, reasons, effects, groups, readings, titles } = props;
  return (
    <section
      class="w-verdict panel"
      data-verdict={verdict ?? 'none'}
      aria-labelledby="verdict"
      aria-busy={waiting}
    >
      <h2 id="verdict">
        {verdict === null ? (
          t('check:verdict.none')
        ) : (
          <>
            <Icon id={icons[verdict]} />{' '}
            {claimed && (verdict === 'legal' || verdict === 'illegal')
              ? t(`rules:example.claim-verdict.${verdict}`)
              : t(`rules:example.verdict.${verdict}`)}
          </>
        )}
      </h2>
      {verdict === null && <p>{props.start}</p>}
      {verdict === 'impossible' && <p>{t('check:verdict.impossible')}</p>}
      {usually.length > 0 && <p class="w-usually">{usually.join(' ')}</p>}
      {reasons.length > 0 && (
        <ul class="w-reasons">
          {reasons.map(({ rules, text }, at) => (
            <li key={at}>
              {text}
              {rules.map((rule) => (
                <span key={rule}>
                  {' '}
                  <RuleLink clause={rule}>
                    {t('check:verdict.rule', { title: titles[rule] ?? rule })}
                  </RuleLink>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      {effects.length > 0 && (
        <ul class="w-effects">
          {effects.map((text, at) => (
            <li key={at}>{text}</li>
          ))}
        </ul>
      )}
      {props.rules.length > 0 && (
        <p class="w-hint">
          {t('verdicts:heading.rules')}
          {props.rules.map((rule) => {
            const title = titles[rule] ?? rule;
            const [number] = title.split(' ');
            return (
              <span key={rule}>
                {' '}
                <RuleLink clause={rule} label={title}>
                  {number}
                </RuleLink>
              </span>
            );
          })}
        </p>
      )}
      {groups.map((group) => (
        <Suggestions key={group.title} {...group} />
      ))}
      {props.steps}
      {readings.map((rule) => (
        <p key={rule} class="w-hint">
          {t('check:verdict.reading')} <RuleLink clause={rule}>{titles[rule] ?? rule}</RuleLink>
        </p>
      ))}
      {props.children}
    </section>
  );
}
