import type { Judgement } from '#engine/core/verdict.ts';

/** A judgement with what the judge was asked. */
export interface AskedJudgement extends Judgement {
  readonly asked: {
    readonly situation: unknown;
    readonly move: unknown;
    readonly moves?: readonly unknown[];
  };
  /** Of several moves: the verdict on each that was judged. */
  readonly steps?: readonly StepAnswer[];
}

type StepAnswer = Judgement & { readonly by?: string; readonly oneWay?: true };

interface Reported {
  readonly game: string;
  readonly answer: AskedJudgement;
  readonly language: string;
  readonly version: string;
  readonly link: string;
}

/** Everything needed to look into a verdict: the description as the command line reads it, and the answer. */
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
    ...(answer.editions ?? []).map((rule) => `edition: ${game}/${rule}`),
    `version: ${where.version} (${where.language})`,
    where.link,
  ];
  return lines.join('\n');
}

/** Some mail programs cut off longer letters. No sign of two halves is cut in two: it could not be written down. */
const longest = 1800;

/** An address with the report in it: at `{text}`, or as the body of a letter. */
export function reportLink(address: string, report: string): string {
  const text = encodeURIComponent([...report].slice(0, longest).join(''));
  if (address.includes('{text}')) return address.replace('{text}', text);
  if (!address.startsWith('mailto:')) return address;
  return `${address}${address.includes('?') ? '&' : '?'}body=${text}`;
}
