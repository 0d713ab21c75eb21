/** A sentence that says why, and the clauses that say so. */
export interface Reason {
  readonly text: string;
  readonly rules: readonly string[];
}

/** What two clauses say in the same words is said once. */
export function joinReasons(said: readonly { text: string; rule: string }[]): Reason[] {
  const rules = new Map<string, Set<string>>();
  for (const { text, rule } of said)
    rules.set(text, (rules.get(text) ?? new Set<string>()).add(rule));
  return [...rules].map(([text, all]) => ({ text, rules: [...all] }));
}
