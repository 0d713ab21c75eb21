import { RuleLink, useRuleTitle, useText } from '../shared/text.tsx';

/** The rule behind something, by its number and title, a tap away. */
export function NamedRule({ clause }: { clause: string }) {
  const t = useText();
  const title = useRuleTitle()(clause);
  return <RuleLink clause={clause}>{t('score:to-rule', { title })}</RuleLink>;
}
