import { no, type Violation } from '../violation.ts';

/** With nothing on the table there is nothing to take: the opener plays (climb.open). */
export const checkTake = (climbSize: number): Violation[] =>
  climbSize > 0 ? [] : [no('climb.open', 'nothing-to-take')];
