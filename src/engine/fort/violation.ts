import type { ClauseId } from '#generated/fort.ts';
import { fired } from '../core/trace.ts';
import type { Violation as AnyViolation, Facts } from '../core/verdict.ts';

export type Rule = ClauseId;
export type Violation = AnyViolation<Rule>;

const noFacts: Facts = {};

/** A refusal: the clause, the key of its words, and the figures that matter. */
export function no(rule: Rule, code: string, facts: Facts = noFacts): Violation {
  fired(rule);
  return { rule, code, facts };
}

/** Marks a clause whose rule took effect. */
export const by: (rule: Rule) => void = fired;
