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

/**
 * Most points; then more points in the last round; then the lower sum of numbers in its score
 * pile; then a shared victory (end.winner, end.tie).
 */
export function endingOf(
  totals: readonly number[],
  lastPoints: readonly number[],
  lastSums: readonly (number | undefined)[],
): Ending {
  const leading = best([...totals.keys()], (seat) => totals[seat] ?? 0);
  const settled = (winners: number[], tieBreak: TieBreak | null): Ending => ({
    winners,
    tieBreak,
    needsSums: [],
  });
  if (leading.length === 1) return settled(leading, null);
  const later = best(leading, (seat) => lastPoints[seat] ?? 0);
  if (later.length === 1) return settled(later, 'last-round');
  const needsSums = later.filter((seat) => lastSums[seat] === undefined);
  if (needsSums.length > 0) return { winners: [], tieBreak: null, needsSums };
  const lower = best(later, (seat) => -(lastSums[seat] ?? 0));
  return settled(lower, lower.length === 1 ? 'lower-sum' : 'shared');
}
