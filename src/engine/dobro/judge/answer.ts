import type { Judgement as AnyJudgement, Effect, Verdict } from '../../core/verdict.ts';
import type { Rule, Violation } from '../violation.ts';

/** A play and the value it leaves. */
export interface Option {
  readonly cards: readonly string[];
  readonly as?: number;
  readonly value: number;
}

export interface Judgement extends AnyJudgement<Rule, Option> {
  /** What the hand may play, where that was asked. */
  readonly options?: readonly Option[];
  /** The value after each play, where a climb was judged. */
  readonly values?: readonly number[];
}

const nothing = { violations: [], missing: [], effects: [], readings: [] } as const;

export const answer = (verdict: Verdict, parts: Partial<Judgement> = {}): Judgement => ({
  ...nothing,
  verdict,
  ...parts,
});

export const refused = (
  violations: readonly Violation[],
  readings: readonly Rule[] = [],
): Judgement => answer('illegal', { violations, readings: [...new Set(readings)] });

export const unknown = (...facts: string[]): Judgement =>
  answer('open', { missing: facts.map((fact) => ({ fact })) });

/** What happens whichever of the ways it is. */
export const shared = ([first = [], ...others]: readonly (readonly Effect[])[]): Effect[] =>
  first.filter((effect) => {
    const same = JSON.stringify(effect);
    return others.every((ways) => ways.some((other) => JSON.stringify(other) === same));
  });
