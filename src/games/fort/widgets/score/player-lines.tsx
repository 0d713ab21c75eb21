import type { ScoreLine } from '#engine/fort/scoring/score.ts';
import { Lines } from '#widgets/score/lines.tsx';
import { useText } from '#widgets/shared/text.tsx';
import { useScoring } from './context.ts';

/** What a line is for: the made-up rule by its name, the Fort Level with its number. */
export function useLineName(): (line: ScoreLine, seat: number) => string {
  const t = useText();
  const { game, names } = useScoring();
  return (line, seat) => {
    const rule = names.rules.find(([id]) => id === game.players[seat]?.rule);
    if (line.id === 'made-up-rule' && rule !== undefined) return rule[1];
    if (line.id === 'fort-level' && line.figure !== undefined)
      return t('score-lines:line.fort-level-at', { level: line.figure });
    return t(`score-lines:line.${line.id}`);
  };
}

/** The lines of one player so far. */
export function PlayerLines({ seat, named = false }: { seat: number; named?: boolean }) {
  const { result } = useScoring();
  const lineName = useLineName();
  const score = result.players[seat];
  if (score === undefined) return null;
  const lines = score.lines.map((line) => ({
    id: line.id,
    name: lineName(line, seat),
    clause: line.rule,
    points: line.points,
  }));
  return <Lines lines={lines} total={score.total} named={named} />;
}
