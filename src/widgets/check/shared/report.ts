import type { Judgement } from '../../../engine/core/verdict.ts';

interface Question {
  readonly situation: unknown;
  readonly move: unknown;
}

/** A judgement with what the judge was asked. */
export interface Answer extends Judgement {
  readonly asked: Question;
}

interface Reported {
  readonly game: string;
  /** As it is on the screen: the judge may not have been asked yet. */
  readonly check: Question;
  readonly judgement: Answer | null;
  readonly language: string;
  readonly version: string;
  readonly link: string;
}

/** What somebody needs to look into a verdict: the description as the command line takes it, and the answer. */
export function reportText({ game, check, judgement, ...where }: Reported): string {
  const { situation, move } = judgement?.asked ?? check;
  const lines = [
    JSON.stringify({ game, situation, move }),
    `verdict: ${judgement?.verdict ?? 'none'}`,
    ...(judgement?.violations ?? []).map(
      ({ rule, code, facts }) => `${game}/${rule}: ${code} ${JSON.stringify(facts)}`,
    ),
    ...(judgement?.missing ?? []).map(({ fact }) => `missing: ${fact}`),
    ...(judgement?.readings ?? []).map((rule) => `reading: ${game}/${rule}`),
    `version: ${where.version} (${where.language})`,
    where.link,
  ];
  return lines.join('\n');
}
