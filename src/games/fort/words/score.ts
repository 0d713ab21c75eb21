import type { Missing } from '#engine/core/verdict.ts';
import type { Line, ScoreResult } from '#engine/fort/scoring/score.ts';
import type { Format } from '#i18n/format.ts';
import type { FortWords } from './verdict.ts';

export const sayPoints = (points: number | null, t: Format): string =>
  points === null ? t('score-lines:open') : t('score-lines:points', { count: points });

/** One line of a player's score: “Fort Level 5: 23 VP”. */
export function sayScoreLine(line: Line, { t, name }: FortWords): string {
  const rule = line.rule.replace('rule.', '');
  const named = line.id === 'made-up-rule' ? name(rule) : undefined;
  const label =
    named ??
    (line.id === 'fort-level' && line.figure !== undefined
      ? t('score-lines:line.fort-level-at', { level: line.figure })
      : t(`score-lines:line.${line.id}`));
  return t('score-lines:row', { line: label, points: sayPoints(line.points, t) });
}

/** Who won, and what decided. */
export function sayWinners({ winners, tieBreak }: ScoreResult, { t }: FortWords): string[] {
  if (winners.length === 0) return [];
  const names = winners.join(', ');
  const won =
    winners.length > 1 ? t('score-lines:shared', { names }) : t('score-lines:winner', { names });
  return tieBreak === null ? [won] : [won, t(`score-lines:tie-break.${tieBreak}`)];
}

/** A figure that is still needed, as the part of a sentence. */
export function sayMissingFigure({ fact }: Missing, { t }: FortWords): string {
  const dot = fact.lastIndexOf('.');
  const [player, figure] = [fact.slice(0, dot), fact.slice(dot + 1)];
  return player === 'board.points'
    ? t('score-lines:missing.board-points', { level: figure })
    : t(`score-lines:missing.${figure}`, { player });
}
