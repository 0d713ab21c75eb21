import type { Missing, Usually } from '#engine/core/verdict.ts';
import { joinReasons, type MoveSentences, type Reason } from '#words/reasons.ts';
import type { AskedJudgement } from './report.ts';

/** A judgement in sentences. */
export interface AnswerInWords {
  /** The usual answer, and what would change it. */
  readonly usually: readonly string[];
  readonly reasons: readonly Reason[];
  /** One text for each fact that is missing. */
  readonly missing: readonly string[];
  readonly effects: readonly string[];
}

/** How a game words the judge's findings. */
export interface Sayings extends MoveSentences {
  readonly missing: (missing: Missing, all: readonly Missing[]) => string;
  readonly usually: (usually: Usually) => readonly string[];
}

/** The rival who moves; undefined for the asker, who is addressed: “You gain 1 pizza.” */
export const rivalOf = ({ by }: { readonly by?: string }): string | undefined =>
  by === 'me' ? undefined : by;

/** A judgement in the words of a game, as the page shows it. */
export function putIntoWords(judgement: AskedJudgement, say: Sayings): AnswerInWords {
  const { usually, steps = [] } = judgement;
  const end = steps.at(-1);
  const failed = end && end.verdict !== 'legal' ? rivalOf(end) : undefined;
  return {
    usually: usually ? say.usually(usually) : [],
    reasons: joinReasons(
      [...judgement.violations, ...(usually?.violations ?? [])].map((violation) => ({
        rule: violation.rule,
        text: say.violation(violation, failed),
      })),
    ),
    missing: judgement.missing.map((one) => say.missing(one, judgement.missing)),
    effects: say.effects(judgement.effects),
  };
}
