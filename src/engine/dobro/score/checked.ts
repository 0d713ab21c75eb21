import type { Problem, Score } from './score.ts';

/** What claims are held to. */
export interface Counted extends Pick<Score, 'rounds' | 'starters' | 'played' | 'of'> {
  /** Who may have won, each a list of seats; none while the last round is not counted. */
  readonly victories: readonly (readonly number[])[];
}

/** What is wrong with a claim, or what is still needed to tell. */
export interface Checked {
  readonly wrong: readonly Problem[];
  readonly missing: readonly string[];
}

export const right: Checked = { wrong: [], missing: [] };

export const needs = (...missing: string[]): Checked => ({ wrong: [], missing });

export const refuted = (at: string, problem: Omit<Problem, 'at'>): Checked => ({
  wrong: [{ ...problem, at }],
  missing: [],
});
