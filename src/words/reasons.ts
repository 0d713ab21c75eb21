import type { Effect, Violation } from '#engine/core/verdict.ts';

/** A sentence that says why, and the clauses that say so. */
export interface Reason {
  readonly text: string;
  readonly rules: readonly string[];
}

/** Reasons; the same words with two clauses become one. */
export function joinReasons(said: readonly { text: string; rule: string }[]): Reason[] {
  const rules = new Map<string, Set<string>>();
  for (const { text, rule } of said)
    rules.set(text, (rules.get(text) ?? new Set<string>()).add(rule));
  return [...rules].map(([text, all]) => ({ text, rules: [...all] }));
}

/** A sentence begins with a capital letter, in quotation marks too. */
export const withCapital = (text: string): string =>
  text.replace(/^[^\p{L}\d]*\p{L}/u, (first) => first.toUpperCase());

/** Parts that are lists themselves, so that one more “and” would be one too many. */
export const isListed = (part: string): boolean => /,|\s(?:and|и|i|oraz)\s/u.test(part);

/** How a game says what a move does and why it is refused; about a rival, if it is a rival's move. */
export interface MoveSentences {
  readonly violation: (violation: Violation, rival?: string) => string;
  /** Everything that happens, sentence by sentence. */
  readonly effects: (effects: readonly Effect[], rival?: string) => readonly string[];
}
