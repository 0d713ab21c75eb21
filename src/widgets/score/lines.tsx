import { RuleLink, useText } from '../shared/text.tsx';
import { NamedRule } from './named-rule.tsx';

interface ScoreLine {
  readonly id: string;
  readonly name: string;
  readonly clause: string;
  /** null: an entry is still missing. */
  readonly points: number | null;
}

interface Props {
  readonly lines: readonly ScoreLine[];
  readonly total: number | null;
  /** Whether each line names its rule, or only links to it. */
  readonly named?: boolean;
}

/** Below zero with a sign as wide as a figure. */
const signed = (points: number): string => `${points}`.replace('-', '−');

/** What the points of one player consist of, line by line, each with its rule a tap away. */
export function Lines({ lines, total, named = false }: Props) {
  const t = useText();
  const shown = (points: number | null) =>
    points === null ? <span title={t('score:open')}>–</span> : signed(points);
  return (
    <dl class="w-lines">
      {lines.map(({ id, name, clause, points }) => (
        <div key={id}>
          <dt>
            {named ? (
              <>
                {name}{' '}
                <small>
                  <NamedRule clause={clause} />
                </small>
              </>
            ) : (
              <RuleLink clause={clause}>{name}</RuleLink>
            )}
          </dt>
          <dd>{shown(points)}</dd>
        </div>
      ))}
      <div class="w-sum">
        <dt>{t('score:total')}</dt>
        <dd>{shown(total)}</dd>
      </div>
    </dl>
  );
}
