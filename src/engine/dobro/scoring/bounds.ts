import { figures } from '#generated/dobro.ts';
import type { RoundEntry, Score, Sheet } from './score.ts';

/** The least and the most that a figure may be; the same where it is known. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

const exactly = (figure: number): Range => ({ least: figure, most: figure });

/** Places that a seat may have, going by the piles that were counted (score.rank, score.tie). */
function placeRange({ piles = [], places = [] }: RoundEntry, players: number, seat: number): Range {
  const [own, place] = [piles[seat], places[seat]];
  if (place !== undefined) return exactly(place);
  if (own === undefined) return { least: 1, most: players };
  const all = Array.from({ length: players }, (_, at) => piles[at]);
  const least = 1 + all.filter((size) => (size ?? 0) > own).length;
  return { least, most: least + all.filter((size) => size === undefined).length };
}

/** Points that a seat may have in a round that is not completely written down (forget.penalty). */
function openPoints(entry: RoundEntry, players: number, seat: number): Range {
  const { least, most } = placeRange(entry, players, seat);
  const points = (place: number): number => figures.points[place - 1] ?? 0;
  const { forgetful = null } = entry;
  const lost = figures.forgetfulPenalty;
  return {
    least: points(least) - (forgetful === seat || forgetful === null ? lost : 0),
    most: points(most) - (forgetful === seat ? lost : 0),
  };
}

/** Points that a seat may have in a round, as far as the sheet shows. */
export function pointsRange(
  { players, rounds: entries }: Sheet,
  rounds: Score['rounds'],
  round: number,
  seat: number,
): Range {
  const points = rounds[round]?.points[seat] ?? null;
  return points === null ? openPoints(entries[round] ?? {}, players.length, seat) : exactly(points);
}

/** Totals that the seats may have. */
export const totalRanges = (sheet: Sheet, rounds: Score['rounds']): Range[] =>
  sheet.players.map((_, seat) => {
    const ranges = rounds.map((_round, at) => pointsRange(sheet, rounds, at, seat));
    return {
      least: ranges.reduce((sum, { least }) => sum + least, 0),
      most: ranges.reduce((sum, { most }) => sum + most, 0),
    };
  });
