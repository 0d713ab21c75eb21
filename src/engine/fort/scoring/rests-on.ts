import type { ClauseId } from '#generated/fort.ts';
import type { PlayerScore } from './score.ts';

/** Clauses that the points on a sheet apply in our reading, or as in the edition that we follow. */
export function scoreRestsOn(players: readonly PlayerScore[]): {
  readonly readings: readonly ClauseId[];
  readonly editions: readonly ClauseId[];
} {
  const counted = players.flatMap(({ lines }) => lines.filter(({ points }) => points !== null));
  const used = (rule: ClauseId): boolean => counted.some((line) => line.rule === rule);
  // No rulebook names the points of level 0.
  const levelZero = counted.some(({ id, figure }) => id === 'fort-level' && figure === 0);
  return {
    readings: [
      ...(levelZero ? (['score.fort'] as const) : []),
      ...(['rule.big-plans'] as const).filter(used),
    ],
    editions: (['rule.play-palace', 'rule.slime-lab'] as const).filter(used),
  };
}
