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

/** A fact that nobody described and that the move takes for granted: the card that is played is in hand. */
export interface Granted {
  readonly fact: string;
  readonly value: Fact;
}

/** How strict a judge is. */
export interface JudgeOptions {
  /** Take nothing for granted: what is not described is unknown. */
  readonly strict?: boolean;
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
  /** What the move takes for granted, where that was not described. */
  readonly granted?: readonly Granted[];
  /** One completed way to do the move, where choices were left open. */
  readonly example?: Example;
}
