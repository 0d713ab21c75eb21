import { type Means, total } from './means.ts';
import type { Resource } from './notation/tree.ts';

/** Most tokens of one kind that Stuff holds (board.stuff). */
export const stuffHolds = 4;

export const stuffRoom = ({ stuff }: Pick<Means, 'stuff'>, what: Resource): number =>
  stuffHolds - stuff[what];

/** fort.capacity, with 2 more in an XXL Backpack (perk.xxl-backpack). */
export const packHolds = ({ level, perk }: Pick<Means, 'level' | 'perk'>): number =>
  level + (perk === 'xxl-backpack' ? 3 : 1);

/** The same by the perks that are told; untold ones, from level 2 on, may be that one (fort.level-2). */
export const packMayHold = (level: number, perks: readonly string[] | undefined): number =>
  level + ((perks ? perks.includes('xxl-backpack') : level >= 2) ? 3 : 1);

export const packRoom = (means: Pick<Means, 'level' | 'perk' | 'pack'>): number =>
  packHolds(means) - total(means.pack);

/** fort.capacity, board.lookout. */
export const lookoutHolds = ({ level }: Pick<Means, 'level'>): number => level + 1;
