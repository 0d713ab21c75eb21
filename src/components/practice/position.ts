import { isOneOf, isRecord, isWhole } from '#engine/core/unknown-data.ts';
import { type AnswerOutcome, answerOutcomes } from './stage.ts';

/** Where somebody is among situations that come one after another. */
export interface Position {
  readonly ids: readonly string[];
  readonly outcomes: readonly AnswerOutcome[];
  /** The situation in sight; after the last one, the result. */
  readonly at: number;
}

/** As kept with the entry of the browser’s history: Back leads to the same situation with its answer. */
export const keptPosition = (position: Position): unknown => ({ practice: position });

/** The position that an entry of the history keeps; undefined for one that was made elsewhere. */
export function readPosition(state: unknown, known: readonly string[]): Position | undefined {
  if (!isRecord(state) || !isRecord(state.practice)) return undefined;
  const { ids, outcomes, at } = state.practice;
  if (!Array.isArray(ids) || !Array.isArray(outcomes)) return undefined;
  const isSame =
    ids.length > 0 &&
    ids.every((id) => known.includes(id)) &&
    outcomes.every((outcome) => isOneOf(outcome, answerOutcomes)) &&
    isWhole(at, 0, ids.length) &&
    (outcomes.length === at || outcomes.length === at + 1) &&
    outcomes.length <= ids.length;
  return isSame ? { ids, outcomes, at } : undefined;
}
