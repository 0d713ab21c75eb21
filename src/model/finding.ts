/** Something wrong in the content: where it is, what is wrong, and what to do about it. */
export interface Finding {
  /** Path from the top of the project. */
  readonly file: string;
  /** The entry inside the file: a clause, a card, a key. */
  readonly entry?: string | undefined;
  readonly problem: string;
  readonly hint: string;
}

export function describeFinding(finding: Finding): string {
  const where = finding.entry === undefined ? finding.file : `${finding.file} › ${finding.entry}`;
  return `${where}: ${finding.problem}\n  → ${finding.hint}`;
}

/** Content that can't be used; the message lists all findings. */
export class ContentError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(describeFinding).join('\n'));
    this.name = 'ContentError';
    this.findings = findings;
  }
}

export function assertNone(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new ContentError(findings);
}
