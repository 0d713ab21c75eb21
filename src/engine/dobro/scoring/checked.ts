import type { Problem } from './score.ts';

/** What is wrong with a claim, or what is still needed to check it. */
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
