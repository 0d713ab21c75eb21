import type { DescribedMove } from '../../../engine/fort/describe/move.ts';
import type { Situation } from '../../../engine/fort/describe/situation.ts';
import { type FortCheck, moveOf } from './check.ts';
import type { Edit } from './edit.ts';
import { editsOf } from './edits.ts';

/** A legal move close to the described one. */
export interface Alternative {
  readonly edits: readonly Edit[];
  readonly check: FortCheck;
}

interface Search {
  readonly judge: (situation: Situation, move: DescribedMove) => { readonly verdict: string };
  /** More than a few are no help. */
  readonly most: number;
  /** Asked before every try: whether there is still time. */
  readonly goOn: () => boolean;
}

const keyOf = ({ kind, move }: FortCheck): string => JSON.stringify([kind, move]);

/**
 * Small changes of a move that the judge calls legal: one change if that is enough, otherwise two.
 * What is legal is never decided here.
 */
export function alternatives(check: FortCheck, { judge, most, goOn }: Search): Alternative[] {
  const found: Alternative[] = [];
  const seen = new Set([keyOf(check)]);
  const refused: Alternative[] = [];

  const tryOut = (candidate: Alternative): void => {
    const move = moveOf(candidate.check);
    const key = keyOf(candidate.check);
    if (move === undefined || seen.has(key)) return;
    seen.add(key);
    const { verdict } = judge(candidate.check.situation, move);
    if (verdict === 'legal') found.push(candidate);
    else refused.push(candidate);
  };

  for (const { edit, check: changed } of editsOf(check)) {
    if (found.length >= most || !goOn()) return found;
    tryOut({ edits: [edit], check: changed });
  }
  if (found.some(({ check: { kind } }) => kind === check.kind)) return found;
  for (const { edits, check: changed } of [...refused])
    for (const { edit, check: further } of editsOf(changed)) {
      if (found.length >= most || !goOn()) return found;
      if (further.kind === check.kind) tryOut({ edits: [...edits, edit], check: further });
    }
  return found;
}
