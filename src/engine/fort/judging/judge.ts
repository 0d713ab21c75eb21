import { described } from './described-question.ts';
import { judgeBy } from './judge-by.ts';
import { following } from './moves/follow.ts';
import { others } from './moves/other.ts';

export type { Found } from './judge-by.ts';

/** The judge of all moves, with what it makes of one attempt, and the order of its reasons. */
export const { judge, attempt, order } = judgeBy({ described, following, others });
