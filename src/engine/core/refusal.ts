import { fired } from './trace.ts';
import type { Facts, Violation } from './verdict.ts';

const noFacts: Facts = {};

/** A refusal: the clause, the key of its words, and the figures that matter. */
export function refusal<Rule extends string>(
  rule: Rule,
  code: string,
  facts: Facts = noFacts,
): Violation<Rule> {
  fired(rule);
  return { rule, code, facts };
}
