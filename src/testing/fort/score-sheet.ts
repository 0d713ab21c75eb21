import type { Sheet, SheetEntry } from '#engine/fort/format/sheet.ts';

/** What the boards of the tests print for levels 0 to 5. */
const points = [0, 2, 5, 9, 15, 23];

/** A score sheet whose points of levels are known. */
export const sheet = (players: readonly SheetEntry[], more: Partial<Sheet> = {}): Sheet => ({
  players,
  points,
  ...more,
});

/** Somebody who has nothing. */
export const rival: SheetEntry = { name: 'Rival', track: 0, fort: 0 };
