import type { Codec } from '../../shared/document.ts';
import { isList } from '../../shared/reading.ts';
import { oneOf, type Shape } from './shape.ts';

/** A question of either game. */
export interface Check<Kind, Situation, Move> {
  /** null: nothing is asked yet. */
  readonly kind: Kind | null;
  readonly situation: Situation;
  readonly move: Move;
}

export const blankCheck = { kind: null, situation: {}, move: {} } as const;

export const isBlankCheck = (check: {
  readonly kind: unknown;
  readonly situation: object;
}): boolean => check.kind === null && Object.keys(check.situation).length === 0;

/** A question as it is kept and shared: [kind, situation, move]. */
export function checkCodec<Kind extends string, Situation, Move>(
  name: string,
  kinds: readonly Kind[],
  isSituation: Shape<Situation>,
  isMove: Shape<Move>,
): Codec<Check<Kind, Situation, Move>> {
  const isKind = oneOf([null, ...kinds]);
  return {
    kind: name,
    version: 1,
    write: ({ kind, situation, move }) => [kind, situation, move],
    read: (data) => {
      if (!isList(data) || data.length !== 3) return undefined;
      const [kind, situation, move] = data;
      return isKind(kind) && isSituation(situation) && isMove(move)
        ? { kind, situation, move }
        : undefined;
    },
  };
}
