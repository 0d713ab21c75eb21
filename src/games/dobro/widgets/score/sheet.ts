import { type Score, scoreSheet } from '#engine/dobro/scoring/score.ts';
import { type DobroGame, placesAt, roundAt, roundsOf } from './game.ts';

export interface DobroScore extends Score {
  /** Seats whose sum of numbers decides, entered or not (end.tie). */
  readonly bySum: readonly number[];
}

const sumSeat = (path: string): number[] => {
  const seat = /\.sums\.(\d+)$/.exec(path)?.[1];
  return seat === undefined ? [] : [Number(seat)];
};

/** The whole sheet, asked of the engine; rounds beyond the last one wait for the long game. */
export function scoreGame(game: DobroGame): DobroScore {
  const { players, long } = game;
  const rounds = Array.from({ length: roundsOf(game) }, (_, at) => {
    const { ranked, piles, forgetful } = roundAt(game, at);
    return { ...(ranked ? { places: placesAt(game, at) } : { piles }), forgetful };
  });
  const unsaid = scoreSheet({ players, rounds, long });
  const bySum = unsaid.missing.flatMap(sumSeat);
  // Sums that were entered for a tie that no longer exists don't count.
  const { sums } = roundAt(game, rounds.length - 1);
  const asked = sums.map((sum, seat) => (bySum.includes(seat) ? sum : undefined));
  const summed = [...rounds.slice(0, -1), { ...rounds.at(-1), sums: asked }];
  const score = bySum.length === 0 ? unsaid : scoreSheet({ players, rounds: summed, long });
  return { ...score, bySum };
}

/** Place in the final ranking by points; winners of a tie-break come first. */
export const rankOf = ({ totals, winners }: Score, seat: number): number | null => {
  if (winners.length === 0) return null;
  if (winners.includes(seat)) return 1;
  const before = totals.filter((total, at) => total > (totals[seat] ?? 0) || winners.includes(at));
  return 1 + before.length;
};
