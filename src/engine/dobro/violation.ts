import type { ClauseId } from '#generated/dobro.ts';
import { refusal } from '../core/refusal.ts';
import { fired } from '../core/trace.ts';
import type { Violation as AnyViolation, Facts } from '../core/verdict.ts';

export type Rule = ClauseId;
export type Violation = AnyViolation<Rule>;

export const no: (rule: Rule, code: string, facts?: Facts) => Violation = refusal;

/** Marks a clause whose rule took effect. */
export const by: (rule: Rule) => void = fired;
