import { atBest } from './figures-at-best.ts';
import { withGranted } from './granted.ts';
import { checkBeside } from './moves/perk-beside.ts';
import { impossible } from './table/impossible-situation.ts';

/** What a judge has to know for questions that say more than which card is played. */
export const described = { withGranted, impossible, checkBeside, atBest };
