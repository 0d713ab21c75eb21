import type { Judgement } from '#engine/core/verdict.ts';

/** A judgement with what the judge was asked. */
export interface Answer extends Judgement {
  readonly asked: { readonly situation: unknown; readonly move: unknown };
}

interface Reported {
  readonly game: string;
  readonly answer: Answer;
  readonly language: string;
  readonly version: string;
  readonly link: string;
}

/** What somebody needs to look into a verdict: the description as the command line takes it, and the answer. */
export function reportText({ game, answer, ...where }: Reported): string {
  const lines = [
    JSON.stringify({ game, ...answer.asked }),
    `verdict: ${answer.verdict}`,
    ...answer.violations.map(
      ({ rule, code, facts }) => `${game}/${rule}: ${code} ${JSON.stringify(facts)}`,
    ),
    ...answer.missing.map(({ fact }) => `missing: ${fact}`),
    ...(answer.granted ?? []).map(({ fact, value }) => `granted: ${fact} ${JSON.stringify(value)}`),
    ...answer.readings.map((rule) => `reading: ${game}/${rule}`),
    `version: ${where.version} (${where.language})`,
    where.link,
  ];
  return lines.join('\n');
}
