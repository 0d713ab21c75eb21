/** Something a person can mend: what is wrong, and what to do about it. */
export class Problem extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.name = 'Problem';
    this.hint = hint;
  }
}

export const describeProblem = (problem: Problem): string =>
  `\n✗ ${problem.message}\n  → ${problem.hint.replaceAll('\n', '\n    ')}\n`;
