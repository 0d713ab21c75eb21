import type { MadeUpRuleId, PerkId } from '#generated/fort.ts';
import type { CardId } from '../cards/ids.ts';
import type { CardSymbol, Resource, Suit } from '../notation/tree.ts';

/** '?' is one card that is not named, 'more' an unknown number of them. */
type PileCard = CardId | '?' | 'more';
/** Cards by name, or only how many there are. */
export type Pile = readonly PileCard[] | number;

/** In a Lookout only symbols show: a card may be described by them. */
export type ShownCard = PileCard | CardSymbol | { readonly shows: readonly CardSymbol[] };

export type Tokens = { readonly [kind in Resource]?: number };
/** A number says how many there are, not of which kind; 0 is empty. */
export type Holding = Tokens | number;

/** One player's side of the table. What is left out is unknown. */
export interface Side {
  readonly hand?: Pile;
  readonly deck?: Pile;
  readonly discard?: Pile;
  readonly yard?: Pile;
  readonly lookout?: readonly ShownCard[] | number;
  readonly stuff?: Holding;
  readonly pack?: Holding;
  readonly fort?: number;
  readonly vp?: number;
  /** Perks lying in front of the player, used ones not. */
  readonly perks?: readonly PerkId[];
  readonly rule?: MadeUpRuleId | true;
  readonly macaroni?: boolean;
  /** Cards already played and added this turn; none: no card yet. */
  readonly played?: CardId | 'none';
  readonly added?: readonly CardId[];
  /** How many cards were already recruited in this Recruit phase. */
  readonly recruited?: number;
  /** Whether this is (or is about to be) the player's first turn. */
  readonly 'first-turn'?: boolean;
}

export const phases = ['cleanup', 'play', 'follow', 'recruit', 'discard', 'draw'] as const;
export type PhaseName = (typeof phases)[number];

/** What followers look at: the leader's card and what happened to it so far. */
export interface Lead {
  /** none: the leader plays no card this turn, so there is nothing to follow. */
  readonly played?: CardId | 'none';
  /** The suit declared for a coin card. */
  readonly declared?: Suit;
  /** What the leader took where the public action gave a choice; none: not used or no choice. */
  readonly gained?: Resource | 'none';
  /** Still carrying out the card. */
  readonly resolving?: boolean;
  readonly followed?: readonly string[];
  readonly declined?: readonly string[];
}

export const steps = ['0-1', '1-2', '2-3', '3-4', '4-5'] as const;
type StepName = (typeof steps)[number];
export type Cost = readonly (Resource | 'any')[];

/** Printed facts that the project does not know: read off your own board. */
interface BoardFacts {
  readonly costs?: { readonly [step in StepName]?: Cost };
  readonly points?: Readonly<Record<string, number>>;
}

/** A described moment of a game: partial, and perhaps impossible. The one who asks is `me`. */
export interface Situation {
  /** How many play, or their names in turn order, the asker as `me`. */
  readonly players?: number | readonly string[];
  /** Who has the first player card. */
  readonly first?: string;
  readonly turn?: string;
  readonly phase?: PhaseName;
  readonly leader?: Lead;
  readonly me?: Side;
  readonly rivals?: Readonly<Record<string, Side>>;
  readonly park?: Pile;
  readonly 'park-deck'?: number;
  readonly supply?: Tokens;
  readonly 'perk-row'?: readonly PerkId[];
  readonly board?: BoardFacts;
}
