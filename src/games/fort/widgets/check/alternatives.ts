import type { Violation } from '#engine/core/verdict.ts';
import type { DescribedMove } from '#engine/fort/format/move.ts';
import type { Situation } from '#engine/fort/format/situation.ts';
import type { MoveKeys } from '#widgets/check/shared/draft.ts';
import { type FortCheck, moveOf } from './check.ts';
import type { Edit, Edited } from './edit.ts';
import { editsOf } from './edits.ts';

/** A move close to the described one that is legal, or may be. */
export interface Alternative {
  readonly edits: readonly Edit[];
  readonly check: FortCheck;
  readonly verdict: string;
}

interface Search {
  readonly judge: (
    situation: Situation,
    move: DescribedMove,
  ) => { readonly verdict: string; readonly violations: readonly Violation[] };
  readonly keys: MoveKeys;
  /** How many to find: more than a few are no help. */
  readonly most: number;
  /** Asked before every try: whether there is still time; changes of changes get half of it. */
  readonly goOn: (share: number) => boolean;
}

/** Moves that do nothing at all: always allowed, and seldom what is looked for. */
const givesUp = ({ edits }: Alternative): boolean =>
  edits.every(({ code }) => code === 'decline' || code === 'skip');

const keyOf = ({ kind, move }: FortCheck): string => JSON.stringify([kind, move]);

/**
 * Small changes that make a move legal by the judge: one change if that is enough or may be, otherwise
 * two or three; then other moves altogether. What may be legal comes before giving up. What is legal is
 * never decided here.
 */
export function alternatives(
  check: FortCheck,
  violations: readonly Violation[],
  { judge, keys, most, goOn }: Search,
): Alternative[] {
  const found: Alternative[] = [];
  const seen = new Set([keyOf(check)]);

  /** Tries changes; returns those that are not enough alone, each with what is still wrong. */
  const tryOut = (edited: readonly Edited[], before: readonly Edit[] = []) => {
    const refused: (Alternative & { readonly violations: readonly Violation[] })[] = [];
    for (const { edit, check: other } of edited) {
      if (found.length >= most || !goOn(before.length > 0 ? 0.5 : 1)) break;
      const move = moveOf(other, keys);
      const edits = [...before, edit];
      // The same changes in another order have the same result.
      const ways = [
        keyOf(other),
        edits
          .map((each) => JSON.stringify(each))
          .sort()
          .join(),
      ];
      if (!move || ways.some((way) => seen.has(way))) continue;
      for (const way of ways) seen.add(way);
      const { verdict, violations: left } = judge(other.situation, move);
      const changed = { edits, check: other, verdict };
      if (verdict === 'legal') found.push(changed);
      else refused.push({ ...changed, violations: left });
    }
    return refused;
  };

  const { near, far = [] } = editsOf(check, violations);
  let refused = tryOut(near);
  const open = found.length > 0 ? [] : refused.filter(({ verdict }) => verdict === 'open');
  for (let more = 0; more < 2 && found.length + open.length === 0; more++)
    refused = refused.flatMap(({ edits, check: changed, violations: left }) =>
      left.length <= violations.length ? tryOut(editsOf(changed, left).near, edits) : [],
    );
  const further = tryOut(far).filter(({ verdict }) => verdict === 'open');
  const maybe = open.slice(0, 3);
  return found.every(givesUp)
    ? [...[...maybe, ...further].slice(0, most), ...found]
    : [...found, ...maybe];
}
