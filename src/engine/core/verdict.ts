/** Verdicts are data: codes and figures. Words live in content/ui, never here. */

export type Verdict = 'legal' | 'illegal' | 'open' | 'impossible' | 'unreadable';

export type Fact = string | number | boolean | readonly string[];
export type Facts = Readonly<Record<string, Fact>>;

/** A broken rule: the clause it breaks, the key of its words, and the figures that matter. */
export interface Violation<Rule extends string = string> {
  readonly rule: Rule;
  readonly code: string;
  readonly facts: Facts;
}

/** A fact the answer depends on that was not described (dotted path: `me.stuff.pizza`). */
export interface Missing<Rule extends string = string> {
  readonly fact: string;
  readonly rule?: Rule;
}

export interface Effect {
  readonly code: string;
  readonly facts: Facts;
}

export interface Judgement<Rule extends string = string, Example = unknown> {
  readonly verdict: Verdict;
  readonly violations: readonly Violation<Rule>[];
  readonly missing: readonly Missing<Rule>[];
  readonly effects: readonly Effect[];
  /** Clauses of which the verdict uses this project's reading. */
  readonly readings: readonly Rule[];
  /** One completed way to do the move, where choices were left open. */
  readonly example?: Example;
}
