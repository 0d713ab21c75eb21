// Kept apart from the schema: browsers score written sheets without having the schemas.
import { fortLevelTrack } from '#generated/fort.ts';
import type { Sheet, WrittenSheet } from '../format/sheet.ts';

/** Points per level: those printed facts we know, and those that are given. */
export function readSheet({ players, board, winners }: WrittenSheet): Sheet {
  const given: Readonly<Record<string, number | undefined>> = board?.points ?? {};
  return {
    players,
    points: fortLevelTrack.points.map((known, level) => given[level] ?? known),
    ...(winners ? { winners } : {}),
  };
}
