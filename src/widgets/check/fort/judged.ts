import type { DescribedMove } from '#engine/fort/format/move.ts';
import type { Situation } from '#engine/fort/format/situation.ts';
import { judge } from '#engine/fort/judging/judge.ts';
import type { Answer } from '../shared/report.ts';
import { withGranted } from './granted.ts';

export interface Judged extends Answer {
  readonly asked: { readonly situation: Situation; readonly move: DescribedMove };
}

/** A question that the judge stumbles over is left open rather than never answered. */
function answered(situation: Situation, move: DescribedMove): Judged {
  const asked = { situation, move };
  try {
    return { asked, ...judge(situation, move) };
  } catch {
    return { asked, verdict: 'open', violations: [], missing: [], effects: [], readings: [] };
  }
}

/** A table is never impossible because of what was only taken for granted. */
export function judged(situation: Situation, move: DescribedMove): Judged {
  const answer = answered(withGranted(situation, move), move);
  return answer.verdict === 'impossible' ? answered(situation, move) : answer;
}
