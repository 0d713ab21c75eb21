import type { RoundEntry } from './score.ts';
import { groupsOf, makeableSums, type Pile, sumsFrom, unmakeable } from './sums.ts';

/** Who may have won by the lower sum, as far as the last round shows. */
export interface Victories {
  /** Each a list of seats; only one where nothing more need be asked. */
  readonly possible: number[][];
  /** Seats whose sum is unknown and may decide. */
  readonly needsSums: readonly number[];
}

/**
 * Among those who are still tied the lower sum of numbers in the last score pile wins (end.tie). A
 * sum that nobody added up may be any that this many cards can make; without cards it is 0.
 */
export function victoriesOf(
  tied: readonly number[],
  entry: RoundEntry,
  players: number,
): Victories {
  const { piles = [], sums = [] } = entry;
  const makeable = makeableSums(players);
  // Bit n: the sum may be n.
  const may = (seat: number): bigint => {
    const sum = sums[seat];
    const size = piles[seat];
    if (sum !== undefined) return 1n << BigInt(sum);
    return size === undefined ? sumsFrom(makeable, 0) : (makeable[size] ?? 0n);
  };
  const seats = [...Array(players).keys()];
  const makes = (winners: readonly number[], sum: number): boolean =>
    unmakeable(
      makeable,
      seats.flatMap((seat): Pile[] => {
        const own = sums[seat] ?? (winners.includes(seat) ? sum : undefined);
        return own === undefined ? [] : [{ seat, size: piles[seat], sum: own }];
      }),
    ) === undefined;
  const wins = (winners: readonly number[]): boolean => {
    const others = tied.filter((seat) => !winners.includes(seat)).map(may);
    let common = winners.map(may).reduce((some, other) => some & other);
    for (let sum = 0; common > 0n; sum++, common >>= 1n) {
      if (others.some((other) => other >> BigInt(sum + 1) === 0n)) return false;
      if (common & 1n && makes(winners, sum)) return true;
    }
    return false;
  };
  const possible = groupsOf(tied).filter((winners) => winners.length > 0 && wins(winners));
  const isKnown = (seat: number): boolean => (may(seat) & (may(seat) - 1n)) === 0n;
  const decides = (seat: number): boolean => possible.some((winners) => winners.includes(seat));
  return {
    possible,
    needsSums: possible.length === 1 ? [] : tied.filter((seat) => !isKnown(seat) && decides(seat)),
  };
}
