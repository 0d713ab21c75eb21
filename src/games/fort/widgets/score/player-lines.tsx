import type { Line } from '#engine/fort/scoring/score.ts';
import { RuleLink, useText } from '#widgets/shared/text.tsx';
import { useTable } from './table.ts';

/** What a line is for: the made-up rule by its name, the Fort Level with its number. */
export function useLineName(): (line: Line, seat: number) => string {
  const t = useText();
  const { game, names } = useTable();
  return (line, seat) => {
    const rule = names.rules.find(([id]) => id === game.players[seat]?.rule);
    if (line.id === 'made-up-rule' && rule !== undefined) return rule[1];
    if (line.id === 'fort-level' && line.figure !== undefined)
      return t('score-lines:line.fort-level-at', { level: line.figure });
    return t(`score-lines:line.${line.id}`);
  };
}

/** The lines of one player as they stand, each with its rule a tap away. */
export function PlayerLines({ seat }: { seat: number }) {
  const t = useText();
  const { result } = useTable();
  const lineName = useLineName();
  const score = result.players[seat];
  if (score === undefined) return null;
  const shown = (points: number | null) => points ?? <span title={t('score:open')}>–</span>;
  return (
    <dl class="w-lines">
      {score.lines.map((line) => (
        <div key={line.id}>
          <dt>
            <RuleLink clause={line.rule}>{lineName(line, seat)}</RuleLink>
          </dt>
          <dd>{shown(line.points)}</dd>
        </div>
      ))}
      <div class="w-sum">
        <dt>{t('score:total')}</dt>
        <dd>{shown(score.total)}</dd>
      </div>
    </dl>
  );
}
