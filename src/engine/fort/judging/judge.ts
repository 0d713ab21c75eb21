import { described } from './described-question.ts';
import { judgeBy } from './judge-by.ts';
import { following } from './moves/follow.ts';
import { others } from './moves/other.ts';

export type { Found, WayMade } from './judge-by.ts';

/** The judge of all moves. */
export const { judge, happenings, waysToMake } = judgeBy({ described, following, others });
