/** What settled a tie for the most points (end.tie). */
export type TieBreak = 'last-round' | 'lower-sum' | 'shared';

export interface Ending {
  readonly winners: readonly number[];
  readonly tieBreak: TieBreak | null;
  /** Tied on points and on the last round, and the sums that would decide are not known. */
  readonly needsSums: readonly number[];
}

const best = (seats: readonly number[], worth: (seat: number) => number): number[] => {
  const most = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === most);
};

/** Who has the most points, and of these the most in the last round (end.winner, end.tie). */
export function leadersOf(
  totals: readonly number[],
  lastPoints: readonly number[],
): { readonly leaders: readonly number[]; readonly tieBreak: 'last-round' | null } {
  const leading = best([...totals.keys()], (seat) => totals[seat] ?? 0);
  const leaders = best(leading, (seat) => lastPoints[seat] ?? 0);
  return { leaders, tieBreak: leading.length > 1 ? 'last-round' : null };
}

/** What a victory by the lower sum is: of one, or shared. */
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
