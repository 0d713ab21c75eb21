import { judgeBy } from './judge-by.ts';
import { judgeOther } from './moves/other.ts';

export type { Found } from './judge-by.ts';

/** The judge of all moves. */
export const { judge, happenings } = judgeBy(judgeOther);
