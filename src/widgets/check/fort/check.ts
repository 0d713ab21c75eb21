import {
  type BoxUse,
  type ClaimMove,
  type CleanupMove,
  type DeclineMove,
  type DescribedMove,
  type DiscardMove,
  type DrawMove,
  type FollowMove,
  type PerkMove,
  type PlayMove,
  type RecruitMove,
  type SetupMove,
  type SkipMove,
  stated,
  usesIn,
} from '#engine/fort/format/move.ts';
import type { Situation } from '#engine/fort/format/situation.ts';

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
] as const;
export type Kind = (typeof kinds)[number];

/** A move that is being described: any part of it may still be missing. */
export type Draft = Partial<
  PlayMove &
    FollowMove &
    RecruitMove &
    PerkMove &
    CleanupMove &
    DiscardMove &
    DrawMove &
    SkipMove &
    DeclineMove &
    ClaimMove &
    SetupMove
>;

/** What is being asked about. */
export interface FortCheck {
  readonly kind: Kind | null;
  readonly situation: Situation;
  readonly move: Draft;
}

/** What a move consists of besides its main part. */
const parts: { readonly [kind in Kind]?: readonly string[] } = {
  play: ['add', 'lookout', 'suit', 'declare', 'actions', 'perk'],
  follow: ['box', 'action', 'perk'],
  recruit: ['to', 'perk'],
  claim: ['player'],
  perk: ['take', 'pay'],
};

const isMove = (draft: Draft, kind: Kind): draft is DescribedMove => draft[kind] !== undefined;

/** The move as the judge takes it; undefined while its main part is missing. */
export function moveOf({ kind, move }: FortCheck): DescribedMove | undefined {
  if (kind === null) return undefined;
  if (kind === 'decline') return { decline: true };
  const own: Draft = Object.fromEntries(
    Object.entries(move).filter(([key]) => key === kind || parts[kind]?.includes(key)),
  );
  return isMove(own, kind) ? own : undefined;
}

/** The kind of a described move; a perk used with a card goes with that card. */
export const kindOf = (move: object): Kind | null =>
  kinds.find((kind) => kind !== 'perk' && kind in move) ?? ('perk' in move ? 'perk' : null);

/** One use of an action box with its choices: the written forms brought to one. */
export type Use = BoxUse;

export const usesOf = ({ actions = [] }: Draft): Use[] => usesIn(actions);

export const actionsOf = (uses: readonly Use[]): Draft['actions'] =>
  uses.map(({ box, choices, of }) => stated({ [box]: choices, of }));
