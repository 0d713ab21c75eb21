import type { Sheet, SheetEntry } from '#engine/fort/format/sheet.ts';

/** The points of levels 0 to 5 on the boards of the tests. */
const points = [0, 2, 5, 9, 15, 23];

/** A score sheet with known points for the levels. */
export const sheet = (players: readonly SheetEntry[], more: Partial<Sheet> = {}): Sheet => ({
  players,
  points,
  ...more,
});

/** Somebody who has nothing. */
export const rival: SheetEntry = { name: 'Rival', track: 0, fort: 0 };
