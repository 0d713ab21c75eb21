import { isList, isWhole, parseJson } from '#engine/core/unknown-data.ts';
import { fortLevelTrack } from '#generated/fort.ts';
import { moveText, type Shelf } from '#widgets/shared/shelf.ts';

/** The figures printed on the reader's own boards: asked once, then known on this device. */
export const pointsKey = 'yardstick/fort-level-points';
const aside = 'yardstick/aside/fort-level-points';

const isPoints = (data: unknown): data is (number | null)[] =>
  isList(data) &&
  data.length === fortLevelTrack.points.length &&
  data.every((points) => points === null || isWhole(points, 0, 999));

export function rememberedPoints(shelf: Shelf): readonly (number | null)[] {
  const text = shelf.get(pointsKey);
  if (text === null) return fortLevelTrack.points;
  const data = parseJson(text);
  if (isPoints(data)) return data;
  // The points are asked for again, and what was stored is not thrown away.
  moveText(shelf, pointsKey, aside, text);
  return fortLevelTrack.points;
}

/** What was set aside, unchanged. */
export const unreadPoints = (shelf: Shelf): string | null => shelf.get(aside);
export const forgetUnread = (shelf: Shelf): void => shelf.drop(aside);

export const rememberPoints = (shelf: Shelf, points: readonly (number | null)[]): boolean =>
  shelf.put(pointsKey, JSON.stringify(points));

/** Points missing in a game are taken from the device; its own stay. */
export const filledIn = (
  own: readonly (number | null)[],
  remembered: readonly (number | null)[],
): readonly (number | null)[] => {
  const filled = own.map((points, level) => points ?? remembered[level] ?? null);
  return filled.every((points, level) => points === own[level]) ? own : filled;
};
