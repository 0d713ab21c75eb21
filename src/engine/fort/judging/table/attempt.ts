import type { Attempt as AnyAttempt } from '#engine/core/attempt.ts';
import type { DescribedMove } from '../../format/move.ts';
import type { Rule } from '../../violation.ts';

/** One attempt at a described move of Fort. */
export type Attempt = AnyAttempt<Rule, DescribedMove>;
