import type { Judgement } from '../../../engine/core/verdict.ts';

interface Reported {
  readonly game: string;
  readonly situation: unknown;
  readonly move: unknown;
  readonly judgement: Judgement<string> | null;
  readonly language: string;
  readonly version: string;
  readonly link: string;
}

/** What somebody needs to look into a verdict: the description as the command line takes it, and the answer. */
export function reportText({ game, situation, move, judgement, ...where }: Reported): string {
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
