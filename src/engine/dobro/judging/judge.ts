import { judgeBy } from './judge-by.ts';
import { others } from './moves/other.ts';
import { impossible } from './table/impossible-table.ts';

/** Answers for a described Dobro move; a legal one with the rules it rests on. */
export const judge = judgeBy({ impossible, others });
