import type { DescribedMove, MoveKind } from '#engine/fort/format/move.ts';
import type { Situation } from '#engine/fort/format/situation.ts';
import { type BoxUse, stated, usesIn } from '#engine/fort/format/spelling.ts';

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

type KeyOf<Move> = Move extends unknown ? keyof Move : never;
type ValueAt<Move, Key> = Move extends unknown
  ? Key extends keyof Move
    ? Move[Key]
    : never
  : never;

/** A move that is being described: it may have keys of several kinds, and any of them may be missing. */
export type Draft = {
  readonly [Key in KeyOf<DescribedMove>]?: ValueAt<DescribedMove, Key>;
};

/** The keys that each kind of move has. */
export type MoveKeys = Readonly<Record<string, readonly string[]>>;

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
  if (kind === 'decline') return { decline: true };
  const own: Draft = Object.fromEntries(
    Object.entries(move).filter(([key]) => keys[kind]?.includes(key)),
  );
  return isMove(own, kind) ? own : undefined;
}

/** All that was done, one thing after another; undefined where one of them is not described far enough. */
export function movesOf(
  check: FortCheck,
  keys: MoveKeys,
): readonly [DescribedMove, ...DescribedMove[]] | undefined {
  const first = moveOf(check, keys);
  const { moves = [], situation } = check;
  const others = moves.map((move) => moveOf({ kind: kindOf(move), situation, move }, keys));
  return first && others.every((move) => move !== undefined) ? [first, ...others] : undefined;
}

/** The kind of a described move; a perk used with a card goes with that card. */
export const kindOf = (move: object): Kind | null =>
  kinds.find((kind) => kind !== 'perk' && kind in move) ?? ('perk' in move ? 'perk' : null);

/** One use of an action box with its choices: the written forms brought to one. */
export type Use = BoxUse;

export const usesOf = ({ actions = [] }: Draft): Use[] => usesIn(actions);

export const actionsOf = (uses: readonly Use[]): Draft['actions'] =>
  uses.map(({ box, choices, card }) => stated({ [box]: choices, card }));
