import type { Resource } from '../notation/tree.ts';
import { type Counts, total } from './counts.ts';

/** Most tokens of one kind that Stuff holds (board.stuff). */
export const stuffHolds = 4;

export const stuffRoom = ({ stuff }: Pick<Counts, 'stuff'>, what: Resource): number =>
  stuffHolds - stuff[what];

/** fort.capacity, with 2 more in an XXL Backpack (perk.xxl-backpack). */
export const packHolds = ({ level, perk }: Pick<Counts, 'level' | 'perk'>): number =>
  level + (perk === 'xxl-backpack' ? 3 : 1);

/** The same for described perks; from level 2 on, an unknown perk may be the XXL Backpack (fort.level-2). */
export const packMayHold = (level: number, perks: readonly string[] | undefined): number =>
  level + ((perks ? perks.includes('xxl-backpack') : level >= 2) ? 3 : 1);

export const packRoom = (counts: Pick<Counts, 'level' | 'perk' | 'pack'>): number =>
  packHolds(counts) - total(counts.pack);

/** fort.capacity, board.lookout. */
export const lookoutHolds = ({ level }: Pick<Counts, 'level'>): number => level + 1;
