import type { Missing } from '#engine/core/verdict.ts';
import { lineIds, type ScoreLine, type ScoreResult } from '#engine/fort/scoring/score.ts';
import type { Format } from '#i18n/format.ts';
import type { Sum } from '#words/examples/outcome.ts';
import type { FortWords } from './verdict.ts';

export const sayPoints = (points: number | null, t: Format): string =>
  points === null ? t('score-lines:open') : t('score-lines:points', { count: points });

/** What a line is for: the made-up rule by its name, the Fort Level with its number. */
function lineName({ id, rule, figure }: ScoreLine, { t, name }: FortWords): string {
  const named = id === 'made-up-rule' ? name(rule.replace('rule.', '')) : undefined;
  if (named !== undefined) return named;
  return id === 'fort-level' && figure !== undefined
    ? t('score-lines:line.fort-level-at', { level: figure })
    : t(`score-lines:line.${id}`);
}

/** One line of a player's score: “Fort Level 5: 23 VP”. */
export const sayScoreLine = (line: ScoreLine, words: FortWords): string =>
  words.t('score-lines:row', {
    line: lineName(line, words),
    points: sayPoints(line.points, words.t),
  });

/** A sheet counted, line by line. */
export function saySums({ players }: ScoreResult, words: FortWords): Sum[] {
  const { t } = words;
  return players.flatMap(({ name, lines, total }, seat) => {
    const sum = (tells: string, label: string, points: number | null): Sum => ({
      tells,
      seat,
      owner: name,
      label,
      value: sayPoints(points, t),
      ...(points === null ? { open: true } : {}),
    });
    // A missing line is worth nothing.
    const line = (id: (typeof lineIds)[number]): Sum => {
      const own = lines.find((each) => each.id === id);
      return own === undefined
        ? sum(id, t(`score-lines:line.${id}`), 0)
        : sum(id, lineName(own, words), own.points);
    };
    return [...lineIds.map(line), sum('total', t('live:total'), total)];
  });
}

/** Who won, and what decided. */
export function sayWinners(
  { winners, ranking, tieBreak }: ScoreResult,
  { t }: FortWords,
): string[] {
  if (winners.length === 0) return [];
  const won = t(winners.length > 1 ? 'score-lines:shared' : 'score-lines:winner', {
    names: winners,
  });
  if (ranking.length === 0) return [won, t('score-lines:sure')];
  return tieBreak === null ? [won] : [won, t(`score-lines:tie-break.${tieBreak}`)];
}

/** A figure that is still needed, as part of a sentence. */
export function sayMissingFigure({ fact }: Missing, { t }: Pick<FortWords, 't'>): string {
  const dot = fact.lastIndexOf('.');
  const [player, figure] = [fact.slice(0, dot), fact.slice(dot + 1)];
  return player === 'board.points'
    ? t('score-lines:missing.board-points', { level: figure })
    : t(`score-lines:missing.${figure}`, { player: { word: 'player', name: player } });
}
