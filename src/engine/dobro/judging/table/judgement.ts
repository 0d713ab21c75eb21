import type { Finding } from '#engine/core/partial-knowledge.ts';
import { same } from '#engine/core/same.ts';
import type { Judgement as AnyJudgement, Effect, Fact, Verdict } from '#engine/core/verdict.ts';
import type { Rule, Violation } from '../../violation.ts';

/** A play and the value it leaves. */
export interface Option {
  readonly cards: readonly string[];
  readonly as?: number;
  readonly value: number;
}

export interface Judgement extends AnyJudgement<Rule, Option> {
  /** What the hand may play, where that was asked; or the ways to name a Joker that is played. */
  readonly options?: readonly Option[];
  /** The value after each play, where a climb was judged; null where a Joker was not named. */
  readonly values?: readonly (number | null)[];
}

const nothing = { violations: [], missing: [], effects: [], readings: [] } as const;

export const judgement = (verdict: Verdict, parts: Partial<Judgement> = {}): Judgement => ({
  ...nothing,
  verdict,
  ...parts,
});

export const refused = (
  violations: readonly Violation[],
  readings: readonly Rule[] = [],
): Judgement => judgement('illegal', { violations, readings: [...new Set(readings)] });

/** An answer that depends on unknown facts, of which three are named at a time. */
export const unknown = (...facts: string[]): Judgement =>
  judgement('open', { missing: facts.slice(0, 3).map((fact) => ({ fact })) });

/** An answer that depends on something, with what it usually is and what would change it. */
export const undecided = ({ missing, usually }: Finding<Rule, unknown>): Judgement => ({
  ...unknown(...missing),
  ...(usually && { usually }),
});

/** The effects that all of the ways have in common. */
export const shared = ([first = [], ...others]: readonly (readonly Effect[])[]): Effect[] =>
  first.filter((effect) => {
    return others.every((ways) => ways.some((other) => same(other, effect)));
  });

/** The same by code alone: where figures differ, all of them are given. */
export const sharedCodes = ([first = [], ...others]: readonly (readonly Effect[])[]): Effect[] =>
  first.flatMap((effect) => {
    const alike = others.map((ways) => ways.find(({ code }) => code === effect.code));
    if (alike.includes(undefined)) return [];
    const facts = Object.entries(effect.facts).map(([key, fact]) => [
      key,
      agreed([fact, ...alike.map((other) => other?.facts[key])]),
    ]);
    return [{ ...effect, facts: Object.fromEntries(facts) }];
  });

/** A figure that differs between the ways is given with every value it may have. */
const agreed = (facts: readonly (Fact | undefined)[]): Fact => {
  const [first = '', ...others] = new Set(facts.filter((fact) => fact !== undefined));
  if (others.length === 0) return first;
  const all = [first, ...others];
  return all.sort((one, other) => Number(one) - Number(other)).join(' / ');
};

/** The violations that all of the ways have in common; if there are none, those of the first. */
export function inCommon([first = [], ...others]: readonly (readonly Violation[])[]): Violation[] {
  const everywhere = first.filter(({ code }) =>
    others.every((ways) => ways.some((other) => other.code === code)),
  );
  return (everywhere.length > 0 ? everywhere : first).map((violation) => {
    const all = others.map((ways) => ways.find(({ code }) => code === violation.code) ?? ways[0]);
    const facts = Object.entries(violation.facts).map(([key, fact]) => [
      key,
      agreed([fact, ...all.map((other) => other?.facts[key])]),
    ]);
    return { ...violation, facts: Object.fromEntries(facts) };
  });
}
