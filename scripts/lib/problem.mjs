// @ts-check
// Plain JavaScript, because the set-up reports problems too and runs on any Node from 20 on.

/** Something a person can mend: what is wrong, and what to do about it. */
export class Problem extends Error {
  /**
   * @param {string} message what is wrong
   * @param {string} hint what to do
   */
  constructor(message, hint) {
    super(message);
    this.name = 'Problem';
    this.hint = hint;
  }
}

/** @param {Problem} problem */
export const describeProblem = (problem) =>
  `\n✗ ${problem.message}\n  → ${problem.hint.replaceAll('\n', '\n    ')}\n`;
