import { fits, type Schema } from '#engine/core/format/fits.ts';
import { currentVersion, type QuestionUpgrade } from '#engine/core/format/version.ts';
import { isList } from '#engine/core/unknown-data.ts';
import type { Codec } from '#widgets/shared/document.ts';

/** A question of any game. */
export interface Check<Kind, Situation, Move> {
  /** null: nothing is asked yet. */
  readonly kind: Kind | null;
  readonly situation: Situation;
  readonly move: Move;
  /** The moves after it, where a link describes several. */
  readonly moves?: readonly object[];
}

export const blankCheck = { kind: null, situation: {}, move: {} } as const;

export const isBlankCheck = (check: {
  readonly kind: unknown;
  readonly situation: object;
}): boolean => check.kind === null && Object.keys(check.situation).length === 0;

/** A question as it is kept and shared: [kind, situation, move], and further moves if there are any. */
export function checkCodec<Asked extends Check<unknown, unknown, unknown>>(
  name: string,
  schema: Schema,
  upgrade: QuestionUpgrade,
): Codec<Asked> {
  const isAsked = (data: object): data is Asked => fits(data, schema);
  return {
    kind: name,
    // Like the format itself: what version 1 wrote is turned into the current version.
    version: currentVersion,
    upgrades: {
      1: (data) =>
        isList(data) ? [data[0], upgrade.situation(data[1]), upgrade.move(data[2])] : data,
    },
    write: ({ kind, situation, move, moves = [] }) =>
      moves.length > 0 ? [kind, situation, move, moves] : [kind, situation, move],
    read: (data) => {
      if (!isList(data) || data.length < 3 || data.length > 4) return undefined;
      const [kind, situation, move, moves] = data;
      const asked = { kind, situation, move, ...(moves === undefined ? {} : { moves }) };
      return isAsked(asked) ? asked : undefined;
    },
  };
}
