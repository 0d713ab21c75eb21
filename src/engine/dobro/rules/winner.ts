/** How a tie for the most points was settled (end.tie). */
export type TieBreak = 'last-round' | 'lower-sum' | 'shared';

export interface Ending {
  readonly winners: readonly number[];
  readonly tieBreak: TieBreak | null;
  /** Players tied on points and on the last round whose deciding sums are unknown. */
  readonly needsSums: readonly number[];
}

const best = (seats: readonly number[], worth: (seat: number) => number): number[] => {
  const most = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === most);
};

/** The players with the most points, and among them those with the most in the last round (end.winner, end.tie). */
export function leadersOf(
  totals: readonly number[],
  lastPoints: readonly number[],
): { readonly leaders: readonly number[]; readonly tieBreak: 'last-round' | null } {
  const leading = best([...totals.keys()], (seat) => totals[seat] ?? 0);
  const leaders = best(leading, (seat) => lastPoints[seat] ?? 0);
  return { leaders, tieBreak: leading.length > 1 ? 'last-round' : null };
}

/** Whether the lower sum gives a single winner or a shared victory. */
export const bySum = (winners: readonly number[]): TieBreak =>
  winners.length === 1 ? 'lower-sum' : 'shared';

/**
 * Most points; then more points in the last round; then the lower sum of numbers in its score
 * pile; then a shared victory (end.winner, end.tie).
 */
export function endingOf(
  totals: readonly number[],
  lastPoints: readonly number[],
  lastSums: readonly (number | undefined)[],
): Ending {
  const { leaders, tieBreak } = leadersOf(totals, lastPoints);
  if (leaders.length === 1) return { winners: leaders, tieBreak, needsSums: [] };
  const needsSums = leaders.filter((seat) => lastSums[seat] === undefined);
  if (needsSums.length > 0) return { winners: [], tieBreak: null, needsSums };
  const winners = best(leaders, (seat) => -(lastSums[seat] ?? 0));
  return { winners, tieBreak: bySum(winners), needsSums: [] };
}
