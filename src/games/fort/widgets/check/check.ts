import type { DescribedMove, MoveKind } from '#engine/fort/format/move.ts';
import type { Situation } from '#engine/fort/format/situation.ts';
import { type BoxUse, stated, usesIn } from '#engine/fort/format/spelling.ts';
import { type DraftOf, inOrder, type MoveKeys, ofKind } from '#widgets/check/shared/draft.ts';

/** What can have happened, the most frequent first. */
export const kinds = [
  'play',
  'follow',
  'recruit',
  'perk',
  'decline',
  'cleanup',
  'discard',
  'draw',
  'skip',
  'claim',
  'setup',
] as const satisfies readonly MoveKind[];
export type Kind = (typeof kinds)[number];

/** A move that is being described. */
export type Draft = DraftOf<DescribedMove>;

/** What is being asked about. */
export interface FortCheck {
  readonly kind: Kind | null;
  readonly situation: Situation;
  readonly move: Draft;
  readonly moves?: readonly Draft[];
}

const isMove = (draft: Draft, kind: Kind): draft is DescribedMove => draft[kind] !== undefined;

/** The move as the judge takes it; undefined while its main part is missing. */
export function moveOf({ kind, move }: FortCheck, keys: MoveKeys): DescribedMove | undefined {
  if (kind === null) return undefined;
  if (kind === 'decline') return { decline: true, ...(move.by && { by: move.by }) };
  const own = ofKind(move, kind, keys);
  return isMove(own, kind) ? own : undefined;
}

/** The move and those after it, as the judge takes them. */
export const movesOf = (check: FortCheck, keys: MoveKeys) =>
  inOrder(
    check,
    () => moveOf(check, keys),
    (move) => moveOf({ ...check, kind: kindOf(move), move }, keys),
  );

/** Somebody else's move is judged from that player's seat, as one of several. */
export const isOfAnother = (move: DescribedMove): boolean =>
  'by' in move && move.by !== undefined && move.by !== 'me';

/** The kind of a described move; a perk used with a card goes with that card. */
export const kindOf = (move: object): Kind | null =>
  kinds.find((kind) => kind !== 'perk' && kind in move) ?? ('perk' in move ? 'perk' : null);

/** One use of an action box with its choices, reduced to one way of writing. */
export type Use = BoxUse;

export const usesOf = ({ actions = [] }: Draft): Use[] => usesIn(actions);

export const actionsOf = (uses: readonly Use[]): Draft['actions'] =>
  uses.map(({ box, choices, card }) => stated({ [box]: choices, card }));
